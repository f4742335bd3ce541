import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScriptNotice } from './index.ts'

const meta: Meta<typeof ScriptNotice> = { title: 'Feedback/ScriptNotice', component: ScriptNotice }
export default meta

type Story = StoryObj<typeof ScriptNotice>

/** Nothing to see with script, and so no sheet of pictures. */
export const WithScript: Story = {
  args: { text: 'Booking needs JavaScript. You can look around without it.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('noscript p')).toBeNull()
  },
}
