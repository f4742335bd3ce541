import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { VideoDialog } from './index.ts'

const meta: Meta<typeof VideoDialog> = { title: 'Content/VideoDialog', component: VideoDialog }
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

/** Nothing comes: it says so, and another try is one press away. */
export const TriedAgain: Story = {
  ...Opened,
  play: async () => {
    const page = within(document.body)
    await userEvent.click(await page.findByRole('button', { name: 'Retry' }))
    await expect(await page.findByRole('alert')).toHaveTextContent('The trailer did not load.')
  },
}
export const LongTextOnAPhone: Story = {
  args: {
    ...Opened.args,
    title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come, second trailer',
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: {
    ...Opened.args,
    closeLabel: 'أغلق',
    title: 'طريق الملح، الإعلان',
    failure: { title: 'عذرًا، حدث خطأ.', text: 'لم يُحمّل الإعلان.', retryLabel: 'أعد المحاولة' },
  },
  globals: { direction: 'rtl' },
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
