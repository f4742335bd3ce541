import type { BrowsingConfiguration } from '@foyer/contract/channel/browsing'
import type { Film } from '@foyer/contract/wire/films'
import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import type { AvailabilityStore } from './availability.ts'
import { hasSettled } from '../base/caching.ts'
import type { CinemaGroupsStore } from '../cinemas/cinema-groups.ts'
import { getCategories } from '../../domain/film-status.ts'
import type { FilmsStore } from './films.ts'
import { memoizeLast } from '../../cache/memoize-last.ts'
import type { ScreeningDatesStore } from './screening-dates.ts'
import type { TextsStore } from '../channel/texts.ts'
import type { TodayStore } from '../channel/today.ts'

export interface FilmListingParts {
  films: FilmsStore
  availability: AvailabilityStore
  screeningDates: ScreeningDatesStore
  cinemaGroups: CinemaGroupsStore
  today: Pick<TodayStore, 'businessDate'>
  texts: TextsStore
  /** How the chain sorts films to which it has given the same priority. */
  filmSort: () => BrowsingConfiguration['filmSort']
}

/** Which films a visitor sees: those of the chosen cinemas, by category, in the chain's order. */
export class FilmListing {
  readonly #parts: FilmListingParts
  #titles?: Intl.Collator
  /** Thousands of films are sorted once, not for each reader. */
  readonly #inOrder = memoizeLast<Film[]>()
  readonly #screenedFilms = memoizeLast<ReadonlySet<string>>()

  constructor(parts: FilmListingParts) {
    this.#parts = parts
  }

  async ensure(): Promise<void> {
    const { films, availability } = this.#parts
    await Promise.all([films.ensureAll(), availability.ensure(), this.#screenings?.ensure()])
  }

  /** Tries what failed again. */
  retry(): Promise<void> {
    return this.ensure()
  }

  /**
   * Only failed films fail a list of films. Without availability it shows less of them, and without the days of the
   * chosen cinemas it is that of every cinema.
   */
  get state(): 'pending' | 'ready' | 'failed' {
    const { availability, films } = this.#parts
    if (films.all.value === undefined) return films.all.error === undefined ? 'pending' : 'failed'
    const screenings = this.#screenings
    return hasSettled(availability.network) && (!screenings || hasSettled(screenings)) ? 'ready' : 'pending'
  }

  /** Films of a category that the chosen cinemas have. */
  of(category: FilmDisplayStatus): Film[] {
    return this.all.filter((film) => this.getCategories(film).includes(category))
  }

  /**
   * The categories of a film; none while its availability is loading.
   * @param isScreened whether it has a screening; at the chosen cinemas, or at any, when absent
   */
  getCategories(film: Pick<Film, 'id' | 'releaseDate'>, isScreened?: boolean): readonly FilmDisplayStatus[] {
    const { availability, today } = this.#parts
    const known = availability.of(film.id)
    if (known) return known.categories
    const { network } = availability
    if (!hasSettled(network)) return []
    return getCategories(film, {
      isScreened: isScreened ?? this.#screened.has(film.id),
      isLeftOut: network.value !== undefined,
      today: today.businessDate(),
    })
  }

  /** Every film that the chosen cinemas have; without a choice, every film. */
  get all(): Film[] {
    const { availability, cinemaGroups, films, filmSort, screeningDates, texts } = this.#parts
    const { network } = availability
    const siteIds = [...cinemaGroups.siteIds]
    const sort = filmSort()
    const screenings = screeningDates.for({ siteIds })
    return this.#inOrder(
      [films.list, network.value, network.error, screenings.value, screenings.error, sort, siteIds.join()],
      () => {
        const screened = screeningDates.getFilmIds({ siteIds })
        const isEverywhere = siteIds.length === 0 || (!screenings.value && screenings.error !== undefined)
        return films.list
          .filter((film) => {
            if (isEverywhere || screened.has(film.id)) return true
            const [only, ...others] = this.getCategories(film, false)
            return only === 'ComingSoon' && others.length === 0
          })
          .sort(
            (a, b) =>
              a.displayPriority - b.displayPriority ||
              (sort === 'ReleaseDate' ? compareNewestFirst(a, b) : 0) ||
              this.#compareTitles(texts.text(a.title), texts.text(b.title)),
          )
      },
    )
  }

  /**
   * Alphabetical in the language: accented initials in their place, "Part 2" before "Part 10". Made for the first two
   * films that nothing else puts in order, as it takes a phone 30 ms.
   */
  #compareTitles(one: string, other: string): number {
    this.#titles ??= new Intl.Collator(this.#parts.texts.languageTag, { numeric: true })
    return this.#titles.compare(one, other)
  }

  /** Films that have a screening in the chosen cinemas, or in any. */
  get #screened(): ReadonlySet<string> {
    const { cinemaGroups, screeningDates } = this.#parts
    const query = { siteIds: [...cinemaGroups.siteIds] }
    return this.#screenedFilms([screeningDates.for(query).value], () => screeningDates.getFilmIds(query))
  }

  /** Screening dates at the chosen cinemas; null without a choice, when it decides nothing. */
  get #screenings() {
    const { siteIds } = this.#parts.cinemaGroups
    return siteIds.length ? this.#parts.screeningDates.for({ siteIds: [...siteIds] }) : null
  }
}

/** By opening date, `yyyy-MM-dd`; films without one come last. */
function compareNewestFirst(a: Film, b: Film): number {
  const [left, right] = [a.releaseDate ?? '', b.releaseDate ?? '']
  return left > right ? -1 : left < right ? 1 : 0
}
