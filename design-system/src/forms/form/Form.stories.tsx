import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../actions/button/index.ts'
import { Alert } from '../../feedback/alert/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { TextField } from '../text-field/index.ts'
import { useForm, type FormErrors } from './index.ts'

type Values = {
  name: string
  email: string
  password: string
}

const rules = [
  { text: 'A capital letter', pattern: /[A-Z]/ },
  { text: 'A small letter', pattern: /[a-z]/ },
  { text: 'A figure', pattern: /\d/ },
  { text: 'At least 8 characters', pattern: /^.{8,}$/ },
]
const english = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  rules: rules.map(({ text }) => text),
  toggle: { show: 'Show', hide: 'Hide', met: 'done', unmet: 'not yet' },
  where: 'Where shall we write to?',
  send: 'Send',
}
const arabic = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة السر',
  rules: ['حرف كبير', 'حرف صغير', 'رقم', '8 أحرف على الأقل'],
  toggle: { show: 'إظهار', hide: 'إخفاء', met: 'تم', unmet: 'ليس بعد' },
  where: 'إلى أين نكتب؟',
  send: 'إرسال',
}
const messages = {
  Required: 'Fill this in.',
  Email: 'Check how this is written.',
  Length: 'Up to 20 letters.',
}

/** Rules of the three fields, as an application has its own. Texts by field, in their order. */
const createValidator =
  (texts: typeof messages, emailRequired: string) =>
  ({ name, email, password }: Values): FormErrors<Values> => {
    const broken = rules.filter(({ pattern }) => !pattern.test(password)).map(({ text }) => text)
    const errors: Record<keyof Values, string | false> = {
      name: name === '' ? texts.Required : name.length > 20 && texts.Length,
      email: email === '' ? emailRequired : !email.includes('@') && texts.Email,
      password: password === '' ? texts.Required : broken.length > 0 && broken.join(' '),
    }
    const names = ['name', 'email', 'password'] as const
    return new Map(
      names.flatMap((field) => {
        const text = errors[field]
        return text === false ? [] : [[field, text] as const]
      }),
    )
  }
const Fields = styled('form')({ display: 'grid', gap: 20, maxInlineSize: 480 })

interface DemoProps {
  /** Sends what is typed; answers what was refused. */
  submit: (values: Values) => Promise<void | FormErrors<Values>>
  initial?: Partial<Values>
  nameLabel?: string
  labels?: typeof english
  messages?: typeof messages
}

/** A form of three fields: `useForm` holds it, the fields show it. */
function Demo({
  submit,
  initial,
  labels = english,
  nameLabel = labels.name,
  messages: said = messages,
}: DemoProps) {
  const form = useForm<Values>({
    initial: { name: '', email: '', password: '', ...initial },
    validate: createValidator(said, labels.where),
    submit,
  })
  const bound = (name: 'name' | 'email' | 'password') => ({
    name,
    value: form.values[name],
    onChange: (value: string) => form.setValue(name, value),
    error: form.getError(name),
  })
  return (
    <Fields {...form.form}>
      <TextField label={nameLabel} autoComplete="name" {...bound('name')} />
      <TextField label={labels.email} type="email" autoComplete="email" {...bound('email')} />
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        labels={labels.toggle}
        rules={rules.map(({ text, pattern }, index) => ({
          text: labels.rules[index] ?? text,
          isMet: form.values.password === '' ? undefined : pattern.test(form.values.password),
        }))}
        {...bound('password')}
      />
      {form.hasFailed && (
        <Alert tone="error" role="alert" title="That did not reach us">
          Nothing is lost; send it again.
        </Alert>
      )}
      <Button type="submit" busy={form.isSubmitting} busyLabel="Sending">
        {labels.send}
      </Button>
    </Fields>
  )
}

const meta: Meta<typeof Demo> = {
  title: 'Forms/Form',
  excludeStories: /^[a-z]/,
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          'The course of a form, as a hook: what its fields hold, when what is wrong is shown, and the steps of sending it. It draws nothing; the fields do. Not for one field that acts by itself, such as a `search-field`.',
      },
    },
  },
}
export default meta

type Story = StoryObj<typeof Demo>

const sent = fn(() => Promise.resolve())
/** A field is validated when it is left; submitting validates all and focuses the first that is invalid. */
export const ValidatedAndSent: Story = {
  args: { submit: sent },
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    const name = canvas.getByLabelText('Name')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByText('Where shall we write to?')).toBeInTheDocument()
    await userEvent.type(name, 'Odile Varga')
    await userEvent.type(canvas.getByLabelText('Email'), 'odile@varga.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Lantern7')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    await expect(sent).toHaveBeenCalledWith({
      name: 'Odile Varga',
      email: 'odile@varga.example',
      password: 'Lantern7',
    })
  },
}
/** What could not be sent stays as it was typed. */
export const Failed: Story = {
  args: {
    submit: () => Promise.reject(new Error('No connection')),
    initial: { name: 'Odile Varga', email: 'odile@varga.example', password: 'Lantern7' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing is lost')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Odile Varga')
  },
}

