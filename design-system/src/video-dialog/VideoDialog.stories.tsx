import type { Meta, StoryObj } from '@storybook/react-vite'
import { VideoDialog } from './index.ts'

const meta: Meta<typeof VideoDialog> = { title: 'Films/VideoDialog', component: VideoDialog }
export default meta

type Story = StoryObj<typeof VideoDialog>

export const Opened: Story = {
  args: {
    open: true,
    onClose: () => undefined,
    closeLabel: 'Close',
    title: 'The Salt Road, trailer',
    sources: [],
    failureText: 'The trailer did not load. Try again later.',
  },
}
