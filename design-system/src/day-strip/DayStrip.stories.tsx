import type { Meta, StoryObj } from '@storybook/react-vite'
import { days } from '../../stories/fixtures.ts'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { DayStrip } from './index.ts'

const meta: Meta<typeof DayStrip> = { title: 'Films/DayStrip', component: DayStrip }
export default meta

type Story = StoryObj<typeof DayStrip>

export const TwelveDays: Story = { args: { label: 'Day', days } }
export const Phone: Story = { ...TwelveDays, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { label: 'اليوم', days }, decorators: [rightToLeft] }

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Cases>
      <Case name="Twelve days, the second chosen, two without films" wide>
        <DayStrip label="Day" days={days} />
      </Case>
      <Case name="Hovered" force="hover">
        <DayStrip label="Day, hovered" days={days.slice(0, 3).map((day) => ({ ...day, current: false }))} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <DayStrip label="Day, focused" days={days.slice(0, 3).map((day) => ({ ...day, current: false }))} />
      </Case>
      <Case name="One day">
        <DayStrip label="Day, one" days={days.slice(1, 2)} />
      </Case>
    </Cases>
  ),
}
