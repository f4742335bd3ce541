import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../../actions/button/index.ts'
import { TextField } from '../text-field/index.ts'
import { useForm, type FormErrors, type FormOptions } from './index.ts'

type Values = { name: string; email: string }
const steps: string[] = []
const submit = jest.fn()
/** A name of 2 to 20 letters and an email, both required. */
const validateBoth = ({ name, email }: Values): FormErrors<Values> =>
  new Map<keyof Values, string>([
    ...(name === '' ? [['name', 'Fill this in.'] as const] : []),
    ...(name.length === 1 || name.length > 20 ? [['name', 'From 2 to 20 letters.'] as const] : []),
    ...(email === '' ? [['email', 'Where shall the ticket go?'] as const] : []),
    ...(email !== '' && !email.includes('.') ? [['email', 'Check how this is written.'] as const] : []),
  ])

function Page(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({
    initial: { name: '', email: '' },
    validate: validateBoth,
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
      error={form.getError(name)}
    />
  )
  return (
    <form {...form.form} data-valid={form.isValid} data-failed={form.hasFailed} data-phase={form.phase}>
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

test('pressing the button that submits moves nothing before it is released', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.type(field('email'), 'nowhere')
  const button = screen.getByRole('button', { name: 'Send' })
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  expect(screen.queryByText('Check how this is written.')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: button })
  expect(screen.getByText('Check how this is written.')).toBeVisible()
  expect(field('name')).toHaveFocus()
  await user.clear(field('email'))
  await user.type(field('email'), 'elsewhere')
  await user.tab()
  expect(screen.getByText('Check how this is written.')).toBeVisible()
})

test('a field is validated when it is left, and from then on as it changes', async () => {
  render(<Page />)
  await userEvent.type(field('name'), 'O')
  expect(field('name')).toBeValid()
  await userEvent.tab()
  expect(field('name')).toHaveAccessibleDescription('From 2 to 20 letters.')
  await userEvent.type(field('name'), 'dile')
  expect(field('name')).toBeValid()
})

test('one with help is validated from the first letter on', async () => {
  render(<Page helped={['name']} />)
  await userEvent.type(field('name'), 'O')
  expect(field('name')).toBeInvalid()
})

test('or as it changes, at once', async () => {
  render(<Page validateOn="change" />)
  await userEvent.type(field('name'), 'O')
  expect(field('name')).toBeInvalid()
  await userEvent.type(field('name'), 'd')
  expect(field('name')).toBeValid()
})

test('or as it changes, after a pause', () => {
  jest.useFakeTimers()
  render(<Page validateOn="change" debounce={750} />)
  fireEvent.change(field('name'), { target: { value: 'O' } })
  act(() => jest.advanceTimersByTime(749))
  expect(field('name')).toBeValid()
  act(() => jest.advanceTimersByTime(1))
  expect(field('name')).toBeInvalid()
})

test('what is wrong is not sent: every field is validated, and the first wrong one gets the focus', async () => {
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
  // Nor where nothing but the form itself could refuse it.
  fireEvent.submit(form(container) as Element)
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

test('what another side refuses stands at its field until that changes, and gets the focus', async () => {
  submit.mockResolvedValueOnce(new Map([['email', 'This one is taken.']]))
  const { container } = render(<Page initial={{ name: 'Odile', email: 'odile@varga.example' }} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(field('email')).toHaveFocus())
  expect(field('email')).toHaveAccessibleDescription('This one is taken.')
  expect(form(container)).toHaveAttribute('data-phase', 'refused')
  // Neither is it done, nor did sending fail.
  expect(steps).toEqual(['before', 'submit'])
  await userEvent.type(field('name'), 's')
  expect(field('email')).toBeInvalid()
  await userEvent.type(field('email'), '.org')
  expect(field('email')).toBeValid()
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(form(container)).toHaveAttribute('data-phase', 'submitted'))
})

test('a form validated as a whole says so at each field, in the order that it is told in', async () => {
  const validate = ({ name, email }: Values) =>
    new Map<keyof Values, string>(
      email === name
        ? [
            ['email', 'Not your name.'],
            ['name', 'Not your address.'],
          ]
        : [],
    )
  render(<Page validate={validate} initial={{ name: 'Odile', email: 'Odile' }} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(field('email')).toHaveFocus())
  expect(field('name')).toHaveAccessibleDescription('Not your address.')
  await userEvent.type(field('email'), '@varga.example')
  expect(field('name')).toBeValid()
})

test('of a form in steps the fields that are asked are validated, and the last step sends', async () => {
  const shown = jest.fn()
  let step = 0
  const getShownFields = () => (step === 0 ? (['name'] as const) : (['name', 'email'] as const))
  const next = () => {
    step += 1
    return step < 2
  }
  render(
    <Page
      getShownFields={getShownFields}
      next={next}
      reveal={shown}
      initial={{ name: '', email: '' }}
      beforeSubmit={undefined}
    />,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(field('name')).toHaveFocus()
  expect(shown.mock.calls).toEqual([['name']])
  expect(field('email')).toBeValid()
  await userEvent.type(field('name'), 'Odile{Enter}')
  expect(field('email')).toBeValid()
  await userEvent.keyboard('{Enter}')
  expect(field('email')).toHaveFocus()
  expect(shown).toHaveBeenLastCalledWith('email')
  expect(submit).not.toHaveBeenCalled()
  await userEvent.type(field('email'), 'odile@varga.example{Enter}')
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
})

test('a field of several choices is left with the last of them, not from one to the next', async () => {
  function Choices() {
    const { form, getError } = useForm<{ seats: string }>({
      initial: { seats: '' },
      validate: () => new Map([['seats', 'Choose one.']]),
      submit: () => undefined,
    })
    return (
      <form {...form}>
        <input type="checkbox" name="seats" value="front" aria-label="Front" />
        <input type="checkbox" name="seats" value="back" aria-label="Back" />
        <input name="another" aria-label="Of nobody" />
        <output>{getError('seats')}</output>
      </form>
    )
  }
  render(<Choices />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('checkbox', { name: 'Back' })).toHaveFocus()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.tab()
  expect(screen.getByRole('status')).toHaveTextContent('Choose one.')
})
