import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { cinemas } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Forced } from '../../../stories/Cases.tsx'
import { ShowtimeList, ShowtimeRow, type ShowtimeCinema } from './index.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'

/** A cinema with one row of times. */
const alone = (name: string): ShowtimeCinema => ({
  id: name,
  name,
  href: '/sites/northgate/1005/',
  lines: ['Northgate, Aldwick · 6 miles'],
  groups: cinemas[1]?.groups.slice(0, 1) ?? [],
})

const meta: Meta<typeof ShowtimeList> = {
  title: 'Films/ShowtimeList',
  excludeStories: /^[a-z]/,
  component: ShowtimeList,
  subcomponents: { ShowtimeRow },
}
export default meta

type Story = StoryObj<typeof ShowtimeList>

export const TwoCinemas: Story = {
  args: { cinemas },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const docklands = within(canvas.getByRole('region', { name: 'Halcyon Docklands' }))
    const vast = within(docklands.getByRole('list', { name: 'Vast, Halcyon Docklands' }))
    await expect(vast.getAllByRole('listitem')).toHaveLength(3)
    await expect(docklands.getByRole('link', { name: /19:50/ })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Phone: Story = {
  ...TwoCinemas,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second, third, fourth] = within(
      within(canvasElement).getByRole('list', { name: '2D, Halcyon Docklands' }),
    )
      .getAllByRole('listitem')
      .map((time) => getBox(time).top)
    await expect([second, third]).toEqual([first, first])
    await expect(fourth).toBeGreaterThan(first ?? NaN)
    await expectNoOverflow({ canvasElement })
  },
}

export const RightToLeft: Story = {
  ...TwoCinemas,
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const vast = within(canvasElement).getByRole('list', { name: 'Vast، Halcyon Docklands' })
    await expect(within(vast).getAllByRole('listitem')).toHaveLength(3)
  },
}
/** A cinema with a long name, nothing else known of it, and no times. */
export const LongTextWithoutTimes: Story = {
  args: {
    cinemas: [
      {
        id: '1',
        name: 'The Orpheum at the Old Corn Exchange and Assembly Rooms, Castermouth',
        lines: [],
        groups: [],
      },
    ],
  },
  play: expectNoOverflow,
}

/** Two cinemas with every state of a time; the name of one hovered, and focused. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <ShowtimeList cinemas={cinemas} />
      <Forced force="hover">
        <ShowtimeList cinemas={[alone('Halcyon Northgate, hovered')]} />
      </Forced>
      <Forced force="focus-visible">
        <ShowtimeList cinemas={[alone('Halcyon Northgate, focused')]} />
      </Forced>
    </>
  ),
}

/** One short line each: two cinemas share the width of a wide page. */
export const ShortLines: Story = {
  args: {
    cinemas: cinemas.map((cinema) => ({
      ...cinema,
      groups: cinema.groups
        .slice(0, 1)
        .map((group) => ({ ...group, showtimes: group.showtimes.slice(0, 3) })),
    })),
  },
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="A row an attribute, named and explained, in the order of time." filled>
        <ShowtimeList
          cinemas={cinemas.slice(0, 1).map((cinema) => ({ ...cinema, groups: cinema.groups.slice(0, 2) }))}
        />
      </Do>
      <Dont because="All times in one row: recliner and Vast are told apart by guessing." filled>
        <ShowtimeList
          cinemas={cinemas.slice(0, 1).map((cinema) => ({
            ...cinema,
            name: 'Halcyon Docklands, all times',
            groups: [
              {
                id: 'all',
                label: 'Times',
                showtimes: cinema.groups
                  .slice(0, 2)
                  .flatMap(({ showtimes }) => showtimes.map(({ attribute, ...showtime }) => showtime)),
              },
            ],
          }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it by cinema and attribute, in the order of time.',
    'Let it be read in five seconds: three times a row on a phone.',
  ],
  dont: ['A whole day of a cinema is `programme-columns`.', 'Don’t fold away the next time.'],
  anatomy: ['Cinema', 'Attributes', 'Row of times'],
  keys: linkKeys,
  announced: ['A heading a cinema, then lists of times.'],
}

export const conformance: Conformance = {
  ShowtimeList: { shows: (probe) => <ShowtimeList cinemas={cinemas} {...probe} /> },
  ShowtimeRow: {
    shows: (probe) => <ShowtimeRow showtimes={[]} {...probe} />,
    theme: 'FoyerShowtimeList-times',
  },
}
