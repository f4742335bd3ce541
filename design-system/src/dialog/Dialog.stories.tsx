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
/** Its beginning stays where it is while it grows. */
export const AtTheTop: Story = {
  args: {
    open: true,
    placement: 'top',
    title: 'Search',
    closeLabel: 'Close the search',
    children: <p>2 results for ‘louder’</p>,
  },
}

/** Title, words, content and actions. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Dialog
      open
      title="Leave this order?"
      text="Your seats go back on sale. Nothing has been paid, and the hold of ten minutes begins anew when you come back."
      closeLabel="Close"
      actions={
        <>
          <Button variant="secondary">Stay</Button>
          <Button>Leave and let the seats go</Button>
        </>
      }
    >
      <p>Row H, seats 10 to 12, Screen 4 at Halcyon Northgate.</p>
    </Dialog>
  ),
}
