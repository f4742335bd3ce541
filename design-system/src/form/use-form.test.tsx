import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import { useForm, type FormOptions } from './index.ts'

type Values = { name: string; email: string }
const steps: string[] = []
const submit = jest.fn()
const messages = {
  Required: 'Fill this in.',
  Format: 'Check how this is written.',
  Length: 'From {min} to {max} letters.',
  Range: 'From {min} to {max}.',
  MinAge: 'You must be {minAge}.',
}
const fields: FormOptions<Values>['fields'] = {
  name: { kind: 'Text', required: true, minLength: 2, maxLength: 20 },
  email: { kind: 'Email', required: true, messages: { Required: 'Where shall the ticket go?' } },
}

function Page(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({
    fields,
    initial: { name: '', email: '' },
    messages,
    beforeSubmit: () => void steps.push('before'),
    submit: (values) => {
      steps.push('submit')
      return submit(values) as Promise<void>
    },
    afterSuccess: () => void steps.push('success'),
    afterFailed: () => void steps.push('failed'),
    ...options,
  })
  const field = (name: keyof Values) => (
    <TextField
      label={name}
      name={name}
      value={form.values[name]}
      onChange={(value) => form.setValue(name, value)}
      onBlur={() => form.leave(name)}
      error={form.errorOf(name)}
    />
  )
  return (
    <form {...form.form} data-valid={form.isValid} data-failed={form.hasFailed}>
      {field('name')}
      {field('email')}
      <Button type="submit" busy={form.isSubmitting} busyLabel="Sending">
        Send
      </Button>
    </form>
  )
}
const field = (name: string) => screen.getByRole('textbox', { name })
const form = (container: Element) => container.querySelector('form')

beforeEach(() => {
  steps.length = 0
  submit.mockReset().mockResolvedValue(undefined)
})
afterEach(() => jest.useRealTimers())

test('a field is judged when it is left, and from then on as it changes', async () => {
  render(<Page />)
  await userEvent.type(field('name'), 'O')
  expect(field('name')).toBeValid()
  await userEvent.tab()
  expect(field('name')).toHaveAccessibleDescription('From 2 to 20 letters.')
  await userEvent.type(field('name'), 'dile')
  expect(field('name')).toBeValid()
})

test('one with help is judged from the first letter on', async () => {
  render(<Page fields={{ ...fields, name: { ...fields.name, hasHelp: true } }} />)
  await userEvent.type(field('name'), 'O')
  expect(field('name')).toBeInvalid()
})

test('or as it changes, at once', async () => {
  render(<Page judgeOn="change" />)
  await userEvent.type(field('name'), 'O')
  expect(field('name')).toBeInvalid()
  await userEvent.type(field('name'), 'd')
  expect(field('name')).toBeValid()
})

test('or as it changes, after a pause', () => {
  jest.useFakeTimers()
  render(<Page judgeOn="change" debounce={750} />)
  fireEvent.change(field('name'), { target: { value: 'O' } })
  act(() => jest.advanceTimersByTime(749))
  expect(field('name')).toBeValid()
  act(() => jest.advanceTimersByTime(1))
  expect(field('name')).toBeInvalid()
})

test('what is wrong is not sent: every field is judged, and the first wrong one gets the focus', async () => {
  const { container } = render(<Page />)
  await userEvent.type(field('name'), 'Odile{Enter}')
  await waitFor(() => expect(field('email')).toHaveFocus())
  expect(field('email')).toHaveAccessibleDescription('Where shall the ticket go?')
  expect(steps).toEqual(['before'])
  expect(form(container)).toHaveAttribute('data-valid', 'false')
})

test('Enter sends what is right, step by step, once', async () => {
  let arrive = () => undefined as void
  submit.mockReturnValue(new Promise<void>((done) => (arrive = done)))
  const { container } = render(<Page initial={{ name: 'Odile', email: '' }} />)
  await userEvent.type(field('email'), 'odile@gmial.com{Enter}')
  const button = await screen.findByRole('button', { name: 'Sending' })
  // A better address may be known: that is no reason not to send.
  expect(form(container)).toHaveAttribute('data-valid', 'true')
  await userEvent.type(field('email'), '{Enter}')
  await act(async () => arrive())
  expect(button).toHaveTextContent('Send')
  expect(submit.mock.calls).toEqual([[{ name: 'Odile', email: 'odile@gmial.com' }]])
  expect(steps).toEqual(['before', 'submit', 'success'])
})

test('a sending that fails says so, and another try clears it', async () => {
  submit.mockRejectedValueOnce(new Error('no answer'))
  const { container } = render(<Page initial={{ name: 'Odile', email: 'odile@varga.example' }} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(form(container)).toHaveAttribute('data-failed', 'true'))
  expect(steps).toEqual(['before', 'submit', 'failed'])
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(steps.at(-1)).toBe('success'))
  expect(form(container)).toHaveAttribute('data-failed', 'false')
})
