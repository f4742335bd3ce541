import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../actions/button/index.ts'
import { LiveRegion } from './index.ts'

const meta: Meta<typeof LiveRegion> = { title: 'Feedback/LiveRegion', component: LiveRegion }
export default meta

type Story = StoryObj<typeof LiveRegion>

/** Nothing to see, and so no sheet of pictures: it speaks. */
export const Polite: Story = { args: { message: 'Row H, seats 10 to 12' } }

/** What it says changes; the focus stays where it is. */
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
