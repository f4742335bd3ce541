import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeliveryChoice } from './index.ts'

const options = [
  {
    value: 'seat',
    label: 'Bring it to our seats',
    note: 'Row H, during the trailers',
    price: '£1.00',
    panel: <p>Row H, seats 10 to 12</p>,
  },
  { value: 'post', label: 'Post it', note: 'Not for food', disabled: true },
  { value: 'counter', label: 'We’ll collect it', note: 'Ready from 19:10' },
]

test('is one named choice, each with its price in its name and its note read after it', async () => {
  const change = jest.fn()
  render(<DeliveryChoice label="How?" name="delivery" options={options} onChange={change} />)
  expect(screen.getByRole('radiogroup', { name: 'How?' })).toBeInTheDocument()
  const seat = screen.getByRole('radio', { name: 'Bring it to our seats £1.00' })
  expect(seat).toHaveAccessibleDescription('Row H, during the trailers')
  await userEvent.click(screen.getByText('Bring it to our seats'))
  expect(seat).toBeChecked()
  expect(change).toHaveBeenCalledWith('seat')
})

test('what the chosen one needs stands below it, and of no other', async () => {
  render(<DeliveryChoice label="How?" name="delivery" options={options} defaultValue="seat" />)
  expect(screen.getByText('Row H, seats 10 to 12')).toBeInTheDocument()
  await userEvent.click(screen.getByText('We’ll collect it'))
  expect(screen.queryByText('Row H, seats 10 to 12')).toBeNull()
})

test('is one stop of the keyboard; arrows pass what cannot be chosen', async () => {
  render(<DeliveryChoice label="How?" name="delivery" options={options} defaultValue="seat" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'We’ll collect it' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Post it' })).toBeDisabled()
})

test('shows what its owner says is chosen, and what is wrong', () => {
  render(
    <DeliveryChoice label="How?" name="delivery" options={options} value="counter" error="It is closed." />,
  )
  expect(screen.getByRole('radio', { name: 'We’ll collect it' })).toBeChecked()
  expect(screen.getByRole('radiogroup')).toBeInvalid()
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('It is closed.')
})
