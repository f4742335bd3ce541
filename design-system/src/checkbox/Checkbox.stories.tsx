import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './index.ts'

const meta: Meta<typeof Checkbox> = { title: 'Forms/Checkbox', component: Checkbox }
export default meta

type Story = StoryObj<typeof Checkbox>

export const Off: Story = {
  args: { label: 'Write to me about previews', name: 'news', help: 'Once a week at most.' },
}
export const On: Story = { args: { label: 'Write to me about previews', name: 'news', defaultChecked: true } }
export const Failed: Story = {
  args: { label: 'I accept the terms', name: 'terms', error: 'Accept the terms to go on.' },
}
