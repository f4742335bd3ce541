import type { Film } from '@foyer/contract/wire/films'
import { useStores } from '../../app/hooks.ts'
import { screenedFilmIds, type FilmFilters } from './film-filters.ts'
import { listedSiteIds } from './queries.ts'

/** Films of the programme that meet the filters but the words, in the listing's order. Call inside an observer. */
export function useFilteredFilms(filters: FilmFilters): Film[] {
  const stores = useStores()
  const { availability, films, listing, screeningDates } = stores
  const ofCategory = {
    NowShowing: listing.nowShowing,
    ComingSoon: listing.comingSoon,
    AdvanceBooking: listing.advanceBooking,
  }[filters.category]

  const siteIds = listedSiteIds(stores, filters)
  const isNarrowed = filters.cinemas.length > 0 || filters.date !== null || filters.attribute !== null
  const screened = isNarrowed
    ? screenedFilmIds(screeningDates.for({ siteIds }).value ?? {}, filters)
    : undefined
  // A cinema of another city has films that the city's own listing leaves out.
  const candidates =
    filters.cinemas.length === 0
      ? ofCategory
      : films.list.filter((film) => availability.of(film.id)?.categories.includes(filters.category))

  return screened ? candidates.filter((film) => screened.has(film.id)) : candidates
}
