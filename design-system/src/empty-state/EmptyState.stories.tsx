import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { EmptyState } from './index.ts'

const meta: Meta<typeof EmptyState> = { title: 'States/EmptyState', component: EmptyState }
export default meta

type Story = StoryObj<typeof EmptyState>

export const Filters: Story = {
  args: {
    title: 'No film fits all of that',
    text: 'Nothing in Vast starts after 22:30 at Halcyon Exchange.',
    icon: 'no-film',
    actions: <Button variant="secondary">Drop “after 22:30”: 4 films</Button>,
  },
}
