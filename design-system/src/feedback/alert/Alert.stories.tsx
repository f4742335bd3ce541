import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Alert } from './index.ts'

const meta: Meta<typeof Alert> = { title: 'Feedback/Alert', excludeStories: /^[a-z]/, component: Alert }
export default meta

type Story = StoryObj<typeof Alert>

export const Declined: Story = {
  args: {
    tone: 'error',
    title: 'Your bank turned this card down',
    icon: 'card',
    children:
      'No money has moved and your seats are still held for 2:47. Check the number and the date, or try another card.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Your bank turned this card down')).toBeVisible()
    // It was there with the page: an alert would be read over everything else.
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvasElement.querySelector('[data-icon]')).toHaveAttribute('data-icon', 'card')
    // Its line is as thick on every side: no bar of colour at its beginning.
    const { borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(
      canvas.getByText('Your bank turned this card down').closest('[data-tone]') ?? canvasElement,
    )
    await expect([borderInlineStartWidth, borderInlineEndWidth]).toEqual(['1px', '1px'])
  },
}
export const Info: Story = {
  args: { tone: 'info', title: 'Doors open at 19:10', children: 'The film starts at 19:55.' },
}
export const Warning: Story = { args: { tone: 'warning', title: 'Two minutes left' } }
export const Success: Story = { args: { tone: 'success', title: 'Seats held for ten minutes' } }

export const Narrow: Story = {
  ...Declined,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}
export const RightToLeft: Story = {
  args: {
    tone: 'error',
    title: 'رفض مصرفك هذه البطاقة',
    icon: 'card',
    children: 'لم يُدفع شيء، ومقاعدك ما زالت محجوزة.',
  },
  decorators: [rightToLeft],
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    title:
      'The seats that you chose in the Old Corn Exchange and Assembly Rooms are held for two more minutes',
    children:
      'After that they go back on sale, and whoever has been waiting for them may take them before you do. '.repeat(
        2,
      ),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="Error">
        <Alert tone="error" title="Your bank turned this card down" icon="card">
          No money has moved and your seats are still held for 2:47. Check the number and the date, or try
          another card.
        </Alert>
      </Case>
      <Case name="Warning">
        <Alert tone="warning" title="Two minutes left">
          Your seats go back at 19:12.
        </Alert>
      </Case>
      <Case name="Success">
        <Alert tone="success" title="Seats held for ten minutes">
          H10 to H12 are yours until 19:22.
        </Alert>
      </Case>
      <Case name="Information">
        <Alert tone="info" title="Doors open at 19:10">
          The film starts at 19:55.
        </Alert>
      </Case>
      <Case name="Title alone">
        <Alert tone="info" title="Bring your student card" />
      </Case>
      <Case name="Without a frame, in a sheet">
        <Alert tone="warning" frame={false} title="Seat H10 would be left on its own">
          Nobody can book a single seat between you and the next party.
        </Alert>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What happened, then what to do." filled>
        <Alert tone="error" title="Your bank declined this card">
          Nothing was charged. Use another card, or pay at the desk.
        </Alert>
      </Do>
      <Dont because="A code is for the log: nobody knows what to do now." filled>
        <Alert tone="error" title="Error 402">
          An error has occurred.
        </Alert>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Put it where the eye is: over a form, under a control.', 'Say what happened, then what to do.'],
  dont: [
    'What passes by itself is a `notice`.',
    'Don’t put a running clock into it: all of it is read again.',
  ],
  anatomy: ['Glyph of its kind', 'Heading', 'What to do', 'Action, if any'],
  announced: ['An alert when it appears after an action; plain text when it was there from the start.'],
}

export const conformance: Conformance = {
  Alert: {
    shows: (probe) => <Alert tone="info" title="Saved" {...probe} />,
    theme: 'MuiAlert-root',
    states: {
      '[data-tone=error]': <Alert tone="error" title="Not saved" />,
      '[data-frame=none]': <Alert tone="error" frame={false} title="Not saved" />,
    },
  },
}
