import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberField, type NumberFieldProps } from './index.ts'

const change = jest.fn()
const show = async (props: Omit<Partial<NumberFieldProps>, 'format'> = {}) => {
  render(<NumberField format="decimal" label="Rate" name="rate" onChange={change} {...props} />)
  const field = screen.getByRole('textbox', { name: 'Rate' })
  await waitFor(() => {
    expect(field).toHaveAttribute('data-masked')
  })
  return field
}

beforeEach(() => change.mockClear())

test('takes a minus and a decimal part of so many places', async () => {
  const field = await show({ decimals: 1 })
  await userEvent.type(field, '-12.59x')
  expect(field).toHaveValue('-12.5')
  expect(change).toHaveBeenLastCalledWith('-12.5')
})

test('is written with the marks of its place, its value with a point', async () => {
  const field = await show({ decimalMark: ',', groupMark: '' })
  // The point of a keypad is taken for the comma.
  await userEvent.type(field, '1200.5')
  expect(field).toHaveValue('1200,5')
  expect(change).toHaveBeenLastCalledWith('1200.5')
})

test('takes no minus where there is none, and then asks for a keypad, which has none', async () => {
  const field = await show({ allowsNegative: false })
  expect(field).toHaveAttribute('inputmode', 'decimal')
  await userEvent.type(field, '-5')
  expect(change).toHaveBeenLastCalledWith('5')
})

test('where a minus may be typed it asks for a keyboard that has one', async () => {
  expect(await show()).toHaveAttribute('inputmode', 'text')
})
