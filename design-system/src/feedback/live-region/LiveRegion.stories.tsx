import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Button } from '../../actions/button/index.ts'
import { LiveRegion } from './index.ts'

const meta: Meta<typeof LiveRegion> = {
  title: 'Feedback/LiveRegion',
  excludeStories: /^[a-z]/,
  component: LiveRegion,
}
export default meta

type Story = StoryObj<typeof LiveRegion>

/** Nothing to see, and so no sheet of pictures: it speaks. */
export const Polite: Story = { args: { message: 'Row H, seats 10 to 12' } }

/** Its text changes; the focus does not move. */
export const Said: Story = {
  args: { message: '' },
  render: function Page(args) {
    const [message, setMessage] = useState('')
    return (
      <>
        <Button onClick={() => setMessage('Row H, seats 10 to 12')}>Choose</Button>
        <LiveRegion {...args} message={message} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
    await expect(canvas.getByText('Row H, seats 10 to 12')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Choose' })).toHaveFocus()
  },
}

export const guidance: Guidance = {
  do: [
    'Use it for a change that is seen but not focused: “12 films found”.',
    'Say one short sentence, once things rest.',
  ],
  dont: [
    'Don’t let a clock or a counter speak each second.',
    'Parts that announce themselves need none: `notification-list`.',
  ],
  announced: ['Its text when it changes, politely unless it is urgent.'],
}

export const conformance: Conformance = {
  LiveRegion: {
    shows: (probe) => <LiveRegion message="Saved" {...probe} />,
    theme: 'FoyerVisuallyHidden-root',
  },
}
