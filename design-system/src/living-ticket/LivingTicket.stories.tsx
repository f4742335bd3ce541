import type { Meta, StoryObj } from '@storybook/react-vite'
import { backdrop } from '../../stories/fixtures.ts'
import { LivingTicket } from './index.ts'

const meta: Meta<typeof LivingTicket> = { title: 'Order/LivingTicket', component: LivingTicket }
export default meta

type Story = StoryObj<typeof LivingTicket>

export const Default: Story = {
  args: {
    film: { title: 'Ninth Floor', rating: { label: '15' } },
    picture: backdrop('ninth-floor', 0.8, 0.45),
    time: '19:40',
    date: 'Sat 21 Mar',
    doors: 'doors 19:10',
    cells: [
      { label: 'Screen', value: '4' },
      { label: 'Row', value: 'H' },
      { label: 'Seats', value: '10–12' },
    ],
    code: 'HX492T-1003-20260321-H10-H12',
    codeLabel: 'Code for the door, booking HX4 92T',
    reference: 'HX4 92T',
    tickets: '2 × Adult, 1 × Student',
    note: 'Also on your phone, where it opens without a signal and turns the screen bright.',
    status: 'Paid. Show this at the door.',
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
