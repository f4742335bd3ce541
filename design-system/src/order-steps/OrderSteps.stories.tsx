import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSteps } from './index.ts'

const meta: Meta<typeof OrderSteps> = { title: 'Order/OrderSteps', component: OrderSteps }
export default meta

type Story = StoryObj<typeof OrderSteps>

export const Second: Story = {
  args: {
    label: 'Your order',
    progress: 'Step 2 of 4',
    doneLabel: 'done',
    steps: [
      { id: 'tickets', label: 'Tickets', state: 'done', href: '/order/tickets/' },
      { id: 'seats', label: 'Seats', state: 'current' },
      { id: 'details', label: 'Your details', state: 'next' },
      { id: 'payment', label: 'Payment', state: 'next' },
    ],
  },
}
export const Phone: Story = { ...Second, globals: { viewport: { value: 'phone' } } }
