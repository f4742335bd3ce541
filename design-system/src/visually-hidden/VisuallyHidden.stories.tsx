import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './index.ts'

const meta: Meta<typeof VisuallyHidden> = { title: 'Atoms/VisuallyHidden', component: VisuallyHidden }
export default meta

type Story = StoryObj<typeof VisuallyHidden>

/** Nothing to see: text for assistive technology. */
export const Text: Story = { args: { children: 'Loading films' } }
