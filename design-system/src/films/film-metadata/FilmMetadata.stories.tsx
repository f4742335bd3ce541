import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmMetadata } from './index.ts'

const meta: Meta<typeof FilmMetadata> = {
  title: 'Films/FilmMetadata',
  excludeStories: /^[a-z]/,
  component: FilmMetadata,
}
export default meta

type Story = StoryObj<typeof FilmMetadata>

export const Full: Story = {
  args: { rating: { label: '12A' }, details: ['2h 11m', 'Adventure', 'Opens Friday 13 March'] },
  play: async ({ canvasElement }) => {
    const details = within(canvasElement).getAllByRole('listitem')
    await expect(getTexts(details)).toEqual(['12A', '2h 11m', 'Adventure', 'Opens Friday 13 March'])
    const middles = details.map((detail) => Math.round(getBox(detail).top + getBox(detail).height / 2))
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  },
}
export const WithoutRating: Story = {
  args: { details: ['1h 44m'] },
  play: async ({ canvasElement }) => {
    await expect(getTexts(within(canvasElement).getAllByRole('listitem'))).toEqual(['1h 44m'])
  },
}

export const RightToLeft: Story = {
  args: { rating: { label: '12A' }, details: ['٢ س ١١ د', 'مغامرة', 'يُعرض من ١٣ مارس'] },
  decorators: [rightToLeft],
}
export const LongText: Story = {
  args: {
    rating: { label: '18' },
    details: [
      '3h 42m with an interval',
      'Science fiction, romance and a little horror',
      'Opens Wednesday 30 September',
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Rating and facts">
        <FilmMetadata
          rating={{ label: '12A', description: 'With an adult below 12' }}
          details={['2h 11m', 'Adventure', 'Opens Friday 13 March']}
        />
      </Case>
      <Case name="Without a rating">
        <FilmMetadata details={['1h 44m', 'Music']} />
      </Case>
      <Case name="Only a rating">
        <FilmMetadata rating={{ label: 'TBC' }} details={[]} />
      </Case>
      <Case name="More than a line">
        <FilmMetadata
          rating={{ label: '15' }}
          details={[
            '2h 20m',
            'Thriller, crime, mystery',
            'Elias Fontein',
            'Wilhelmina Oakes-Fairweather',
            'In Portuguese with subtitles',
          ]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What people choose by, in the order in which they ask for it." filled>
        <FilmMetadata
          rating={{ label: '12A', description: 'With an adult below 12' }}
          details={['2h 11m', 'Adventure', 'Opens Friday 13 March']}
        />
      </Do>
      <Dont because="Nobody chooses by ratio and print, and one line has become three." filled>
        <FilmMetadata
          rating={{ label: '12A', description: 'With an adult below 12' }}
          details={[
            '2.39 : 1',
            '4K restoration of 2025',
            'Distributed by Long Pier Pictures',
            'Sound in 64 channels',
            '2h 11m',
            'Adventure',
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it under a title: age mark, duration, genres.',
    'Give facts in the order in which people choose by them.',
  ],
  dont: ['Facts with names are a `description-list`.', 'Don’t break it into more than two lines.'],
  anatomy: ['Age mark', 'Facts with a dot between them'],
  announced: ['One line; the dots between facts are not read.'],
}

export const conformance: Conformance = {
  FilmMetadata: { shows: (probe) => <FilmMetadata details={['2h 11m']} {...probe} /> },
}
