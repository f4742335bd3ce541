import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PointsChooser } from './index.ts'

const options = [
  { value: 'p500', label: '500 points', price: '£5.00' },
  { value: 'p2000', label: '2,000 points', note: '100 more on top', price: '£20.00' },
]

test('one of them is chosen, with its price in its name and its note read after it', async () => {
  const change = jest.fn()
  render(
    <PointsChooser label="How many?" name="points" options={options} defaultValue="p500" onChange={change} />,
  )
  expect(screen.getByRole('radiogroup', { name: 'How many?' })).toBeVisible()
  expect(screen.getByRole('radio', { name: '500 points £5.00' })).toBeChecked()
  const more = screen.getByRole('radio', { name: '2,000 points £20.00' })
  expect(more).toHaveAccessibleDescription('100 more on top')
  await userEvent.click(more)
  expect(more).toBeChecked()
  expect(change).toHaveBeenCalledWith('p2000')
})
