import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { HoldTimer } from './index.ts'

const announcements = {
  twoMinutes: 'Two minutes left',
  thirtySeconds: 'Thirty seconds left',
  expired: 'Your time ran out',
}

const meta: Meta<typeof HoldTimer> = {
  title: 'Order/HoldTimer',
  excludeStories: /^[a-z]/,
  component: HoldTimer,
}
export default meta

type Story = StoryObj<typeof HoldTimer>

export const Plenty: Story = {
  args: { label: 'Held for you', remaining: 504_000, total: 600_000, announcements },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer', { name: 'Held for you 8:24' })).toHaveAttribute('aria-live', 'off')
    await expect(canvas.queryByText('Two minutes left')).toBeNull()
  },
}
export const UnderTwoMinutes: Story = {
  args: { label: 'Held for you', remaining: 95_000, total: 600_000, announcements },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer', { name: 'Held for you 1:35' })).toBeVisible()
    await expect(await canvas.findByText('Two minutes left')).toBeInTheDocument()
  },
}
export const Over: Story = {
  args: { label: 'Held for you', remaining: 0, total: 600_000, announcements },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('timer', { name: 'Held for you 0:00' })).toBeVisible()
    await expect(await canvas.findByText('Your time ran out')).toBeInTheDocument()
  },
}

export const RightToLeft: Story = {
  args: { label: 'محجوزة لك', remaining: 504_000, total: 600_000, announcements },
  decorators: [rightToLeft],
}

export const LongTextOnAPhone: Story = {
  args: {
    label: 'Your three seats and the two places beside them are held for you alone',
    remaining: 95_000,
    total: 600_000,
    announcements,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Plenty">
        <HoldTimer label="Held for you" remaining={504_000} total={600_000} announcements={announcements} />
      </Case>
      <Case name="Under two minutes">
        <HoldTimer label="Held for you" remaining={95_000} total={600_000} announcements={announcements} />
      </Case>
      <Case name="Over">
        <HoldTimer label="Held for you" remaining={0} total={600_000} announcements={announcements} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What is held, and for how long: the time speaks for itself.">
        <HoldTimer label="Held for you" remaining={504_000} total={600_000} announcements={announcements} />
      </Do>
      <Dont because="It presses, while there is time enough.">
        <HoldTimer
          label="Hurry, others want your seats!"
          remaining={504_000}
          total={600_000}
          announcements={announcements}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it only while something is really held.', 'Keep it in sight on every step.'],
  dont: [
    'Don’t press anybody: it speaks at two marks alone.',
    'Don’t put it into an alert, which would be read each second.',
  ],
  anatomy: ['Ring', 'Figures'],
  announced: ['A timer; said aloud with two minutes and with thirty seconds left.'],
}

const hold = {
  total: 600_000,
  label: 'Held for you',
  announcements: { twoMinutes: 'Two minutes left', thirtySeconds: 'Thirty seconds left' },
}

export const conformance: Conformance = {
  HoldTimer: {
    shows: (probe) => <HoldTimer remaining={300_000} {...hold} {...probe} />,
    states: { '[data-urgent]': <HoldTimer remaining={60_000} {...hold} /> },
    byColorAlone: {
      'FoyerHoldTimer [data-urgent]': 'the time itself says it',
    },
  },
}
