import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { dialogKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, DrawnDialog, Usage } from '../../../stories/Usage.tsx'
import { Player } from './Player.tsx'
import { VideoDialog } from './index.ts'

const meta: Meta<typeof VideoDialog> = {
  title: 'Content/VideoDialog',
  excludeStories: /^[a-z]/,
  component: VideoDialog,
}
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

/** The video fails to load: the dialog shows the failure and a button to try again. */
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
export const AllVariants: Story = {
  tags: ['all-variants'],
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

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="It names the film; where it does not play, it says so and offers another try." filled>
        <DrawnDialog title="The Salt Road, trailer">
          <Player
            sources={[]}
            loadingText="Loading the trailer"
            failure={{
              title: 'The trailer did not load.',
              text: 'Everything else works.',
              retryLabel: 'Try again',
            }}
          />
        </DrawnDialog>
      </Do>
      <Dont because="A video of what? A code is no help, and “OK” leads nowhere." filled>
        <DrawnDialog title="Video">
          <Player
            sources={[]}
            loadingText="Loading"
            failure={{ title: 'Error 224003', text: 'Source not supported', retryLabel: 'OK' }}
          />
        </DrawnDialog>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for a trailer that the chain serves.', 'Load it when it is first opened.'],
  dont: ['YouTube and Vimeo are a `video-embed`.', 'Don’t play with sound without a press.'],
  anatomy: ['Heading', 'Player with the browser’s controls', 'Button that closes it'],
  keys: dialogKeys,
  announced: ['A dialog by the film’s title; the player’s controls are the browser’s.'],
}

export const conformance: Conformance = {
  VideoDialog: {
    shows: (probe) => (
      <VideoDialog
        open
        onClose={doNothing}
        closeLabel="Close"
        title="Trailer"
        sources={[]}
        loadingText="Loading"
        failure={{ title: 'No trailer', text: 'It cannot be played.', retryLabel: 'Try again' }}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'MuiDialog-root',
  },
}
