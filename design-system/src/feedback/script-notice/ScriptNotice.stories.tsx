import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { ScriptNotice } from './index.ts'

const meta: Meta<typeof ScriptNotice> = {
  title: 'Feedback/ScriptNotice',
  excludeStories: /^[a-z]/,
  component: ScriptNotice,
}
export default meta

type Story = StoryObj<typeof ScriptNotice>

/** Nothing to see with script, and so no sheet of pictures. */
export const WithScript: Story = {
  args: { text: 'Booking needs JavaScript. You can look around without it.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('noscript p')).toBeNull()
  },
}

export const guidance: Guidance = {
  do: [
    'Put it at the head of every page that books or filters.',
    'Say what can be done without script as well.',
  ],
  dont: ['Other news in a page is a `alert`.', 'Don’t show it to those who have script.'],
  announced: ['Its words, first in the page, where there is no script.'],
}

export const conformance: Conformance = {
  ScriptNotice: 'is seen without script alone',
}
