import type { Meta, StoryObj } from '@storybook/react-vite'
import { Announcement } from './index.ts'

const meta: Meta<typeof Announcement> = { title: 'Frame/Announcement', component: Announcement }
export default meta

type Story = StoryObj<typeof Announcement>

export const Default: Story = {
  args: {
    label: 'Announcement',
    lead: 'Screen 4 at Exchange reopens on Friday 13 March',
    text: 'with new laser projection and forty more recliners.',
    action: { label: 'See what’s on', href: '/films/' },
  },
}
