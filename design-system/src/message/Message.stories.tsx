import type { Meta, StoryObj } from '@storybook/react-vite'
import { Message } from './index.ts'

const meta: Meta<typeof Message> = { title: 'States/Message', component: Message }
export default meta

type Story = StoryObj<typeof Message>

export const Declined: Story = {
  args: {
    tone: 'error',
    title: 'Your bank turned this card down',
    icon: 'card',
    children:
      'No money has moved and your seats are still held for 2:47. Check the number and the date, or try another card.',
  },
}
export const Info: Story = {
  args: { tone: 'info', title: 'Doors open at 19:10', children: 'The film starts at 19:55.' },
}
export const Warning: Story = { args: { tone: 'warning', title: 'Two minutes left' } }
export const Success: Story = { args: { tone: 'success', title: 'Seats held for ten minutes' } }
