import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeadingTabs } from './index.ts'

const meta: Meta<typeof HeadingTabs> = { title: 'Films/HeadingTabs', component: HeadingTabs }
export default meta

type Story = StoryObj<typeof HeadingTabs>

export const Home: Story = {
  args: {
    label: 'Films',
    tabs: [
      { id: 'now', label: 'Now showing', count: 9, panel: <p>Nine films</p> },
      { id: 'soon', label: 'Coming soon', count: 6, panel: <p>Six films</p> },
      { id: 'advance', label: 'Advance booking', count: 3, panel: <p>Three films</p> },
    ],
  },
}
