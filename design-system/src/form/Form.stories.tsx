import type { Meta, StoryObj } from '@storybook/react-vite'
import { rightToLeft } from '../../stories/Frame.tsx'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Message } from '../message/index.ts'
import { PasswordField } from '../password-field/index.ts'
import { styled } from '../styled/index.ts'
import { TextField } from '../text-field/index.ts'
import { useForm, type FormOptions } from './index.ts'

interface Values {
  [name: string]: unknown
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
const fields: FormOptions<Values>['fields'] = {
  name: { kind: 'Text', required: true, maxLength: 20 },
  email: { kind: 'Email', required: true, messages: { Required: 'Where shall we write to?' } },
  password: { kind: 'Password', rules },
}
const messages = {
  Required: 'Fill this in.',
  Format: 'Check how this is written.',
  Length: 'Up to {max} letters.',
  Range: 'From {min} to {max}.',
  MinAge: 'You must be {minAge}.',
}
const Fields = styled('form')({ display: 'grid', gap: 20, maxInlineSize: 480 })

interface DemoProps {
  /** Sends what is typed. */
  submit: (values: Values) => Promise<void>
  initial?: Partial<Values>
}

/** A form of three fields: `useForm` holds it, the fields show it. */
function Demo({ submit, initial }: DemoProps) {
  const form = useForm<Values>({
    fields,
    initial: { name: '', email: '', password: '', ...initial },
    messages,
    submit,
  })
  const bound = (name: 'name' | 'email' | 'password') => ({
    name,
    value: form.values[name],
    onChange: (value: string) => form.setValue(name, value),
    onBlur: () => form.leave(name),
    error: form.errorOf(name),
  })
  return (
    <Fields {...form.form}>
      <TextField label="Name" autoComplete="name" {...bound('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...bound('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        labels={{ show: 'Show', hide: 'Hide', met: 'done', unmet: 'not yet' }}
        rules={rules.map(({ text, pattern }) => ({
          text,
          isMet: form.values.password === '' ? undefined : pattern.test(form.values.password),
        }))}
        {...bound('password')}
      />
      {form.hasFailed && (
        <Message tone="error" role="alert" title="That did not reach us">
          Nothing is lost; send it again.
        </Message>
      )}
      <Button type="submit" busy={form.isSubmitting} busyLabel="Sending">
        Send
      </Button>
    </Fields>
  )
}

const meta: Meta<typeof Demo> = {
  title: 'Forms/Form',
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
/** Nobody is corrected before a field is left; sending judges all of it, and goes to the first that is wrong. */
export const JudgedAndSent: Story = {
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

/** Fields and their faults where the page reads from the right. */
export const RightToLeft: Story = {
  args: { submit: sent, initial: { name: 'أوديل' } },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
}
