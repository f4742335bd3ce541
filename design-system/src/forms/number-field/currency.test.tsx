import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberField, type NumberFieldProps } from './index.ts'

const change = jest.fn()
const show = async (
  props: Omit<Partial<NumberFieldProps>, 'format' | 'symbol'> & { symbol?: string } = {},
) => {
  render(<NumberField format="currency" label="Worth" name="worth" symbol="£" onChange={change} {...props} />)
  const field = screen.getByRole('textbox', { name: 'Worth' })
  await waitFor(() => {
    expect(field).toHaveAttribute('data-masked')
  })
  return field
}

beforeEach(() => change.mockClear())

test('shows the currency, marks thousands, and fills the places when it is left', async () => {
  const field = await show()
  expect(field).toHaveValue('£')
  await userEvent.type(field, '1200.5')
  expect(field).toHaveValue('£1,200.5')
  expect(change).toHaveBeenLastCalledWith('1200.5')
  await userEvent.tab()
  expect(field).toHaveValue('£1,200.50')
})

test('stands where the place writes it, in the marks of the place', async () => {
  const field = await show({
    symbol: 'kr.',
    currencyFormat: '%v %s',
    decimalMark: ',',
    groupMark: ' ',
    defaultValue: '12.5',
  })
  expect(field).toHaveValue('12,50 kr.')
})

test('takes no minus', async () => {
  const field = await show()
  await userEvent.type(field, '-5')
  expect(change).toHaveBeenLastCalledWith('5')
})

test('a currency without parts has no places, and asks for a keypad without a mark', async () => {
  const field = await show({ symbol: '¥', decimals: 0 })
  expect(field).toHaveAttribute('inputmode', 'numeric')
  await userEvent.type(field, '12.5')
  expect(change).toHaveBeenLastCalledWith('125')
  await userEvent.tab()
  expect(field).toHaveValue('¥125')
})

test('one with parts asks for a keypad that has the mark', async () => {
  expect(await show()).toHaveAttribute('inputmode', 'decimal')
})
