import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Notice } from './index.ts'

const close = { onClose: () => undefined, closeLabel: 'Close' }

const meta: Meta<typeof Notice> = { title: 'Feedback/Notice', excludeStories: /^[a-z]/, component: Notice }
export default meta

type Story = StoryObj<typeof Notice>

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Saved to your watchlist',
    text: 'Odd Sock and The Hollow. We will write when booking opens.',
    action: { label: 'Undo' },
    ...close,
  },
}
export const Info: Story = {
  args: {
    tone: 'info',
    icon: 'pin',
    title: 'You are seeing Portmere',
    text: 'Times and prices are for cinemas near you.',
    action: { label: 'Change' },
    ...close,
  },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Four minutes left',
    text: 'We are holding F7 and F8 until 19:12.',
    action: { label: 'Go to my order', href: '/order/payment/' },
    ...close,
  },
}
export const Failed: Story = {
  args: {
    tone: 'error',
    title: 'Times did not load',
    text: 'Halcyon Exchange is not answering.',
    action: { label: 'Try again' },
    ...close,
  },
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'The 19:30 at Halcyon Docklands starts ten minutes later than it says on your ticket',
    text: 'The film before it is longer than we were told. Doors open at 19:25; the bar stays open, and whoever would rather not wait can change to another time at no cost until 19:00.',
    action: { label: 'Choose another time', href: '/films/' },
    ...close,
  },
}
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }
/** A word longer than its line is broken; the cross stays in the note. */
export const LongUnbrokenText: Story = {
  args: { tone: 'info', title: 'Rindfleischetikettierungsüberwachungsaufgabe'.repeat(2), ...close },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const cross = getBox(canvas.getByRole('button', { name: 'Close' }))
    await expect(cross.left).toBeGreaterThanOrEqual(getBox(canvas.getByText(/^Rindfleisch/)).right)
    await expect(cross.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
/** Nothing to close: the words keep their distance from the edge. */
export const LongTextToStay: Story = {
  args: { tone: 'warning', title: LongText.args?.title ?? '', text: LongText.args?.text },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const texts = within(canvasElement).getByText(/^The film before it/)
    await expect(getBox(texts.closest('[data-tone]')).right - getBox(texts).right).toBeGreaterThanOrEqual(16)
  },
}
export const RightToLeft: Story = {
  args: {
    tone: 'success',
    title: 'حُفظ في قائمتك',
    text: 'سنكتب إليك عند فتح الحجز.',
    onClose: () => undefined,
    closeLabel: 'إغلاق',
  },
  decorators: [rightToLeft],
}

const closed = fn()
export const Closed: Story = {
  args: { tone: 'success', title: 'Saved to your watchlist', onClose: closed, closeLabel: 'Close' },
  play: async ({ canvasElement }) => {
    closed.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(closed).toHaveBeenCalledTimes(1)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="Success">
        <Notice
          tone="success"
          title="Saved to your watchlist"
          text="Odd Sock and The Hollow. We will write when booking opens."
          action={{ label: 'Undo' }}
          {...close}
        />
      </Case>
      <Case name="Information">
        <Notice
          tone="info"
          icon="pin"
          title="You are seeing Portmere"
          text="Times and prices are for cinemas near you."
          action={{ label: 'Change' }}
          {...close}
        />
      </Case>
      <Case name="Warning">
        <Notice
          tone="warning"
          title="Four minutes left"
          text="We are holding F7 and F8 until 19:12."
          action={{ label: 'Go to my order', href: '/order/payment/' }}
          {...close}
        />
      </Case>
      <Case name="Error">
        <Notice
          tone="error"
          title="Times did not load"
          text="Halcyon Exchange is not answering."
          action={{ label: 'Try again' }}
          {...close}
        />
      </Case>
      <Case name="Hovered" force="hover">
        <Notice tone="success" title="Saved to your watchlist" action={{ label: 'Undo' }} {...close} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Notice tone="success" title="Saved to your watchlist" action={{ label: 'Undo' }} {...close} />
      </Case>
      <Case name="Title alone">
        <Notice tone="success" title="Signed out" />
      </Case>
      <Case name="Long words">
        <Notice
          tone="info"
          title="Screen 4 at Halcyon Exchange reopens on Friday 13 March with new laser projection"
          text="Forty more recliners, a bar on the same floor and a lift that goes all the way up to row M."
          {...close}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Short enough to be read before it goes." filled>
        <Notice tone="success" title="Louder is in your watchlist" />
      </Do>
      <Dont because="Too long for something that passes: it belongs in the page." filled>
        <Notice
          tone="success"
          title="Your changes were saved"
          text="From Monday on we send you the programme on Thursdays instead of Fridays, unless there is a holiday, in which case it comes a day later."
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for what happened beside the page: something was saved, removed, undone.',
    'Offer to take it back.',
  ],
  dont: [
    'What has to be read before going on is a `alert`.',
    'Don’t let an action that matters disappear with it.',
  ],
  anatomy: ['Glyph', 'What happened', 'Action', 'Button that closes it'],
  keys: buttonKeys,
  announced: ['Said politely by its list.'],
}

export const conformance: Conformance = {
  Notice: {
    shows: (probe) => <Notice tone="info" title="Saved" {...probe} />,
    theme: 'MuiAlert-root',
    states: { '[data-tone=error]': <Notice tone="error" title="Not saved" /> },
  },
}
