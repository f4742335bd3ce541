import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { Dialog } from './index.ts'

const meta: Meta<typeof Dialog> = { title: 'Frame/Dialog', component: Dialog }
export default meta

type Story = StoryObj<typeof Dialog>

export const Confirm: Story = {
  args: {
    open: true,
    title: 'Leave this order?',
    text: 'Your seats go back on sale. Nothing has been paid.',
    closeLabel: 'Close',
    size: 'sm',
    actions: (
      <>
        <Button variant="secondary">Stay</Button>
        <Button>Leave and let the seats go</Button>
      </>
    ),
  },
}
export const NotClosable: Story = {
  args: {
    open: true,
    closable: false,
    title: 'Which city are you in?',
    text: 'We show films and times for the cinemas near you.',
    actions: <Button>Show films in Portmere</Button>,
  },
}
