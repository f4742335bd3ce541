import type { CinemaDetails } from '@foyer/contract/omnia/page'
import { addDays } from '../../domain/time.ts'

export type Weekday = CinemaDetails['openingHours'][number]['days'][number]

export const weekdayOrder: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Any Monday: a weekday is written as a day that falls on it. */
const monday = '2026-01-05'

/** A date that falls on the weekday. */
export function getDateOn(weekday: Weekday): string {
  return addDays(monday, weekdayOrder.indexOf(weekday))
}

/** The weekday of a date, `yyyy-mm-dd`. */
export function getWeekday(date: string): Weekday {
  const fromMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
  return weekdayOrder[fromMonday] ?? 'Mo'
}
