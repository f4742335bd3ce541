import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { filmEntry, filmEntryInArabic } from '../../../stories/film-entries.tsx'
import { cinemas, getPoster } from '../../../stories/fixtures.ts'
import { ShowtimeRow } from '../showtime-list/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmRow, type FilmRowProps } from './index.ts'
import { Forced } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'

const row: FilmRowProps = {
  ...filmEntry,
  status: 'Halcyon pick',
  children: <ShowtimeRow showtimes={cinemas[0]?.groups[0]?.showtimes ?? []} />,
}

const meta: Meta<typeof FilmRow> = { title: 'Films/FilmRow', excludeStories: /^[a-z]/, component: FilmRow }
export default meta

type Story = StoryObj<typeof FilmRow>

export const Default: Story = {
  args: row,
}

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  args: {
    ...filmEntryInArabic,
    status: 'اختيار الدار',
    children: (
      <ShowtimeRow
        showtimes={(cinemas[0]?.groups[0]?.showtimes ?? []).map((showtime, index) => ({
          ...showtime,
          screen: `القاعة ${index + 1}`,
          labels: { few: 'قليل متبقٍ', soldOut: 'نفدت', started: 'بدأ' },
        }))}
      />
    ),
  },
  decorators: [rightToLeft],
}

const marked = fn()
/** The button of the watchlist ends the line of the title. */
export const WithWatchlist: Story = {
  args: { ...row, watchlist: { label: 'The Salt Road in your watchlist', pressed: true, onChange: marked } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }))
    await waitFor(() => expect(marked).toHaveBeenCalledWith(false))
  },
}

const played = fn()
/** Put forward, with a trailer to play from the list: its button is named by the film. */
export const TaggedWithTrailer: Story = {
  args: {
    ...row,
    tag: { promotion: 'Sponsored', label: 'Sponsored' },
    trailer: { label: 'Trailer', accessibleName: 'Trailer of The Salt Road', onPress: played },
  },
  play: async ({ canvasElement }) => {
    played.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Trailer of The Salt Road' }))
    await expect(played).toHaveBeenCalledTimes(1)
  },
}

/** A full row, one with a long title and no poster, one without times; hovered, and focused. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <FilmRow {...row} watchlist={{ label: 'The Salt Road in your watchlist', pressed: true }} />
      <FilmRow
        title="The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come"
        href="/films/skarn/"
        details={['2h 20m', 'Drama']}
        synopsis="A keeper counts the boats that do not come home."
      >
        <ShowtimeRow
          label="Times of The Last Lighthouse Keeper"
          showtimes={cinemas[0]?.groups[2]?.showtimes ?? []}
        />
      </FilmRow>
      <FilmRow
        title="Louder"
        href="/films/louder/"
        poster={getPoster('louder')}
        details={['1h 44m', 'Music']}
      >
        <p>No times on this day.</p>
      </FilmRow>
      <Forced force="hover" control="h2 > a">
        <FilmRow
          title="Marrow, hovered"
          href="/films/marrow/"
          poster={getPoster('marrow')}
          details={['1h 32m']}
        />
      </Forced>
      <Forced force="focus-visible" control="h2 > a">
        <FilmRow
          title="Marrow, focused"
          href="/films/marrow/"
          poster={getPoster('marrow')}
          details={['1h 32m']}
        />
      </Forced>
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="The heading has said where and when; the row says what tells films apart." filled>
        <h2>Tonight at Halcyon Docklands</h2>
        <FilmRow
          {...row}
          status={undefined}
          headingLevel={3}
          children={<ShowtimeRow label="Tonight" showtimes={cinemas[0]?.groups[0]?.showtimes ?? []} />}
        />
      </Do>
      <Dont because="Day and cinema again in every row: what matters is read last." filled>
        <h2>Tonight at Halcyon Docklands</h2>
        <FilmRow
          {...row}
          headingLevel={3}
          status="Showing tonight"
          details={['Tonight', 'Halcyon Docklands', 'Portmere', '2h 11m', 'Adventure']}
          children={<ShowtimeRow label="Tonight, again" showtimes={cinemas[0]?.groups[0]?.showtimes ?? []} />}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it where words and times matter more than the poster.',
    'Put its times beside the words on wide screens.',
  ],
  dont: [
    'Where the poster says enough use `poster-card`.',
    'Don’t repeat facts that the heading of the list says.',
  ],
  anatomy: ['Poster', 'Title and facts', 'Synopsis', 'Times'],
  keys: linkKeys,
  announced: ['The title as heading and link, then its times as a list.'],
}

const film = { title: 'The Salt Road', href: '/films/the-salt-road/' }

export const conformance: Conformance = {
  FilmRow: { shows: (probe) => <FilmRow details={[]} {...film} {...probe} /> },
}
