import type { Meta, StoryObj } from '@storybook/react-vite'
import { ModeSwitch } from './index.ts'

const meta: Meta<typeof ModeSwitch> = { title: 'Frame/ModeSwitch', component: ModeSwitch }
export default meta

type Story = StoryObj<typeof ModeSwitch>

export const Default: Story = {
  args: { labels: { legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' } },
}
