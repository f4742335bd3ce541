import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { CheckboxGroup } from './index.ts'

const options = [
  { value: 'hall', label: 'The hall' },
  { value: 'bar', label: 'The bar', disabled: true },
  { value: 'organ', label: 'The organ' },
]
const plain = { label: 'What would you like to see?', name: 'parts', options }
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test('is one named question; by itself it keeps what is ticked, in the order of the options', async () => {
  const change = jest.fn()
  const ref = createRef<HTMLFieldSetElement>()
  render(
    <CheckboxGroup ref={ref} {...plain} defaultValue={['organ']} onChange={change} data-testid="parts" />,
  )
  expect(screen.getByRole('group', { name: 'What would you like to see?' })).toBe(ref.current)
  expect(ref.current).toHaveAttribute('data-testid', 'parts')
  expect(ticked()).toEqual(['organ'])
  await userEvent.click(screen.getByText('The hall'))
  expect(change).toHaveBeenLastCalledWith(['hall', 'organ'])
  expect(ticked()).toEqual(['hall', 'organ'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'The organ' }))
  expect(change).toHaveBeenLastCalledWith(['hall'])
  expect(ticked()).toEqual(['hall'])
})

test('shows what its owner says is ticked, and no more', async () => {
  const change = jest.fn()
  const { rerender } = render(<CheckboxGroup {...plain} value={['hall']} onChange={change} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'The organ' }))
  expect(change).toHaveBeenCalledWith(['hall', 'organ'])
  expect(ticked()).toEqual(['hall'])
  rerender(<CheckboxGroup {...plain} value={[]} onChange={change} />)
  expect(ticked()).toEqual([])
})

test('each box is a stop of the keyboard, and one that cannot be had is passed', async () => {
  render(<CheckboxGroup {...plain} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  expect(screen.getByRole('checkbox', { name: 'The organ' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(ticked()).toEqual(['hall', 'organ'])
})

test('a form sends each that is ticked under the one name', async () => {
  function Page() {
    const [sent, setSent] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(JSON.stringify(new FormData(event.currentTarget).getAll('parts')))
        }}
      >
        <CheckboxGroup {...plain} defaultValue={['hall', 'organ']} />
        <button type="submit">Send</button>
        <output>{sent}</output>
      </form>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('status')).toHaveTextContent('["hall","organ"]')
})

test('an error takes the place of the help, describes the group and marks each box', () => {
  const { rerender } = render(<CheckboxGroup {...plain} help="As many as you like." />)
  const group = screen.getByRole('group')
  expect(group).toHaveAccessibleDescription('As many as you like.')
  expect(screen.getAllByRole('checkbox', { checked: false })[0]).not.toBeInvalid()
  rerender(<CheckboxGroup {...plain} help="As many as you like." error="Tick at least one." />)
  expect(group).toHaveAccessibleDescription('Tick at least one.')
  expect(group).toHaveAttribute('data-invalid')
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeInvalid()
})

test('says in words that one is needed, or none, and no box of it is required', () => {
  const { rerender } = render(<CheckboxGroup {...plain} requiredLabel="(required)" />)
  expect(screen.getByRole('group')).toHaveAccessibleName('What would you like to see? (required)')
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeRequired()
  rerender(<CheckboxGroup {...plain} optionalLabel="(optional)" hideLabel />)
  expect(screen.getByRole('group')).toHaveAccessibleName('What would you like to see? (optional)')
})
