import type { Film } from '@foyer/contract/wire/films'
import { WatchlistButton } from '@foyer/design-system/actions/watchlist-button'
import { FilmHero } from '@foyer/design-system/films/film-hero'
import { observer } from 'mobx-react-lite'
import { getFilmAvailability } from '../../stores/films/film-availability.ts'
import { useStores, useText } from '../../context/hooks.ts'
import { createFilmDatesQuery, showtimesId } from '../../film/showtimes/queries.ts'
import { useTrailer } from '../../film/trailer/use-trailer.tsx'
import { getFilmPicture, getFilmTone, getTitleTreatment } from '../../film/film-pictures.ts'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'
import { ShareButton } from './ShareButton.tsx'
import { filterKnown, useFilmLabels } from '../../film/use-film-labels.ts'

/** Names of the cast that the page gives. */
const castShown = 6

/** A film presents itself: picture, title, facts, what it is about, who made it. */
export const FilmDetails = observer(function FilmDetails({ film }: { film: Film }) {
  const stores = useStores()
  const { films, formats, routes, screeningDates, today } = stores
  const { t, text } = useText()
  const labels = useFilmLabels({ availability: getFilmAvailability(stores, film.id), films })
  const trailer = useTrailer()
  const mark = useWatchlistMark()(film)
  const title = labels.title(film)
  const isOnSale = screeningDates.getDates(createFilmDatesQuery(stores, film.id)).length > 0
  const names = (people: readonly { name: string }[]) => people.map((person) => person.name)
  const released = film.releaseDate
    ? film.releaseDate > today.businessDate()
      ? t('browsing.film.opens', { date: formats.longDay(film.releaseDate) })
      : t('browsing.film.openedOn', { date: formats.releaseDate(film.releaseDate) })
    : undefined
  const houseNote = text(film.presentation?.houseNote)
  const credits = [
    { term: t('browsing.film.director'), details: names(films.directors(film)) },
    { term: t('browsing.film.cast'), details: names(films.cast(film)).slice(0, castShown) },
    { term: t('browsing.film.producer'), details: names(films.producers(film)) },
    { term: t('browsing.film.distributor'), details: filterKnown(film.distributorName ?? undefined) },
  ].filter((item) => item.details.length > 0)

  return (
    <>
      <FilmHero
        title={title}
        tone={getFilmTone(film, stores)}
        backdrop={getFilmPicture(film, 'FilmBackdrop', routes)}
        poster={getFilmPicture(film, 'FilmPosterGraphic', routes)}
        posterAlt={t('browsing.film.poster', { film: title })}
        titleTreatment={getTitleTreatment(film, routes)}
        tagline={text(film.presentation?.tagline) || undefined}
        trailer={
          trailer.canPlay(film)
            ? { label: t('browsing.film.watchTrailer'), onPress: () => trailer.play(film) }
            : undefined
        }
        book={
          isOnSale ? { label: t('browsing.hero.book', { film: title }), href: `#${showtimesId}` } : undefined
        }
        tag={labels.tag(film)}
        rating={labels.rating(film)}
        details={filterKnown(labels.runtime(film), labels.genre(film), released)}
        advice={text(film.censorRatingNote) || undefined}
        actions={
          <>
            {mark && <WatchlistButton variant="outlined" {...mark} />}
            <ShareButton title={title} path={routes.film(film)} />
          </>
        }
        synopsis={text(film.synopsis) || undefined}
        houseNote={houseNote ? { lead: t('browsing.film.houseNote'), text: houseNote } : undefined}
        credits={credits}
      />
      {trailer.modal}
    </>
  )
})
