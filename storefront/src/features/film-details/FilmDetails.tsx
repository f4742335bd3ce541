import type { Film } from '@foyer/contract/wire/films'
import { WatchlistButton } from '@foyer/design-system/actions/watchlist-button'
import { FilmHero } from '@foyer/design-system/films/film-hero'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { getFilmAvailability } from '../../stores/films/film-availability.ts'
import { useStores, useText } from '../../context/hooks.ts'
import { findNextTimes } from '../../film/showtimes/next-times.ts'
import { createFilmDatesQuery, showtimesId } from '../../film/showtimes/queries.ts'
import { useTrailer } from '../../film/trailer/use-trailer.tsx'
import { getFilmFraming, getFilmPicture, getFilmTone, getTitleTreatment } from '../../film/film-pictures.ts'
import { sharePicture } from '../../film/share-picture.ts'
import { useWatchlistMark } from '../../film/watchlist/use-watchlist-mark.ts'
import { NextFilmTimes } from './NextFilmTimes.tsx'
import { ShareButton } from './ShareButton.tsx'
import { filterKnown, useFilmLabels } from '../../film/use-film-labels.ts'

/** In the film's own sheet, which adjusts them to a raised contrast, as the part below the picture is. */
const tone = {
  ground: 'var(--foyer-background)',
  on: 'var(--foyer-text)',
  accent: 'var(--foyer-film-accent)',
}

/** Where the poster stands below the first view, the backdrop is the picture that travels. */
const phone = '(max-width: 599.95px)'

/** A film presents itself: picture, title, next times, facts, what it is about. */
export const FilmDetails = observer(function FilmDetails({ film }: { film: Film }) {
  const stores = useStores()
  const { films, formats, routes, screeningDates, today } = stores
  const { t, text } = useText()
  const labels = useFilmLabels({ availability: getFilmAvailability(stores, film.id), films })
  const trailer = useTrailer()
  const mark = useWatchlistMark()(film)
  const title = labels.title(film)
  const hasTimes = findNextTimes(stores, film.id).length > 0
  const isOnSale = screeningDates.getDates(createFilmDatesQuery(stores, film.id)).length > 0
  const released = film.releaseDate
    ? film.releaseDate > today.businessDate()
      ? t('browsing.film.opens', { date: formats.longDay(film.releaseDate) })
      : t('browsing.film.openedOn', { date: formats.releaseDate(film.releaseDate) })
    : undefined
  const [isPhone] = useState(() => typeof matchMedia === 'function' && matchMedia(phone).matches)
  const backdrop = getFilmPicture(film, 'FilmBackdrop', routes)
  const poster = getFilmPicture(film, 'FilmPosterGraphic', routes)
  const houseNote = text(film.presentation?.houseNote)

  return (
    <>
      <FilmHero
        title={title}
        tone={film.presentation ? tone : getFilmTone(film, stores)}
        backdrop={isPhone ? sharePicture(backdrop, film) : backdrop}
        framing={getFilmFraming(film)}
        poster={isPhone ? poster : sharePicture(poster, film)}
        posterAlt={t('browsing.film.poster', { film: title })}
        titleTreatment={getTitleTreatment(film, routes)}
        tagline={text(film.presentation?.tagline) || undefined}
        trailer={
          trailer.canPlay(film)
            ? { label: t('browsing.film.watchTrailer'), onPress: () => trailer.play(film) }
            : undefined
        }
        book={
          isOnSale && !hasTimes
            ? { label: t('browsing.hero.book', { film: title }), href: `#${showtimesId}` }
            : undefined
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
        times={hasTimes ? <NextFilmTimes film={film} /> : undefined}
      />
      {trailer.modal}
    </>
  )
})
