import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getBackdrop } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { VideoEmbed } from './index.ts'

const plain = {
  title: 'How the organ came back',
  url: 'https://youtu.be/dQw4w9WgXc0',
  still: getBackdrop('kingfisher'),
  playLabel: 'Play',
  note: 'This video comes from YouTube, which may set cookies.',
  failureText: 'This video cannot be shown.',
}

const meta: Meta<typeof VideoEmbed> = {
  title: 'Content/VideoEmbed',
  excludeStories: /^[a-z]/,
  component: VideoEmbed,
}
export default meta

type Story = StoryObj<typeof VideoEmbed>

export const Still: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    // Nothing is requested from the provider before the visitor agrees.
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(within(canvasElement).getByText(/may set cookies/)).toBeVisible()
    await expect(
      within(canvasElement).getByRole('button', { name: 'Play: How the organ came back' }),
    ).toBeVisible()
  },
}
export const Narrow: Story = {
  args: plain,
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const LongTextOnAPhone: Story = {
  args: {
    ...plain,
    title: 'Everything that happened under the stage of the Exchange until the evening the organ came back',
    note: 'This video comes from YouTube, which may set cookies, count how often you look and remember what you looked at before.',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

/** What the provider shows is the provider's business. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={440}>
      <Case name="A still, with a note">
        <VideoEmbed {...plain} caption="Two minutes, filmed under the stage" />
      </Case>
      <Case name="Without a still">
        <VideoEmbed {...plain} title="A second look" still={undefined} />
      </Case>
      <Case name="Hovered" force="hover">
        <VideoEmbed {...plain} title="A look under the pointer" note={undefined} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <VideoEmbed {...plain} title="A third look" note={undefined} />
      </Case>
      <Case name="Failed">
        <VideoEmbed {...plain} url="https://films.example/1" />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <VideoEmbed {...plain} title="عودة الأرغن" playLabel="تشغيل" note="يأتي هذا الفيديو من يوتيوب." />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A still that the chain serves, and a word about whom the press asks." filled>
        <VideoEmbed {...plain} />
      </Do>
      <Dont because="Nothing to see of it, and nobody knows that another company is asked." filled>
        <VideoEmbed {...plain} title="Video" still={undefined} note={undefined} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Show a still of your own: the provider is asked for nothing before the press.',
    'Give the video’s title to the button.',
  ],
  dont: ['A chain’s own video is a `video-dialog`.', 'Don’t load the player before consent.'],
  anatomy: ['Still', 'Button with the title', 'Player, once it is pressed'],
  keys: buttonKeys,
  announced: ['A button “Play” with the title; then the provider’s player, which has the focus.'],
}

const video = { title: 'Trailer', playLabel: 'Play', failureText: 'This video cannot be shown.' }

export const conformance: Conformance = {
  VideoEmbed: {
    shows: (probe) => <VideoEmbed url="https://vimeo.com/76979871" {...video} {...probe} />,
    states: {
      'figure[data-state][data-provider]': <VideoEmbed url="https://vimeo.com/76979871" {...video} />,
    },
  },
}
