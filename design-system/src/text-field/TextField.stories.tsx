import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './index.ts'

const meta: Meta<typeof TextField> = { title: 'Forms/TextField', component: TextField }
export default meta

type Story = StoryObj<typeof TextField>

export const Plain: Story = {
  args: {
    label: 'Email',
    name: 'email',
    help: 'For your ticket, nothing else.',
    defaultValue: 'odile@varga.example',
    autoComplete: 'email',
  },
}
export const WithIcon: Story = {
  args: { label: 'Town or postcode', name: 'place', icon: 'search', placeholder: 'Portmere' },
}
export const Failed: Story = {
  args: {
    label: 'Card expiry',
    name: 'expiry',
    defaultValue: '03 / 25',
    error: 'This card ran out in March 2025. Use another one.',
  },
}
export const Optional: Story = {
  args: { label: 'Phone number', name: 'phone', optionalLabel: '(if you like)' },
}
