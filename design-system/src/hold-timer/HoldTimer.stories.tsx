import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { HoldTimer } from './index.ts'

const announcements = {
  twoMinutes: 'Two minutes left',
  thirtySeconds: 'Thirty seconds left',
  expired: 'Your time ran out',
}

const meta: Meta<typeof HoldTimer> = { title: 'Order/HoldTimer', component: HoldTimer }
export default meta

type Story = StoryObj<typeof HoldTimer>

export const Plenty: Story = {
  args: { label: 'Held for you', remaining: 504_000, total: 600_000, announcements },
}
export const UnderTwoMinutes: Story = {
  args: { label: 'Held for you', remaining: 95_000, total: 600_000, announcements },
}
export const Over: Story = { args: { label: 'Held for you', remaining: 0, total: 600_000, announcements } }

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
}

export const Sheet: Story = {
  tags: ['sheet'],
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
