import type { Catalogue, CatalogueFilm, CatalogueScreen } from '../catalogue/catalogue.ts'
import type { ProgrammeSource } from '../catalogue/programme-source.ts'
import { getWeekday } from '../domain/time-zone.ts'

/** Opening hours of a day, in minutes after midnight. */
export interface Hours {
  readonly firstStart: number
  readonly latestFirstStart: number
  readonly lastStart: number
}

type Moment = Pick<ProgrammeSource['tariff'][number], 'weekdays' | 'from' | 'before'>

/** Minutes after midnight: `"11:30"` → 690. */
function parseTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Whether a rule applies to a time of a business date. @param start minutes after midnight */
export function isApplicable({ weekdays, from, before }: Moment, date: string, start: number): boolean {
  return (
    (weekdays === undefined || weekdays.includes(getWeekday(date))) &&
    (from === undefined || start >= parseTime(from)) &&
    (before === undefined || start < parseTime(before))
  )
}

/** Opening hours of a date; undefined if closed. */
export function findHours({ programme }: Catalogue, date: string): Hours | undefined {
  const hours = programme.hours.find(({ weekdays }) => weekdays?.includes(getWeekday(date)) ?? true)
  return (
    hours && {
      firstStart: parseTime(hours.firstStart),
      latestFirstStart: parseTime(hours.latestFirstStart),
      lastStart: parseTime(hours.lastStart),
    }
  )
}

/** Price card of a showtime by day and time. */
export function getPriceCard({ programme }: Catalogue, date: string, start: number): string {
  const fitting = programme.tariff.find((rule) => isApplicable(rule, date, start)) ?? programme.tariff.at(-1)
  if (!fitting) throw new TypeError('a tariff without cards')
  return fitting.card
}

/** The properties of a showtime that special showtimes depend on. */
export interface Occurrence {
  readonly film: CatalogueFilm
  readonly screen: CatalogueScreen
  readonly date: string
  /** Minutes after midnight. */
  readonly start: number
  /** Index in the screen's day, from 0. */
  readonly slot: number
}

/** Attributes that a showtime gets from its day, time, screen and film. */
export function listOccasionAttributes({ programme }: Catalogue, occurrence: Occurrence): string[] {
  const { film, screen, date, start, slot } = occurrence
  return programme.occasions
    .filter(
      (occasion) =>
        isApplicable(occasion, date, start) &&
        (occasion.positions?.includes(slot) ?? true) &&
        screen.auditorium.capacity <= (occasion.maximumCapacity ?? Infinity) &&
        (occasion.rooms?.includes(screen.auditorium.id) ?? true) &&
        (occasion.ratings?.includes(film.wire.censorRatingId ?? '') ?? true) &&
        (occasion.films?.includes(film.slug) ?? true),
    )
    .map(({ attribute }) => attribute)
}
