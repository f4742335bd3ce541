import type { Film } from '@foyer/contract/wire/films'
import type { Stores } from '../../app/stores.ts'
import { useStores, useText } from '../../app/hooks.ts'
import { screenedFilmIds, type FilmFilters } from './film-filters.ts'
import { createFilmSearch, type FilmSearch } from './film-search.ts'
import { listedSiteIds } from './queries.ts'

/** The search over the films that the stores have now, by their answer: another answer is another search. */
const searches = new WeakMap<object, FilmSearch>()

function searchOf({ films }: Stores, text: ReturnType<typeof useText>['text']): FilmSearch | undefined {
  const answer = films.all.value
  if (!answer) return undefined
  const known = searches.get(answer)
  if (known) return known
  const search = createFilmSearch(
    answer.films.map((film) => ({
      id: film.id,
      title: text(film.title),
      names: [
        ...films.genres(film).map((genre) => text(genre.name)),
        ...films.directors(film).map((person) => person.name),
        ...films.cast(film).map((person) => person.name),
      ],
    })),
  )
  searches.set(answer, search)
  return search
}

/**
 * Films of the programme that meet the filters, in the listing's order; of those that words are asked for, the likest
 * first. Call inside an observer.
 */
export function useFilteredFilms(filters: FilmFilters): Film[] {
  const stores = useStores()
  const { availability, films, listing, screeningDates } = stores
  const { text } = useText()
  const ofCategory = {
    NowShowing: listing.nowShowing,
    ComingSoon: listing.comingSoon,
    AdvanceBooking: listing.advanceBooking,
  }[filters.category]

  const siteIds = listedSiteIds(stores, filters)
  const isNarrowed = filters.cinemas.length > 0 || filters.date !== null || filters.attribute !== null
  const screened = isNarrowed
    ? screenedFilmIds(screeningDates.for({ siteIds }).value ?? [], { siteIds, ...filters })
    : undefined
  // A cinema of another city has films that the city's own listing leaves out.
  const candidates =
    filters.cinemas.length === 0
      ? ofCategory
      : films.list.filter((film) => availability.of(film.id)?.categories.includes(filters.category))

  const listed = screened ? candidates.filter((film) => screened.has(film.id)) : candidates
  const places = filters.words ? searchOf(stores, text)?.(filters.words) : undefined
  if (!places) return listed
  const placeOf = (film: Film) => places.get(film.id) ?? Infinity
  return listed.filter((film) => places.has(film.id)).sort((one, other) => placeOf(one) - placeOf(other))
}
