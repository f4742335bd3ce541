import type { Film } from '@foyer/contract/wire/films'
import { FilmRow } from '@foyer/design-system/film-row'
import { Link } from '@foyer/design-system/link'
import { ShowtimeRow } from '@foyer/design-system/showtime-list'
import { Skeleton } from '@foyer/design-system/skeleton'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import type { KnownDay } from '../../stores/showtimes.ts'
import { filmPicture } from '../film-details/film-pictures.ts'
import { known, useFilmWords } from '../film-details/use-film-words.ts'
import { useShowtimeProps } from '../film-showtimes/showtime-props.ts'
import { useTrailer } from '../trailer/use-trailer.tsx'
import type { FilmFilters } from './film-filters.ts'
import { listedDayQuery, listedSiteIds } from './queries.ts'
import { castListed, rowTimes, timesShown } from './row-times.ts'

const noDay: KnownDay = { businessDate: null, showtimes: [], screens: {}, attributes: {} }

export interface FilmListRowProps {
  film: Film
  filters: FilmFilters
}

/** A film of the list with the times that the filters leave, or when it is on next. */
export const FilmListRow = observer(function FilmListRow({ film, filters }: FilmListRowProps) {
  const stores = useStores()
  const { films, formats, routes, screeningDates, showtimes, today } = stores
  const { t, text, list } = useText()
  const words = useFilmWords()
  const showtimeProps = useShowtimeProps()
  const trailer = useTrailer()
  const title = words.title(film)
  const tag = words.tag(film)
  const query = listedDayQuery(stores, filters)
  const entry = showtimes.entry(query)
  const day = entry.value ?? noDay
  const { attribute } = filters
  const times = rowTimes(day, { filmId: film.id, attribute, now: today.now })
  // A day handed over for another view: the rest of it is on its way.
  const isOnItsWay = 'firstTimesOf' in day && day.firstTimesOf.attribute !== attribute && !entry.error
  const datesQuery = { siteIds: listedSiteIds(stores, filters) }
  const screened = screeningDates.for(datesQuery).value
  const later = screeningDates
    .datesOf(datesQuery)
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
    <FilmRow
      title={title}
      href={href(filters.date ?? undefined)}
      poster={filmPicture(film, 'FilmPosterGraphic', routes)}
      posterAlt=""
      rating={words.rating(film)}
      facts={known(words.runtime(film), words.genre(film))}
      tag={tag}
      status={words.status(film, tag?.promotion)}
      trailer={
        trailer.canPlay(film)
          ? {
              label: t('browsing.film.watchTrailer'),
              accessibleName: t('browsing.film.watchTrailerOf', { film: title }),
              onPress: () => trailer.play(film),
            }
          : undefined
      }
      synopsis={text(film.shortSynopsis) || undefined}
      credits={known(words.directors(film), cast).join(' · ') || undefined}
    >
      {entry.isPending || isOnItsWay ? (
        <Skeleton shape="showtime" />
      ) : times.length > 0 ? (
        <>
          <ShowtimeRow
            label={title}
            showtimes={times.slice(0, timesShown).map((showtime) => showtimeProps(showtime, day))}
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
      ) : later ? (
        <Link href={href(later)} tone="ink" arrow>
          {t('browsing.showtimes.emptyNext', { date: formats.longDay(later) })}
        </Link>
      ) : null}
    </FilmRow>
  )
  return (
    <>
      {row}
      {trailer.modal}
    </>
  )
})
