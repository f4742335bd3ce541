import type { Meta, StoryObj } from '@storybook/react-vite'
import { days } from '../../stories/fixtures.ts'
import { DayStrip } from './index.ts'

const meta: Meta<typeof DayStrip> = { title: 'Films/DayStrip', component: DayStrip }
export default meta

type Story = StoryObj<typeof DayStrip>

export const TwelveDays: Story = { args: { label: 'Day', days } }
export const Phone: Story = { ...TwelveDays, globals: { viewport: { value: 'phone' } } }
