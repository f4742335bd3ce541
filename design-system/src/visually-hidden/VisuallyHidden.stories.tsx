import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './index.ts'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Atoms/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          'Text for assistive technology only; keeps its place in the reading order. What everybody may read is shown; what changes is said by a `live-region`.',
      },
    },
  },
}
export default meta

type Story = StoryObj<typeof VisuallyHidden>

/** Nothing to see: text for assistive technology. */
export const Text: Story = { args: { children: 'Loading films' } }
