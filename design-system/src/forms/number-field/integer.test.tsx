import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberField, type NumberFieldProps } from './index.ts'

const change = jest.fn()
const show = async (props: Omit<Partial<NumberFieldProps>, 'format'> = {}) => {
  render(<NumberField format="integer" label="Seats" name="seats" onChange={change} {...props} />)
  const field = screen.getByRole('textbox', { name: 'Seats' })
  await waitFor(() => {
    expect(field).toHaveAttribute('data-masked')
  })
  return field
}

beforeEach(() => change.mockClear())

test('takes a minus and digits, and nothing else', async () => {
  const field = await show()
  await userEvent.type(field, '-1x2.5')
  expect(field).toHaveValue('-125')
  expect(change).toHaveBeenLastCalledWith('-125')
})

test('without a minus, a phone may show its keypad of digits', async () => {
  const field = await show({ allowsNegative: false, groupMark: ',' })
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await userEvent.type(field, '-1200')
  expect(field).toHaveValue('1,200')
  expect(change).toHaveBeenLastCalledWith('1200')
})
