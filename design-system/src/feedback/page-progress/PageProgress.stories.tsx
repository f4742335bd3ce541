import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { PageProgress } from './index.ts'

const meta: Meta<typeof PageProgress> = { title: 'Feedback/PageProgress', component: PageProgress }
export default meta

type Story = StoryObj<typeof PageProgress>

/** It moves, and so has no sheet of pictures. */
export const OnItsWay: Story = {
  args: { active: true, label: 'Loading' },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('progressbar', { name: 'Loading' })
    await expect(line.getBoundingClientRect().top).toBe(0)
  },
}
export const Idle: Story = { args: { active: false, label: 'Loading' } }
/** It runs the other way. */
export const RightToLeft: Story = {
  args: { active: true, label: 'جارٍ التحميل' },
  decorators: [rightToLeft],
}
