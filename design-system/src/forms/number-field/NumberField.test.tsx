import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { NumberField, type NumberFieldProps } from './index.ts'

const change = jest.fn()
const field = () => screen.getByRole('textbox', { name: 'Gift card' })
const masked = () =>
  waitFor(() => {
    expect(field()).toHaveAttribute('data-masked')
  })

function Page({ start = '', ...rest }: Omit<Partial<NumberFieldProps>, 'format'> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberField
        label="Gift card"
        name="gift"
        value={value}
        onChange={(next) => {
          change(next)
          setValue(next)
        }}
        {...rest}
      />
      <button onClick={() => setValue('0042')}>Fill in</button>
      <button onClick={() => setValue('')}>Clear</button>
    </>
  )
}

beforeEach(() => change.mockClear())

test('takes digits alone, and keeps leading zeros', async () => {
  render(<Page />)
  await masked()
  await userEvent.type(field(), '00a4 4-1')
  expect(field()).toHaveValue('00441')
  expect(change).toHaveBeenLastCalledWith('00441')
})

test('shows a value that its owner gives, and forgets one that its owner takes away', async () => {
  render(<Page start="12" />)
  expect(field()).toHaveValue('12')
  await masked()
  await userEvent.click(screen.getByRole('button', { name: 'Fill in' }))
  expect(field()).toHaveValue('0042')
  await userEvent.type(field(), '7')
  expect(change).toHaveBeenLastCalledWith('00427')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field()).toHaveValue('')
})

test('by itself it keeps what is typed; ref and the rest go to the input', async () => {
  const ref = createRef<HTMLInputElement>()
  render(
    <NumberField ref={ref} label="Gift card" name="gift" defaultValue="44" maxLength={4} data-testid="g" />,
  )
  await masked()
  expect(screen.getByTestId('g')).toBe(ref.current)
  expect(ref.current).toHaveAttribute('inputmode', 'numeric')
  await userEvent.type(field(), '1722')
  expect(field()).toHaveValue('4417')
})

test('the server sends it with its value, as a field that works without script', () => {
  const html = renderToString(<NumberField label="Gift card" name="gift" value="0042" />)
  expect(html).toContain('value="0042"')
  expect(html).not.toContain('style=')
})

test('says what is wrong', async () => {
  render(<NumberField label="Gift card" name="gift" error="A card has nine digits." />)
  await masked()
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription('A card has nine digits.')
})
