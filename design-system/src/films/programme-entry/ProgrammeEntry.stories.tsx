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
import { ProgrammeEntry } from './index.ts'

const meta: Meta<typeof ProgrammeEntry> = {
  title: 'Films/ProgrammeEntry',
  excludeStories: /^[a-z]/,
  component: ProgrammeEntry,
}
export default meta

type Story = StoryObj<typeof ProgrammeEntry>

/** A film in a printed programme. */
export const Default: Story = { args: { ...filmEntry, children: renderTimes('line') } }
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { args: filmEntryInArabic, decorators: [rightToLeft] }

export const PromotedWithTrailer: Story = {
  args: { ...promotedFilmEntry, children: renderTimes('line') },
  play: playTrailer,
}

/** In a list: full, long without a poster, and without times. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => renderEntries({ Entry: ProgrammeEntry, mode: 'Rows', variant: 'line' }),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => renderUse({ Entry: ProgrammeEntry, variant: 'line' }),
}

export const guidance: Guidance = {
  do: ['Use it throughout a list: a brand has one shape of its lists.', 'Give it its times as `time-links`.'],
  dont: ['Times in boxes beside the text are a `film-row`.', 'Don’t mix it with another shape.'],
  anatomy: ['Title, dots and facts', 'Who made it', 'Synopsis', 'Times', 'Matted poster'],
  keys: linkKeys,
  announced: ['The title as heading and link, then its times as a list.'],
}

export const conformance: Conformance = {
  ProgrammeEntry: {
    shows: (probe) => <ProgrammeEntry title="Louder" href="/films/louder/" details={[]} {...probe} />,
  },
}
