import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { fieldAnnounced, fieldKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { EmailField, suggestEmail } from './index.ts'

const plain = { label: 'Email', name: 'email' }
const nothing = () => undefined

const meta: Meta<typeof EmailField> = {
  title: 'Forms/EmailField',
  excludeStories: /^[a-z]/,
  component: EmailField,
}
export default meta

type Story = StoryObj<typeof EmailField>

/** A press on the question mends the address. */
export const Mended: Story = {
  args: plain,
  render: function Page(args) {
    const [email, setEmail] = useState('odile@gmial.com')
    const better = suggestEmail(email)
    const suggestion =
      better === null ? undefined : { text: `Did you mean ${better}?`, onAccept: () => setEmail(better) }
    return <EmailField {...args} value={email} onChange={setEmail} suggestion={suggestion} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean odile@gmail.com?' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('odile@gmail.com')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'البريد الإلكتروني',
    name: 'email',
    help: 'لتذكرتك فقط.',
    defaultValue: 'odile@gmial.com',
    suggestion: { text: 'هل تقصد odile@gmail.com؟', onAccept: nothing },
  },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    defaultValue: 'odile.annunziata.varga-fontein@harbourparadecinemaclubs.co.ku',
    suggestion: {
      text: 'Did you mean odile.annunziata.varga-fontein@harbourparadecinemaclubs.co.uk?',
      onAccept: nothing,
    },
  },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Plain">
        <EmailField {...plain} help="For your ticket, nothing else." defaultValue="odile@varga.example" />
      </Case>
      <Case name="Hovered" force="hover">
        <EmailField {...plain} defaultValue="odile@varga.example" />
      </Case>
      <Case name="Focused" force="focus-visible">
        <EmailField {...plain} defaultValue="odile@varga.example" />
      </Case>
      <Case name="A probable slip">
        <EmailField
          {...plain}
          defaultValue="odile@gmial.com"
          suggestion={{ text: 'Did you mean odile@gmail.com?', onAccept: nothing }}
        />
      </Case>
      <Case name="Failed">
        <EmailField
          {...plain}
          defaultValue="odile"
          error="An address has an @ and a dot, as name@place.com."
        />
      </Case>
      <Case name="Long words">
        <EmailField
          {...plain}
          defaultValue="odile.annunziata.varga-fontein@harbourparadecinemaclubs.co.ku"
          suggestion={{
            text: 'Did you mean odile.annunziata.varga-fontein@harbourparadecinemaclubs.co.uk?',
            onAccept: nothing,
          }}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What it is for, and a question where a slip is likely." filled>
        <EmailField
          label="Email"
          name="ticket-email"
          help="Your ticket comes here."
          defaultValue="odile@gmial.com"
          suggestion={{ text: 'Did you mean odile@gmail.com?', onAccept: doNothing }}
        />
      </Do>
      <Dont because="Twice: it is copied with its slip in it." filled>
        <EmailField label="Email" name="first-email" defaultValue="odile@gmial.com" />
        <EmailField label="Email, once more" name="second-email" defaultValue="odile@gmial.com" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Offer the probable address when a slip is likely.', 'Say what the address is used for.'],
  dont: ['Any other line is a `text-field`.', 'Don’t ask for it twice.'],
  anatomy: ['Label', 'Box', 'Suggestion as a button', 'Help', 'Error'],
  keys: [...fieldKeys, ['Enter, Space', 'On the suggestion: takes it.']],
  announced: [...fieldAnnounced, 'A suggestion is said politely.'],
}

const name = { label: 'Name', name: 'name' }

export const conformance: Conformance = {
  EmailField: {
    shows: (probe) => <EmailField {...name} {...probe} />,
    control: 'input',
    states: {
      '[data-suggests]': (
        <EmailField {...name} suggestion={{ text: 'Did you mean …?', onAccept: doNothing }} />
      ),
    },
  },
}
