import type { FilmDisplayStatus } from '@foyer/contract/enumerations'
import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import { addDays, daysBetween, weekdayOf } from './zone.ts'

/**
 * When a film comes and goes. It is released, runs for six weeks, rests, and is announced anew: so a chain of fictional
 * films looks alive however long it has been open. All of it is a pure function of the first day and the date asked about.
 */
const runInDays = 42
/** Half of it run, half of it to come. */
const cycleInDays = 84
/** Tickets are sold from today to this many days ahead. */
export const daysOnSale = 13

const friday = 5

/** The Friday on or before a day: the week that release offsets count from. */
export function firstFriday(firstDay: string): string {
  return addDays(firstDay, -((weekdayOf(firstDay) - friday + 7) % 7))
}

/** The release that a date belongs to: the film is on for six weeks after it, and to come for six weeks before it. */
export function releaseDateOn(film: CatalogueFilm, firstDay: string, date: string): string {
  const first = addDays(firstFriday(firstDay), film.releaseOffsetInDays)
  const cycles = Math.floor((daysBetween(first, date) + cycleInDays - runInDays) / cycleInDays)
  return addDays(first, cycles * cycleInDays)
}

/** The last day on which a film that was released then is on. */
export function lastDayOfRun(releaseDate: string): string {
  return addDays(releaseDate, runInDays - 1)
}

/** Days since its release: negative before it, 0 to 41 while it runs. */
export function ageOn(film: CatalogueFilm, firstDay: string, date: string): number {
  return daysBetween(releaseDateOn(film, firstDay, date), date)
}

export function isShownOn(film: CatalogueFilm, firstDay: string, date: string): boolean {
  return ageOn(film, firstDay, date) >= 0
}

/** How the film is announced on a date. Advance booking begins when its first day comes within the days on sale. */
export function statusOn(film: CatalogueFilm, firstDay: string, date: string): FilmDisplayStatus {
  const age = ageOn(film, firstDay, date)
  if (age >= 0) return 'NowShowing'
  return -age <= daysOnSale ? 'AdvanceBooking' : 'ComingSoon'
}
