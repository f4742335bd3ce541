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
    loadingText: 'Loading the trailer',
    failure: {
      title: 'Sorry, something went wrong.',
      text: 'The trailer did not load.',
      retryLabel: 'Retry',
    },
  },
}

/** A trailer that cannot be shown: what plays is a video’s business. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <VideoDialog
      open
      onClose={() => undefined}
      closeLabel="Close"
      title="The Salt Road, trailer"
      sources={[]}
      loadingText="Loading the trailer"
      failure={{
        title: 'Sorry, something went wrong.',
        text: 'The trailer did not load.',
        retryLabel: 'Retry',
      }}
    />
  ),
}
