import type { Film } from '@foyer/contract/wire/films'
import { PosterCard } from '@foyer/design-system/films/poster-card'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../context/hooks.ts'
import type { PromotedTag } from '../domain/film-status.ts'
import { getNameInCity } from '../domain/cinema-labels.ts'
import { getFilmPicture } from './film-pictures.ts'
import { sharePicture } from './share-picture.ts'
import { filterKnown, useFilmLabels } from './use-film-labels.ts'
import { useTrailer } from './trailer/use-trailer.tsx'
import { findNextTimes } from './showtimes/next-times.ts'
import { useDayName } from './showtimes/use-day-name.ts'
import { getBookableTimes } from './todays-times.ts'
import { useTodaysShowtimes } from './use-todays-times.ts'
import { useWatchlistMark } from './watchlist/use-watchlist-mark.ts'

/** Times on a card: what fits in one row. */
const timesOnCard = 3
const timesOnLead = 4

export interface FilmCardProps {
  film: Film
  /** The large one of the wall. */
  lead?: boolean | undefined
  /** What the chain calls it, in place of why it is promoted: "Film of the month". */
  chainTag?: string | undefined
  /** What the heading of the list says of all its films: no tag says it again. */
  listedAs?: PromotedTag | undefined
  /** The list that shows it is paid for showing it. */
  sponsored?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
  /** The poster travels to the film's page: no other picture of this page may be of the same film. */
  travels?: boolean | undefined
  /** The poster is in the first view. */
  priority?: boolean | undefined
}

/** A film on the wall: poster, tag, age mark, runtime, status, trailer, and today's times in the chosen city. */
export const FilmCard = observer(function FilmCard({
  film,
  lead,
  chainTag,
  listedAs,
  sponsored,
  headingLevel = 3,
  travels,
  priority,
}: FilmCardProps) {
  const stores = useStores()
  const { cinemaGroups, configuration, formats, routes, sites } = stores
  const { t, text, list } = useText()
  const labels = useFilmLabels()
  const trailer = useTrailer()
  const getMark = useWatchlistMark()
  const title = labels.title(film)
  const promoted = labels.tag(film, sponsored)
  const tag = promoted?.promotion === listedAs ? undefined : promoted
  const href = routes.film(film)
  const poster = getFilmPicture(film, 'FilmPosterGraphic', routes)
  const { now } = stores.today
  const times = getBookableTimes(useTodaysShowtimes(), film.id, now)
  const city = cinemaGroups.selected?.name
  const next = lead && times.length === 0 ? findNextTimes(stores, film.id)[0] : undefined
  const getDayName = useDayName()
  /** Which of the city's cinemas; nothing where it has one. */
  const getCinemaName = (siteId: string) =>
    cinemaGroups.siteIds.length > 1
      ? getNameInCity(text(sites.site(siteId)?.name), configuration.value.chainName)
      : ''
  const card = (
    <PosterCard
      title={title}
      href={href}
      headingLevel={headingLevel}
      poster={travels ? sharePicture(poster, film) : poster}
      rating={labels.rating(film)}
      runtime={labels.runtime(film)}
      status={labels.status(film, promoted?.promotion)}
      // What is paid for is named before what the chain promotes.
      tag={tag?.promotion === 'Sponsored' ? tag.label : (chainTag ?? tag?.label)}
      trailer={
        trailer.canPlay(film)
          ? {
              label: t('browsing.film.watchTrailerOf', { film: title }),
              onPress: () => trailer.play(film),
            }
          : undefined
      }
      watchlist={getMark(film)}
      priority={priority}
      {...(lead && {
        lead: true,
        tagline: text(film.presentation?.tagline) || undefined,
        details: filterKnown(labels.genre(film), labels.directors(film)),
      })}
      times={
        times.length && city
          ? {
              label: t('browsing.times.today', { city }),
              items: times.slice(0, lead ? timesOnLead : timesOnCard).map((showtime) => ({
                id: showtime.id,
                label: formats.time(showtime.schedule.startsAt),
                href: routes.showtime(showtime),
                accessibleName: list(
                  filterKnown(
                    formats.time(showtime.schedule.startsAt),
                    title,
                    getCinemaName(showtime.siteId),
                  ),
                ),
              })),
              all: lead ? { label: t('browsing.times.all'), href } : undefined,
            }
          : next && {
              label: t('browsing.next.title'),
              items: [
                {
                  id: next.showtime.id,
                  label: t('browsing.next.at', {
                    day: getDayName(next.date),
                    time: formats.time(next.showtime.schedule.startsAt),
                  }),
                  href: routes.showtime(next.showtime),
                },
              ],
              all: { label: t('browsing.times.all'), href },
            }
      }
    />
  )
  return (
    <>
      {card}
      {trailer.modal}
    </>
  )
})
