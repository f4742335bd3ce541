import type { Film } from '@foyer/contract/wire/films'
import { PosterCard } from '@foyer/design-system/poster-card'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { cinemaInCity } from '../cinema-group/city-words.ts'
import { filmPicture } from '../film-details/film-pictures.ts'
import { known, useFilmWords } from '../film-details/use-film-words.ts'
import { useTrailer } from '../trailer/use-trailer.tsx'
import { bookableTimes } from './todays-times.ts'
import { useTodaysShowtimes } from './use-todays-times.ts'

/** Times on a card: what fits in one row. */
const timesOnCard = 3
const timesOnLead = 4

export interface FilmCardProps {
  film: Film
  /** The one film of the wall that stands out. */
  lead?: { tag?: string | undefined } | undefined
  /** The list that shows it is paid for showing it. */
  sponsored?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
  /** The poster is in the first view. */
  priority?: boolean | undefined
}

/** A film on the wall: poster, tag, age mark, runtime, status, trailer, and today's times in the chosen city. */
export const FilmCard = observer(function FilmCard({
  film,
  lead,
  sponsored,
  headingLevel = 3,
  priority,
}: FilmCardProps) {
  const { cinemaGroups, configuration, formats, routes, sites } = useStores()
  const { t, text, list } = useText()
  const words = useFilmWords()
  const trailer = useTrailer()
  const title = words.title(film)
  const tag = words.tag(film, sponsored)
  const href = routes.film(film)
  const { now } = useStores().today
  const times = bookableTimes(useTodaysShowtimes(), film.id, now)
  const city = cinemaGroups.selected?.name
  /** Which of the city's cinemas; nothing where it has one. */
  const cinemaOf = (siteId: string) =>
    cinemaGroups.siteIds.length > 1
      ? cinemaInCity(text(sites.site(siteId)?.name), configuration.value.chainName)
      : ''
  const card = (
    <PosterCard
      title={title}
      href={href}
      headingLevel={headingLevel}
      poster={filmPicture(film, 'FilmPosterGraphic', routes)}
      rating={words.rating(film)}
      runtime={words.runtime(film)}
      status={words.status(film, tag?.promotion)}
      // What is paid for is named before what the house likes.
      tag={tag?.promotion === 'Sponsored' ? tag.label : (lead?.tag ?? tag?.label)}
      trailer={
        trailer.canPlay(film)
          ? {
              label: t('browsing.film.watchTrailerOf', { film: title }),
              onPress: () => trailer.play(film),
            }
          : undefined
      }
      priority={priority}
      {...(lead && {
        lead: true,
        tagline: text(film.presentation?.tagline) || undefined,
        facts: known(words.genre(film), words.directors(film)),
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
                  known(formats.time(showtime.schedule.startsAt), title, cinemaOf(showtime.siteId)),
                ),
              })),
              all: lead ? { label: t('browsing.times.all'), href } : undefined,
            }
          : undefined
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
