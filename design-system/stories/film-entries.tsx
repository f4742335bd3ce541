/** A film as an entry of a list, for the stories of each shape of lists with times as links. */
import type { ComponentType } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FilmList, type FilmListProps } from '../src/films/film-list/index.ts'
import type { FilmRowProps } from '../src/films/film-row/index.ts'
import { TimeLinks, type TimeLinksProps } from '../src/films/time-links/index.ts'
import { cinemas, getPoster } from './fixtures.ts'
import { Do, Dont, Usage } from './Usage.tsx'

interface Shape {
  /** The component that draws an entry. */
  Entry: ComponentType<FilmRowProps>
  mode: FilmListProps['mode']
  /** How its times are drawn. */
  variant: TimeLinksProps['variant']
}

const getShowtimes = (group: number) => cinemas[0]?.groups[group]?.showtimes ?? []

/** An entry with all that a film can have, except a mark, a reason and a trailer. */
export const filmEntry: FilmRowProps = {
  title: 'The Salt Road',
  href: '/films/the-salt-road/',
  poster: getPoster('the-salt-road'),
  rating: { label: '12A' },
  details: ['2h 11m', 'Adventure'],
  synopsis:
    'When the wells at Tamrit fail, six salt carriers set out across nine hundred kilometres of white desert.',
  credits: 'Ines Okafor · Tomas Reyl, Adaeze Lindqvist',
}

/** The same in Arabic. */
export const filmEntryInArabic: FilmRowProps = {
  ...filmEntry,
  title: 'طريق الملح',
  details: ['ساعتان و١١ دقيقة', 'مغامرة'],
  synopsis: 'ستة يحملون الملح عبر الصحراء البيضاء.',
  credits: 'إيناس أوكافور',
}

const played = fn()

/** What a film put forward has in addition. */
export const promotedFilmEntry: FilmRowProps = {
  ...filmEntry,
  tag: { promotion: 'Sponsored', label: 'Sponsored' },
  status: 'Last days',
  watchlist: { label: 'The Salt Road in your watchlist', pressed: true },
  trailer: { label: 'Trailer', accessibleName: 'Trailer of The Salt Road', onPress: played },
}

/** Plays the trailer of `promotedFilmEntry`. */
export async function playTrailer({ canvasElement }: { canvasElement: HTMLElement }) {
  played.mockClear()
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Trailer of The Salt Road' }))
  await expect(played).toHaveBeenCalledTimes(1)
}

/** Times of the entry as links. */
export const renderTimes = (variant: TimeLinksProps['variant']) => (
  <TimeLinks label="The Salt Road" showtimes={getShowtimes(0)} variant={variant} />
)

/** In a list: a full entry, a long one without a poster, and one without times. */
export const renderEntries = ({ Entry, mode, variant }: Shape) => (
  <FilmList
    label="Films"
    mode={mode}
    loadingLabel="Loading"
    failure={{ title: 'No films', text: 'They did not come.', retryLabel: 'Try again' }}
    empty={{ title: 'No films' }}
  >
    <Entry key="salt" {...filmEntry} watchlist={{ label: 'In your watchlist', pressed: true }}>
      {renderTimes(variant)}
    </Entry>
    <Entry
      key="skarn"
      title="The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come"
      href="/films/skarn/"
      details={['2h 20m', 'Drama']}
      tag={{ promotion: 'Sponsored', label: 'Sponsored' }}
      trailer={{ label: 'Trailer', accessibleName: 'Trailer of Skarn', onPress: played }}
    >
      <TimeLinks label="Times of The Last Lighthouse Keeper" showtimes={getShowtimes(2)} variant={variant} />
    </Entry>
    <Entry
      key="louder"
      title="Louder"
      href="/films/louder/"
      poster={getPoster('louder')}
      details={['1h 44m']}
    >
      <p>No times on this day.</p>
    </Entry>
  </FilmList>
)

/** What an entry says, and what the heading of its list has said already. */
export const renderUse = ({ Entry, variant }: Pick<Shape, 'Entry' | 'variant'>) => (
  <Usage wide>
    <Do because="The title, what it is, and when." filled>
      <Entry {...filmEntry} headingLevel={3}>
        {renderTimes(variant)}
      </Entry>
    </Do>
    <Dont because="Day and cinema again with every film: the heading of the list has said them." filled>
      <Entry {...filmEntry} headingLevel={3} details={['Tonight', 'Halcyon Docklands', 'Portmere', '2h 11m']}>
        {renderTimes(variant)}
      </Entry>
    </Dont>
  </Usage>
)
