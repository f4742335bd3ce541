import type { Film } from '@foyer/contract/wire/films'
import { Link } from '@foyer/design-system/actions/link'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getFirstTimesKey, type DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { sharePicture } from '../../film/share-picture.ts'
import { listShapes } from '../../film/list-shapes.tsx'
import { filterKnown, useFilmLabels } from '../../film/use-film-labels.ts'
import { getFollowingTimes } from '../../film/showtimes/following-day.ts'
import { useShowtimeProps } from '../../film/showtimes/showtime-props.ts'
import { useFollowingProps } from '../../film/showtimes/use-following-props.ts'
import { useTrailer } from '../../film/trailer/use-trailer.tsx'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'
import type { FilmFilters } from './film-filters-url.ts'
import { getListedDayQuery, getListedSiteIds } from './queries.ts'
import { castListed, getRowTimes, timesShown } from './row-times.ts'

const noDay: DayOfShowtimes = { businessDate: null, showtimes: [], screens: {}, attributes: {} }

export interface FilmListRowProps {
  film: Film
  filters: FilmFilters
}

/** A film of the list, in the brand's shape, with the times that the filters leave, or when it is on next. */
export const FilmListRow = observer(function FilmListRow({ film, filters }: FilmListRowProps) {
  const stores = useStores()
  const { configuration, films, formats, routes, screeningDates, showtimes, today } = stores
  const { Entry, Times } = listShapes[configuration.value.shapes.filmList]
  const { t, text, list } = useText()
  const labels = useFilmLabels()
  const showtimeProps = useShowtimeProps()
  const followingProps = useFollowingProps()
  const trailer = useTrailer()
  const getMark = useWatchlistMark()
  const title = labels.title(film)
  const tag = labels.tag(film)
  const query = getListedDayQuery(stores, filters)
  const entry = showtimes.entry(query)
  const day = entry.value ?? noDay
  const { attribute } = filters
  const times = getRowTimes(day, { filmId: film.id, attribute, now: today.now })
  const isOnItsWay = !entry.isEnoughFor(getFirstTimesKey(attribute)) && !entry.error
  const datesQuery = { siteIds: getListedSiteIds(stores, filters) }
  const screened = screeningDates.for(datesQuery).value
  const after = getFollowingTimes(stores, query, { filmId: film.id, left: times.length, attribute })
  const following = screeningDates
    .getDates(datesQuery)
    .find((date) => date > query.date && screened?.[date]?.[film.id] !== undefined)
  const cast = list(
    films
      .cast(film)
      .slice(0, castListed)
      .map((person) => person.name),
  )
  // The film's page is about one cinema or about the city.
  const [cinema, ...others] = filters.cinemas
  const href = (date?: string) => routes.film(film, { date, cinema: others.length > 0 ? undefined : cinema })

  const row = (
    <Entry
      title={title}
      href={href(filters.date ?? undefined)}
      poster={sharePicture(getFilmPicture(film, 'FilmPosterGraphic', routes), film)}
      posterAlt=""
      rating={labels.rating(film)}
      details={filterKnown(labels.runtime(film), labels.genre(film))}
      tag={tag}
      status={labels.status(film, tag?.promotion)}
      trailer={
        trailer.canPlay(film)
          ? {
              label: t('browsing.film.watchTrailer'),
              accessibleName: t('browsing.film.watchTrailerOf', { film: title }),
              onPress: () => trailer.play(film),
            }
          : undefined
      }
      watchlist={getMark(film)}
      synopsis={text(film.shortSynopsis) || undefined}
      credits={filterKnown(labels.directors(film), cast).join(' · ') || undefined}
    >
      {entry.isPending || isOnItsWay ? (
        <Skeleton shape="showtime" />
      ) : times.length > 0 ? (
        <>
          <Times
            label={title}
            showtimes={[
              ...times.slice(0, timesShown).map((showtime) => showtimeProps(showtime, day)),
              ...(after?.showtimes.map((showtime) => followingProps(showtime, after)) ?? []),
            ]}
          />
          {times.length > timesShown && (
            <Link
              href={href(filters.date ?? undefined)}
              arrow
              aria-label={t('browsing.times.allFor', { film: title })}
            >
              {t('browsing.times.all')}
            </Link>
          )}
        </>
      ) : following ? (
        <Link href={href(following)} tone="ink" arrow>
          {t('browsing.showtimes.emptyNext', { date: formats.longDay(following) })}
        </Link>
      ) : null}
    </Entry>
  )
  return (
    <>
      {row}
      {trailer.modal}
    </>
  )
})