/** Fields and their errors where the page reads from the right. */
export const RightToLeft: Story = {
  args: {
    submit: sent,
    initial: { name: 'أوديل' },
    labels: arabic,
    messages: { ...messages, Required: 'املأ هذا الحقل.' },
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'إرسال' }))
    await waitFor(() => expect(canvas.getByLabelText('البريد الإلكتروني')).toHaveFocus())
  },
}

/** What another side refuses stands at its field until that changes; everything else is as it was. */
export const Refused: Story = {
  args: {
    submit: () => Promise.resolve(new Map([['email', 'Somebody has signed up with this address already.']])),
    initial: { name: 'Odile Varga', email: 'odile@varga.example', password: 'Lantern7' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Somebody has signed up with this address already.')
  },
}

/** The button shows that the form is being sent; another press sends nothing. */
export const Sending: Story = {
  args: {
    submit: () => new Promise(() => undefined),
    initial: { name: 'Odile Varga', email: 'odile@varga.example', password: 'Lantern7' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('button', { name: 'Sending' })).toBeInTheDocument()
  },
}

/** Two steps: each is validated when it is left, the last one sends. */
function Steps({ submit }: DemoProps) {
  const [isSecond, setSecond] = useState(false)
  const form = useForm<Values>({
    initial: { name: '', email: '', password: 'Lantern7' },
    validate: createValidator(messages, messages.Required),
    getShownFields: () => (isSecond ? ['name', 'email'] : ['name']),
    next: () => {
      setSecond(true)
      return !isSecond
    },
    reveal: (name) => setSecond(name !== 'name'),
    submit,
  })
  const name = isSecond ? 'email' : 'name'
  return (
    <Fields {...form.form}>
      <TextField
        key={name}
        name={name}
        label={isSecond ? 'Email' : 'Name'}
        value={form.values[name]}
        onChange={(value) => form.setValue(name, value)}
        error={form.getError(name)}
      />
      <Button type="submit">{isSecond ? 'Send' : 'Next'}</Button>
    </Fields>
  )
}
const stepped = fn(() => Promise.resolve())
export const InSteps: Story = {
  args: { submit: stepped },
  render: (args) => <Steps {...args} />,
  play: async ({ canvasElement }) => {
    stepped.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText('Name'), 'Odile{Enter}')
    await userEvent.type(await canvas.findByLabelText('Email'), 'odile@varga.example{Enter}')
    await waitFor(() => expect(stepped).toHaveBeenCalledTimes(1))
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    submit: () =>
      Promise.resolve(
        new Map([
          [
            'name',
            'A card with this name has been ordered from another of our cinemas on the same day, and only one can be made out to it.',
          ],
        ]),
      ),
    nameLabel: 'The name that is to stand on the card, as it is written on your passport',
    initial: { name: 'Odile Varga', email: 'odile@varga.example', password: 'Lantern7' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/^A card with this name/)).toBeVisible()
  },
}

const whole = { name: 'Odile Varga', email: 'odile@varga.example', password: 'Lantern7' }
/** As it stands before anything is typed, where it was validated, on its way, refused and failed. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  args: { submit: sent },
  render: () => (
    <Cases min={320}>
      <Case name="Empty">
        <Demo submit={sent} />
      </Case>
      <Case name="Judged">
        <div data-send="">
          <Demo submit={sent} />
        </div>
      </Case>
      <Case name="On its way">
        <div data-send="">
          <Demo submit={() => new Promise(() => undefined)} initial={whole} />
        </div>
      </Case>
      <Case name="Refused">
        <div data-send="">
          <Demo
            submit={() => Promise.resolve(new Map([['email', 'This address is taken.']]))}
            initial={whole}
          />
        </div>
      </Case>
      <Case name="Failed">
        <div data-send="">
          <Demo submit={() => Promise.reject(new Error('No connection'))} initial={whole} />
        </div>
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const part of canvasElement.querySelectorAll<HTMLElement>('[data-send]'))
      await userEvent.click(within(part).getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    // A picture of it shows no field with the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One column, and a button that can always be pressed: it then says what is missing." filled>
        <Fields noValidate>
          <TextField label="Name" name="name" autoComplete="name" defaultValue="Odile Varga" />
          <TextField label="Email" name="email" type="email" error="Where shall we write to?" />
          <Button>Send</Button>
        </Fields>
      </Do>
      <Dont
        because="A button that waits for the form to be right, and does not say what is wrong with it."
        filled
      >
        <Fields noValidate>
          <TextField label="Name" name="name" autoComplete="name" defaultValue="Odile Varga" />
          <TextField label="Email" name="email" type="email" />
          <Button disabled>Send</Button>
        </Fields>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Put fields in one column, in the order of the conversation.',
    'When it cannot be sent, move the focus to the first error and say how many there are.',
  ],
  dont: ['Don’t empty a form that could not be sent.', 'Don’t disable its button until it is right.'],
  anatomy: ['Summary of errors', 'Fields', 'Button'],
  keys: [['Enter', 'Sends it from a line of text.']],
  announced: ['The number of errors when it is refused; each error with its field.'],
}
