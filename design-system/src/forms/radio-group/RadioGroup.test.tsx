import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { FoyerThemeProvider } from '../../theme/index.ts'
import { RadioGroup } from './index.ts'

jest.unmock('@emotion/sheet')

const options = [
  { value: 'email', label: 'By email', note: 'Within two days.' },
  { value: 'phone', label: 'By phone', disabled: true },
  { value: 'none', label: 'No answer needed' },
]

test('is one named choice; by itself it keeps what is chosen', async () => {
  const change = jest.fn()
  const ref = createRef<HTMLFieldSetElement>()
  render(
    <RadioGroup
      ref={ref}
      label="How shall we answer?"
      name="answer"
      options={options}
      onChange={change}
      data-testid="answer"
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'How shall we answer?' })).toBe(ref.current)
  expect(ref.current).toHaveAttribute('data-testid', 'answer')
  const email = screen.getByRole('radio', { name: 'By email' })
  expect(email).toHaveAccessibleDescription('Within two days.')
  expect(email).not.toBeChecked()
  await userEvent.click(screen.getByText('By email'))
  expect(change).toHaveBeenCalledWith('email')
  expect(email).toBeChecked()
  expect(ref.current).toHaveAttribute('data-value', 'email')
})

test('what an option means is read with it, whatever its value', async () => {
  render(
    <RadioGroup
      label="Answer"
      name="answer"
      options={[{ value: 'by email, within two days', label: 'By email', note: 'Within two days.' }]}
    />,
  )
  expect(screen.getByRole('radio', { name: 'By email' })).toHaveAccessibleDescription('Within two days.')
})

test('is one stop of the keyboard, arrows choose and pass what is disabled', async () => {
  render(<RadioGroup label="Answer" name="answer" options={options} defaultValue="email" />)
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'By email' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'No answer needed' })).toBeChecked()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})

test('shows what its owner says is chosen', async () => {
  const change = jest.fn()
  render(<RadioGroup label="Answer" name="answer" options={options} value="none" onChange={change} />)
  await userEvent.click(screen.getByRole('radio', { name: 'By email' }))
  expect(change).toHaveBeenCalledWith('email')
  expect(screen.getByRole('radio', { name: 'No answer needed' })).toBeChecked()
})

test('an error takes the place of the help', () => {
  const { rerender } = render(
    <RadioGroup
      label="Answer"
      name="answer"
      options={options}
      help="Choose one."
      optionalLabel="(optional)"
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Answer (optional)' })
  expect(group).toHaveAccessibleDescription('Choose one.')
  expect(group).not.toHaveAttribute('data-invalid')
  rerender(<RadioGroup label="Answer" name="answer" options={options} help="Choose one." error="Say how." />)
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Say how.')
  expect(screen.getByRole('radiogroup')).toBeInvalid()
})

test('one must be chosen before a form goes, where that is asked', () => {
  render(
    <form aria-label="Answer">
      <RadioGroup label="Answer" name="answer" options={options} required />
    </form>,
  )
  expect(screen.getByRole('radiogroup')).toBeRequired()
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false)
})

test('its legend may only be heard, and its options stand beside each other', () => {
  const { rerender } = render(<RadioGroup label="Answer" name="answer" options={options} />, {
    wrapper: FoyerThemeProvider,
  })
  const getStyles = () => {
    const [legend, list] = screen.getByRole('radiogroup', { name: 'Answer' }).children
    if (!legend || !list) throw new Error('There is no legend, or no list')
    return [getComputedStyle(legend).position, getComputedStyle(list).display]
  }
  expect(getStyles()).toEqual(['relative', 'grid'])
  rerender(<RadioGroup label="Answer" name="answer" options={options} hideLabel layout="row" />)
  expect(getStyles()).toEqual(['absolute', 'flex'])
})
