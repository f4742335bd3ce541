import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MaskedField, createNumberMaskRule, type MaskedFieldProps } from './index.ts'

const rule = createNumberMaskRule({ decimals: 0, allowsNegative: false, groupMark: ',' })
const show = async (props: Partial<MaskedFieldProps>, Owner = MaskedField) => {
  render(<Owner label="Seats" name="seats" {...props} rule={rule} />)
  const field = screen.getByRole('textbox', { name: 'Seats' })
  await waitFor(() => {
    expect(field).toHaveAttribute('data-masked')
  })
  return field
}

test('by itself it keeps what is typed', async () => {
  const field = await show({ defaultValue: '12' })
  await userEvent.type(field, '34')
  expect(field).toHaveValue('1,234')
})

test('what its owner takes stands as it was typed', async () => {
  function Owner(props: MaskedFieldProps) {
    const [value, setValue] = useState('12')
    return <MaskedField {...props} value={value} onChange={setValue} />
  }
  const field = await show({}, Owner)
  await userEvent.type(field, '34')
  expect(field).toHaveValue('1,234')
})

test('what its owner does not take is not shown', async () => {
  const change = jest.fn()
  const field = await show({ value: '12', onChange: change })
  await userEvent.type(field, '3')
  expect(change).toHaveBeenLastCalledWith('123')
  expect(field).toHaveValue('12')
})

test('what its owner makes of it is shown, the second time as the first', async () => {
  function AtMostTen(props: MaskedFieldProps) {
    const [value, setValue] = useState('9')
    return (
      <MaskedField {...props} value={value} onChange={(next) => setValue(Number(next) > 10 ? '10' : next)} />
    )
  }
  const field = await show({}, AtMostTen)
  await userEvent.type(field, '9')
  expect(field).toHaveValue('10')
  await userEvent.type(field, '9')
  expect(field).toHaveValue('10')
})

test('whoever listens to its input hears it, and hears once of what has no value', async () => {
  const input = jest.fn()
  const unfinished = jest.fn()
  const whole = { ...rule, read: (shown: string) => (shown.length < 3 ? '' : shown) }
  render(<MaskedField label="Seats" name="seats" rule={whole} onInput={input} onUnfinished={unfinished} />)
  const field = screen.getByRole('textbox', { name: 'Seats' })
  await userEvent.type(field, '12')
  expect(input).toHaveBeenCalledTimes(2)
  expect(unfinished).toHaveBeenCalledTimes(1)
  await userEvent.type(field, '3{Backspace}')
  expect(unfinished).toHaveBeenCalledTimes(2)
})
