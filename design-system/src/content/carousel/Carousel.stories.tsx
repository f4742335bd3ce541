import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { carouselKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { getPoster, toTitle } from '../../../stories/fixtures.ts'
import { FilmThumbnail } from '../../films/film-thumbnail/index.ts'
import { Carousel } from './index.ts'

const labels = {
  previous: 'Back',
  next: 'On',
  stop: (position: number, total: number) => `To ${position} of ${total}`,
  pause: 'Pause',
  play: 'Play',
}
const slugs = [
  'ninth-floor',
  'the-hollow',
  'marrow',
  'the-quiet-tenant',
  'louder',
  'kingfisher',
  'the-salt-road',
]
const slides = slugs.map((slug) => ({
  id: slug,
  content: (
    <FilmThumbnail
      title={toTitle(slug)}
      picture={getPoster(slug)}
      href={`/films/${slug}/`}
      caption={toTitle(slug)}
    />
  ),
}))
const plain = { label: 'Coming soon', slides, labels }

const meta: Meta<typeof Carousel> = {
  title: 'Content/Carousel',
  excludeStories: /^[a-z]/,
  component: Carousel,
}
export default meta

type Story = StoryObj<typeof Carousel>

/** Moves by as many cards as fit. */
export const Cards: Story = {
  args: plain,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^To 2 of/ }, { timeout: 10_000 }))
    await expect(await canvas.findByRole('button', { name: /^To 2 of/, current: true })).toBeVisible()
  },
}
export const Loop: Story = { args: { ...plain, loop: true, step: 1, slide: 'wide' } }
export const OnAPhone: Story = { args: plain, globals: { viewport: { value: 'phone' } } }

/** Words of many lines stand under their own card; the row stays one. */
export const LongText: Story = {
  args: {
    ...plain,
    label: 'Coming soon, and worth a long way through the rain on a Tuesday in November',
    slides: slugs.map((slug, index) => ({
      id: slug,
      content: (
        <FilmThumbnail
          title={toTitle(slug)}
          picture={getPoster(slug)}
          href={`/films/${slug}/`}
          caption={
            index % 3 === 1
              ? 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come, restored'
              : toTitle(slug)
          }
        />
      ),
    })),
  },
}
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

/** At the width of a page, and in a column that one card fills. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={280}>
      <Case name="More than fit" wide>
        <Carousel {...plain} />
      </Case>
      <Case name="Button on, hovered" wide force="hover" control="[data-slot=step]:last-of-type">
        <Carousel {...plain} label="Coming soon, hovered" />
      </Case>
      <Case
        name="Mark, focused"
        wide
        force="focus-visible"
        control="[data-slot=controls] li:nth-child(2) > button"
      >
        <Carousel {...plain} label="Coming soon, focused" />
      </Case>
      <Case name="From the right" wide>
        <div dir="rtl" lang="ar">
          <Carousel {...plain} label="قريبًا" />
        </div>
      </Case>
      <Case name="One at a time">
        <Carousel {...plain} label="One at a time" slide="full" slides={slides.slice(0, 3)} />
      </Case>
      <Case name="One alone">
        <Carousel {...plain} label="One alone" slides={slides.slice(0, 1)} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    // The marks come with the sliding.
    await waitFor(
      () => expect(within(canvasElement).getAllByRole('button', { name: /^To 1 of/ })).toHaveLength(5),
      { timeout: 10_000 },
    )
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A part of the next card is seen: there are more." filled>
        <Carousel {...plain} />
      </Do>
      <Dont because="Two cards need no carousel: they fit beside each other." filled>
        <Carousel {...plain} label="Two films" slides={slides.slice(0, 2)} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for a row of cards of which the first few matter most.',
    'Show a part of the next card, so that it is seen that there are more.',
  ],
  dont: [
    'What everybody has to see is a `poster-wall`.',
    'Don’t let it play by itself where it holds text to read.',
  ],
  anatomy: ['Name of the region', 'Cards', 'Buttons back and on', 'Pause, where it plays'],
  keys: carouselKeys,
  announced: ['A region by name with a list of cards; steps are not read out.'],
}

export const conformance: Conformance = {
  Carousel: {
    shows: (probe) => (
      <Carousel
        label="Coming soon"
        slides={[{ id: 'one', content: 'One' }]}
        labels={{ previous: 'Back', next: 'On', stop: (at) => `To ${at}`, pause: 'Pause', play: 'Play' }}
        {...probe}
      />
    ),
  },
}
