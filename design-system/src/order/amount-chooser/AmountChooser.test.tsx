import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AmountChooser } from './index.ts'

const options = [
  { value: '15', label: '£15' },
  { value: '25', label: '£25' },
  { value: 'another', label: 'Another', panel: <input aria-label="Amount" /> },
]

test('one of the sums, or another, whose field stands below', async () => {
  const change = jest.fn()
  render(
    <AmountChooser
      label="How much?"
      name="amount"
      options={options}
      defaultValue="25"
      onChange={change}
      help="Between £5 and £150."
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'How much?' })
  expect(group).toHaveAccessibleDescription('Between £5 and £150.')
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByText('Another'))
  expect(change).toHaveBeenCalledWith('another')
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInTheDocument()
})
