import type { Meta, StoryObj } from '@storybook/react-vite'
import { LiveRegion } from './index.ts'

const meta: Meta<typeof LiveRegion> = { title: 'States/LiveRegion', component: LiveRegion }
export default meta

type Story = StoryObj<typeof LiveRegion>

/** Nothing to see: it speaks. */
export const Polite: Story = { args: { message: 'Row H, seats 10 to 12' } }
