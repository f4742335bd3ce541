import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import { addDays, countDaysBetween, getWeekday } from '../domain/time-zone.ts'

/**
 * Lifecycle of a film: it is released, runs for six weeks, pauses, and is announced again, so that a chain of fictional
 * films looks alive however long it has been open. A pure function of the first day and the given date.
 */
const runInDays = 42
/** Half of it running, half of it coming soon. */
const cycleInDays = 84
/** Tickets are sold from today to this many days ahead. */
export const daysOnSale = 13

const friday = 5

/** The Friday on or before a day: the week that release offsets count from. */
export function getFirstFriday(firstDay: string): string {
  return addDays(firstDay, -((getWeekday(firstDay) - friday + 7) % 7))
}

/** The release that a date belongs to: the film runs for six weeks after it, and is coming soon for six weeks before it. */
export function computeReleaseDate(film: CatalogueFilm, firstDay: string, date: string): string {
  const first = addDays(getFirstFriday(firstDay), film.releaseOffsetInDays)
  const cycles = Math.floor((countDaysBetween(first, date) + cycleInDays - runInDays) / cycleInDays)
  return addDays(first, cycles * cycleInDays)
}

/** The last day of the run after a release. */
export function getLastDayOfRun(releaseDate: string): string {
  return addDays(releaseDate, runInDays - 1)
}

/** Days since its release: negative before it, 0 to 41 while it runs. */
export function getAgeOn(film: CatalogueFilm, firstDay: string, date: string): number {
  return countDaysBetween(computeReleaseDate(film, firstDay, date), date)
}

export function isShownOn(film: CatalogueFilm, firstDay: string, date: string): boolean {
  return getAgeOn(film, firstDay, date) >= 0
}

/** Status of a film on a date. Advance booking begins when its first day is within the days on sale. */
export function getStatus(film: CatalogueFilm, firstDay: string, date: string): FilmDisplayStatus {
  const age = getAgeOn(film, firstDay, date)
  if (age >= 0) return 'NowShowing'
  return -age <= daysOnSale ? 'AdvanceBooking' : 'ComingSoon'
}
