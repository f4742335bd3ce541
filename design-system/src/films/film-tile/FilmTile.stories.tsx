import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Conformance } from '../../../conformance/entry.ts'
import {
  filmEntry,
  filmEntryInArabic,
  playTrailer,
  promotedFilmEntry,
  renderEntries,
  renderTimes,
  renderUse,
} from '../../../stories/film-entries.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { FilmTile } from './index.ts'

const meta: Meta<typeof FilmTile> = {
  title: 'Films/FilmTile',
  excludeStories: /^[a-z]/,
  component: FilmTile,
}
export default meta

type Story = StoryObj<typeof FilmTile>

/** A large poster with its times beneath. */
export const Default: Story = { args: { ...filmEntry, children: renderTimes('pills') } }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { args: filmEntryInArabic, decorators: [rightToLeft] }

export const PromotedWithTrailer: Story = {
  args: { ...promotedFilmEntry, children: renderTimes('pills') },
  play: playTrailer,
}

/** In a list: full, long without a poster, and without times. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => renderEntries({ Entry: FilmTile, mode: 'Tiles', variant: 'pills' }),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => renderUse({ Entry: FilmTile, variant: 'pills' }),
}

export const guidance: Guidance = {
  do: ['Use it throughout a list: a brand has one shape of its lists.', 'Give it its times as `time-links`.'],
  dont: ['Posters without times are a `poster-card`.', 'Don’t mix it with another shape.'],
  anatomy: ['Tag', 'Poster and trailer', 'Title', 'Facts', 'Times'],
  keys: linkKeys,
  announced: ['The title as heading and link, then its times as a list.'],
}

export const conformance: Conformance = {
  FilmTile: { shows: (probe) => <FilmTile title="Louder" href="/films/louder/" details={[]} {...probe} /> },
}
