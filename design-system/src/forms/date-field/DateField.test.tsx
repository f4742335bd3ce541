import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DateField, type DateFieldProps } from './index.ts'

const change = jest.fn()
const show = async (props: Partial<DateFieldProps> = {}) => {
  render(<DateField label="Born on" name="birthday" maxYear={2026} onChange={change} {...props} />)
  const field = screen.getByRole('textbox', { name: 'Born on' })
  await waitFor(() => {
    expect(field).toHaveAttribute('data-masked')
  })
  return field
}

beforeEach(() => change.mockClear())

test('figures fall into their places, and the value is told once it is whole', async () => {
  const field = await show()
  await userEvent.type(field, '0903199')
  expect(field).toHaveValue('09/03/199')
  expect(change).not.toHaveBeenCalled()
  await userEvent.type(field, '1')
  expect(change.mock.calls).toEqual([['1991-03-09']])
})

test('a figure that can only be the second gets its zero', async () => {
  const field = await show()
  await userEvent.type(field, '951991')
  expect(field).toHaveValue('09/05/1991')
  expect(change).toHaveBeenLastCalledWith('1991-05-09')
})

test('takes its value back when the day is no longer whole, and has none out of range', async () => {
  const field = await show({ defaultValue: '1991-03-09' })
  expect(field).toHaveValue('09/03/1991')
  await userEvent.type(field, '{Backspace}')
  expect(change).toHaveBeenLastCalledWith('')
  await userEvent.clear(field)
  change.mockClear()
  await userEvent.type(field, '01012027')
  expect(field).toHaveValue('01/01/2027')
  expect(change).not.toHaveBeenCalled()
})

test('something that is no day is told of, and so is its end', async () => {
  const unfinished = jest.fn()
  const field = await show({ onUnfinished: unfinished })
  await userEvent.type(field, '3102')
  expect(unfinished).toHaveBeenCalledTimes(1)
  expect(change).not.toHaveBeenCalled()
  await userEvent.type(field, '2026')
  expect(field).toHaveValue('31/02/2026')
  expect(change).not.toHaveBeenCalled()
  await userEvent.clear(field)
  expect(change.mock.calls).toEqual([['']])
  await userEvent.type(field, '28022026')
  expect(change).toHaveBeenLastCalledWith('2026-02-28')
  await userEvent.type(field, '{Backspace}')
  expect(change).toHaveBeenLastCalledWith('')
  expect(unfinished).toHaveBeenCalledTimes(3)
})

test('takes the days from 1900 to the end of this year unless it is told otherwise', async () => {
  const year = new Date().getFullYear()
  const field = await show({ maxYear: undefined })
  const write = async (figures: string) => {
    await userEvent.clear(field)
    change.mockClear()
    await userEvent.type(field, figures)
  }
  await write(`0101${year + 1}`)
  expect(change).not.toHaveBeenCalled()
  await write(`3112${year}`)
  expect(change.mock.calls).toEqual([[`${year}-12-31`]])
  await write('31121899')
  expect(change).not.toHaveBeenCalled()
  await write('01011900')
  expect(change.mock.calls).toEqual([['1900-01-01']])
})

test('its mask follows the order of its place', async () => {
  const field = await show({ format: 'YYYY-MM-DD' })
  await userEvent.type(field, '19910309')
  expect(field).toHaveValue('1991-03-09')
  expect(change.mock.calls).toEqual([['1991-03-09']])
})

test('asks for a keypad of figures', async () => {
  expect(await show()).toHaveAttribute('inputmode', 'numeric')
})
