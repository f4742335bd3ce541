import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Button } from '../../actions/button/index.ts'
import { VisuallyHidden } from './index.ts'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/VisuallyHidden',
  excludeStories: /^[a-z]/,
  component: VisuallyHidden,
}
export default meta

type Story = StoryObj<typeof VisuallyHidden>

/** Nothing to see, and so no sheet of pictures: text for assistive technology. */
export const Text: Story = { args: { children: 'Loading films' } }

/** Heard with what is seen beside it, in its place; it takes no room of the button. */
export const InAButton: Story = {
  args: { children: 'of The Salt Road' },
  render: (args) => (
    <Button>
      Times <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Times of The Salt Road' })).toBeVisible()
    const { width, height } = canvas.getByText('of The Salt Road').getBoundingClientRect()
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1)
  },
}

export const guidance: Guidance = {
  do: ['Use it for words that the eye has from place and shape.', 'Keep it where it is read in order.'],
  dont: ['What changes is said by a `live-region`.', 'Don’t hide what everybody should read.'],
  announced: ['Its text, where it stands.'],
}

export const conformance: Conformance = {
  VisuallyHidden: { shows: (probe) => <VisuallyHidden {...probe} /> },
}
