import type { Meta, StoryObj } from '@storybook/react-vite'
import { logo } from '../../stories/fixtures.ts'
import { Logo } from './index.ts'

const meta: Meta<typeof Logo> = { title: 'Atoms/Logo', component: Logo }
export default meta

type Story = StoryObj<typeof Logo>

export const Header: Story = { args: { light: logo.light, dark: logo.dark, label: logo.label } }
export const Footer: Story = {
  args: { light: logo.light, dark: logo.dark, label: logo.label, size: 'footer' },
}
