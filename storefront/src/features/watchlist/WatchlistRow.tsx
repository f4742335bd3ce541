import { Link, PlainLink } from '@foyer/design-system/actions/link'
import { WatchlistButton } from '@foyer/design-system/actions/watchlist-button'
import { FilmMetadata } from '@foyer/design-system/films/film-metadata'
import { ShowtimeRow } from '@foyer/design-system/films/showtime-list'
import { media } from '@foyer/design-system/foundations/media'
import { Picture } from '@foyer/design-system/foundations/picture'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getNameInCity } from '../../domain/cinema-labels.ts'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { useShowtimeProps } from '../../film/showtimes/showtime-props.ts'
import { getBookableTimes } from '../../film/todays-times.ts'
import { filterKnown, useFilmLabels } from '../../film/use-film-labels.ts'
import { createTodaysQuery } from '../../film/use-todays-times.ts'
import { clearOfUndo } from './clear-of-undo.ts'
import type { CurrentFilm } from './sort-watchlist.ts'

/** Times in a row; the film's page has the rest. */
const timesShown = 3

const Root = styled('li', { name: 'FoyerWatchlist', slot: 'Row' })({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto 44px',
  gap: '16px 24px',
  alignItems: 'start',
  paddingBlock: 24,
  borderBlockStart: '1px solid var(--foyer-border)',
  ...clearOfUndo,
  '&:last-of-type': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '& > [data-slot=words]': { display: 'grid', gap: 8 },
  '& h3': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& h3 > a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  },
  '& [data-slot=when]': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& [data-slot=when][data-last]': { color: 'var(--foyer-primary-text)', fontWeight: 650 },
  [media.below.md]: {
    gridTemplateColumns: '96px minmax(0, 1fr) 44px',
    columnGap: 16,
    '& > [data-slot=times]': { gridColumn: '1 / -1', gridRow: 2 },
  },
})

export interface WatchlistRowProps {
  current: CurrentFilm
  onRemove: () => void
}

/** A film of the list that can be seen: how long still, today's times, and the mark that takes it off the list. */
export const WatchlistRow = observer(function WatchlistRow({ current, onRemove }: WatchlistRowProps) {
  const { film, lastDate, nextDate } = current
  const stores = useStores()
  const { cinemaGroups, configuration, routes, showtimes, sites, today } = stores
  const formats = useFormats()
  const { t, text } = useText()
  const labels = useFilmLabels()
  const toProps = useShowtimeProps()
  const query = createTodaysQuery(stores)
  const day = query && showtimes.whole(query)
  const times = day ? getBookableTimes(day.showtimes, film.id, today.now) : []
  const title = labels.title(film)
  const href = routes.film(film)
  /** In a city with one cinema its name is not needed: the screen is shown. */
  const getPlace = (siteId: string) =>
    cinemaGroups.siteIds.length > 1
      ? { screen: getNameInCity(text(sites.site(siteId)?.name), configuration.value.chainName) || undefined }
      : {}

  const describeNext = (): string | undefined => {
    const [first] = times
    if (first) return t('member.watchlist.today', { time: formats.time(first.schedule.startsAt) })
    if (nextDate === null) return undefined
    const { relative } = formats.dayLabel(nextDate)
    if (relative === 'tomorrow') return t('member.watchlist.tomorrow')
    return t('member.watchlist.next', { date: formats.longDay(nextDate) })
  }

  const when =
    lastDate === null
      ? describeNext()
      : t('member.watchlist.lastDays', { date: formats.date(lastDate, 'ddd D MMMM') })
  return (
    <Root>
      <PlainLink href={href} tabIndex={-1} aria-hidden="true">
        <Picture
          source={getFilmPicture(film, 'FilmPosterGraphic', routes)}
          ratio="2:3"
          sizes="96px"
          alt=""
          maxWidth={320}
          rounded="md"
        />
      </PlainLink>
      <div data-slot="words">
        <h3>
          <PlainLink href={href}>{title}</PlainLink>
        </h3>
        <FilmMetadata rating={labels.rating(film)} details={filterKnown(labels.runtime(film))} />
        {when !== undefined && (
          <p data-slot="when" data-last={lastDate === null ? undefined : ''}>
            {when}
          </p>
        )}
      </div>
      <div data-slot="times">
        {day && times.length > 0 ? (
          <ShowtimeRow
            label={title}
            showtimes={times
              .slice(0, timesShown)
              .map((showtime) => ({ ...toProps(showtime, day), ...getPlace(showtime.siteId) }))}
          />
        ) : (
          <Link href={href} arrow aria-label={t('browsing.times.allFor', { film: title })}>
            {t('browsing.times.all')}
          </Link>
        )}
      </div>
      <WatchlistButton label={t('browsing.watchlist.label', { film: title })} pressed onChange={onRemove} />
    </Root>
  )
})
