import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { getBackdrop } from '../../../stories/fixtures.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FileField } from '../file-field/index.ts'
import { PhotoCropper } from './index.ts'

const meta: Meta<typeof PhotoCropper> = {
  title: 'Forms/PhotoCropper',
  excludeStories: /^[a-z]/,
  component: PhotoCropper,
}
export default meta

type Story = StoryObj<typeof PhotoCropper>

const labels = {
  picture: 'Move the picture with the arrow keys',
  size: 'Size',
  smaller: 'Smaller',
  larger: 'Larger',
  turn: 'Turn it',
  move: 'Move it',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
}
const args = { image: getBackdrop('kingfisher').url, labels, onCrop: () => undefined }

/** Sized by its buttons; the picture comes a moment later. */
export const Sized: Story = {
  args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument(), { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }))
    await expect(canvas.getByRole('slider', { name: 'Size' })).toHaveValue('1.25')
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={320}>
      <Case name="A picture">
        <PhotoCropper {...args} />
      </Case>
    </Cases>
  ),
}

export const RightToLeft: Story = { ...AllVariants, tags: [], decorators: [rightToLeft] }

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The circle shows what others will see." filled>
        <PhotoCropper {...args} />
      </Do>
      <Dont because="A file alone: its middle may show a shoulder." filled>
        <FileField
          label="Your photo"
          name="photo"
          labels={{ choose: 'Choose a file', remove: (name) => `Remove ${name}` }}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it once a file is chosen.', 'Say beside it what kinds and sizes are taken.'],
  dont: ['What is sent whole is a `file-field`.', 'Don’t send more of the picture than its circle.'],
  keys: [
    ['Arrow keys', 'Move the picture while it has the focus, and the slider.'],
    ['Space, Enter', 'Press a button.'],
  ],
  announced: ['A group by the name of the picture; a slider; buttons by what they do.'],
}

export const conformance: Conformance = {
  PhotoCropper: { shows: (probe) => <PhotoCropper {...args} {...probe} /> },
}
