import type { Film } from '@foyer/contract/wire/films'
import { useStores, useText } from '../context/hooks.ts'
import type { AvailabilityStore } from '../stores/films/availability.ts'
import type { PromotedTag } from '../domain/film-status.ts'
import type { FilmsStore } from '../stores/films/films.ts'
import { getFilmStatus } from './caption-status.ts'
import { formatRuntime } from './format-runtime.ts'

/** The text of the tag on a film that is put forward. */
const tagTexts: Readonly<Record<PromotedTag, string>> = {
  Sponsored: 'browsing.film.sponsored',
  PreBookNow: 'browsing.film.bookAhead',
  ComingSoon: 'browsing.film.comingSoon',
}

/** The stores from which labels of films are read. */
export interface FilmSources {
  readonly availability: Pick<AvailabilityStore, 'promotedTag' | 'statusLabel' | 'advanceBookingStart'>
  readonly films: Pick<FilmsStore, 'censorRating' | 'genres' | 'directors'>
}

/**
 * What the pages say about a film, in the visitor's language. Call its functions inside an observer.
 * @param of where the films are looked up; among all films of the network when absent
 */
export function useFilmLabels(of?: FilmSources) {
  const stores = useStores()
  const { formats, screeningDates, cinemaGroups, today } = stores
  const { availability, films } = of ?? stores
  const { t, text, list } = useText()

  const runtime = (film: Film) => formatRuntime(film.runtimeInMinutes, formats, t)

  const rating = (film: Film) => {
    const found = films.censorRating(film)
    if (!found) return undefined
    const label = text(found.classification)
    return {
      label,
      description: text(found.classificationDescription) || t('browsing.film.rating', { rating: label }),
    }
  }

  const genre = (film: Film): string | undefined => {
    const [first] = films.genres(film)
    return first && text(first.name)
  }

  const directors = (film: Film): string | undefined =>
    list(films.directors(film).map((person) => person.name)) || undefined

  /** The one tag that the film carries. @param sponsored whether the component that shows it says so */
  const tag = (film: Film, sponsored = false) => {
    const promotion = availability.promotedTag(film.id, { sponsored })
    return promotion ? { promotion, label: t(tagTexts[promotion]) } : undefined
  }

  /** @param beside the tag that stands beside it: what it says is not said twice */
  const status = (film: Film, beside?: PromotedTag): string | undefined => {
    const label = availability.statusLabel(film.id)
    const dates = screeningDates.getDates({ siteIds: [...cinemaGroups.siteIds], filmIds: [film.id] })
    const found = getFilmStatus({
      label: label === beside ? 'ComingSoon' : label,
      bookingOpensAt: availability.advanceBookingStart(film.id),
      releaseDate: film.releaseDate,
      today: today.businessDate(),
      lastScreening: dates.at(-1),
    })
    switch (found.kind) {
      case 'newThisWeek':
        return t('browsing.film.newThisWeek')
      case 'lastFewDays':
        return t('browsing.film.lastFewDays')
      case 'bookAhead':
        return t('browsing.film.bookAhead')
      case 'bookingOpens':
        return t('browsing.film.bookingOpens', { date: formats.date(found.at, 'D MMMM') })
      case 'opens':
        return t('browsing.film.opens', { date: formats.date(found.date, 'D MMMM') })
      case 'none':
        return undefined
    }
  }

  return { title: (film: Film) => text(film.title), runtime, rating, genre, directors, tag, status }
}

/** The facts that are known, in order. */
export function filterKnown(...details: readonly (string | undefined)[]): string[] {
  return details.filter((detail) => detail !== undefined && detail !== '') as string[]
}
