import type { BrowsingConfiguration } from '@foyer/contract/channel/browsing'
import type { Film } from '@foyer/contract/wire/films'
import type { FilmDisplayStatus } from '@foyer/contract/enumerations'
import type { AvailabilityStore } from './availability.ts'
import type { CinemaGroupsStore } from './cinema-groups.ts'
import type { FilmsStore } from './films.ts'
import { lastResult } from './last-result.ts'
import type { ScreeningDatesStore } from './screening-dates.ts'
import type { TextsStore } from './texts.ts'

export interface FilmListingParts {
  films: FilmsStore
  availability: AvailabilityStore
  screeningDates: ScreeningDatesStore
  cinemaGroups: CinemaGroupsStore
  texts: TextsStore
  /** How the chain sorts films to which it has given the same priority. */
  filmSort: () => BrowsingConfiguration['filmSort']
}

/** Which films a visitor sees: those of the chosen cinemas, by category, in the chain's order. */
export class FilmListing {
  readonly #parts: FilmListingParts
  readonly #titles: Intl.Collator
  /** Thousands of films are put in order once, not for each of those that ask. */
  readonly #inOrder = lastResult<Film[]>()

  constructor(parts: FilmListingParts) {
    this.#parts = parts
    this.#titles = collatorOf(parts.texts.languageTag)
  }

  async ensure(): Promise<void> {
    const { films, availability } = this.#parts
    await Promise.all([films.ensureAll(), availability.ensure(), this.#screenings?.ensure()])
  }

  /** Tries what failed again. */
  retry(): Promise<void> {
    return this.ensure()
  }

  get state(): 'pending' | 'ready' | 'failed' {
    const needed = [
      this.#parts.films.all,
      this.#parts.availability.network,
      ...(this.#screenings ? [this.#screenings] : []),
    ]
    if (needed.every((each) => each.value !== undefined)) return 'ready'
    return needed.some((each) => each.value === undefined && each.error !== undefined) ? 'failed' : 'pending'
  }

  /** Films of a category that the chosen cinemas have. */
  of(category: FilmDisplayStatus): Film[] {
    return this.all.filter((film) => this.#parts.availability.of(film.id)?.categories.includes(category))
  }

  /** Every film that the chosen cinemas have; without a choice, every film. */
  get all(): Film[] {
    const { availability, cinemaGroups, films, filmSort, screeningDates, texts } = this.#parts
    const siteIds = [...cinemaGroups.siteIds]
    const sort = filmSort()
    return this.#inOrder(
      [films.list, availability.network.value, screeningDates.for({ siteIds }).value, sort, siteIds.join()],
      () => {
        const screened = screeningDates.filmsOf({ siteIds })
        return films.list
          .filter((film) => {
            const categories = availability.of(film.id)?.categories ?? []
            const isOnlyComing = categories.length === 1 && categories[0] === 'ComingSoon'
            return siteIds.length === 0 || screened.has(film.id) || isOnlyComing
          })
          .sort(
            (a, b) =>
              a.displayPriority - b.displayPriority ||
              (sort === 'ReleaseDate' ? newestFirst(a, b) : 0) ||
              this.#titles.compare(texts.text(a.title), texts.text(b.title)),
          )
      },
    )
  }

  /** Where the chosen cinemas' films are screened; null without a choice, when it decides nothing. */
  get #screenings() {
    const { siteIds } = this.#parts.cinemaGroups
    return siteIds.length ? this.#parts.screeningDates.for({ siteIds: [...siteIds] }) : null
  }
}

/**
 * Alphabetical as the language has it: accented initials in their place, "Part 2" before "Part 10". All else is as
 * `Intl` has it for the language, on the server and in browsers alike.
 */
const collatorOf = (languageTag: string) => new Intl.Collator(languageTag, { numeric: true })

/** By the day of release, `yyyy-MM-dd`; what has none comes last. */
function newestFirst(a: Film, b: Film): number {
  const [left, right] = [a.releaseDate ?? '', b.releaseDate ?? '']
  return left > right ? -1 : left < right ? 1 : 0
}
