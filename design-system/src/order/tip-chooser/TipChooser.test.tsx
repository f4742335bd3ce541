import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TipChooser } from './index.ts'

const options = [
  { value: 'none', label: 'None' },
  { value: '10', label: '10 %', amount: '£1.23' },
  { value: 'other', label: 'Other', panel: <input aria-label="Your amount" /> },
]

test('nothing is chosen beforehand; a share is named with its sum', async () => {
  const change = jest.fn()
  render(<TipChooser label="A tip?" name="tip" options={options} onChange={change} />)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: '10 % £1.23' }))
  expect(change).toHaveBeenCalledWith('10')
})

test('one’s own amount is asked for once that is chosen', async () => {
  render(<TipChooser label="A tip?" name="tip" options={options} defaultValue="none" />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Your amount' })).toBeInTheDocument()
})
