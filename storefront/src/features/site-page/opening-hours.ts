import type { CinemaDetails } from '@foyer/contract/omnia/page'
import { getWeekday, weekdayOrder, type Weekday } from './weekdays.ts'

type OpeningHours = CinemaDetails['openingHours'][number]

/** Days one after another with the same hours: the first and the last of them. */
export interface DayRun {
  readonly first: Weekday
  readonly last: Weekday
}

/** When the doors open and close on a date, `yyyy-mm-dd`; empty where they stay closed. */
export function getHoursOn(
  date: string,
  openingHours: readonly OpeningHours[],
): Pick<OpeningHours, 'opens' | 'closes'>[] {
  return openingHours
    .filter(({ days }) => days.includes(getWeekday(date)))
    .map(({ opens, closes }) => ({ opens, closes }))
}

/** The days of an entry as runs of neighbours, e.g. Monday to Thursday and Saturday. */
export function groupDayRuns(days: OpeningHours['days']): DayRun[] {
  const runs: DayRun[] = []
  for (const day of weekdayOrder.filter((each) => days.includes(each))) {
    const before = runs.at(-1)
    const follows = before && weekdayOrder.indexOf(before.last) + 1 === weekdayOrder.indexOf(day)
    if (follows) runs[runs.length - 1] = { first: before.first, last: day }
    else runs.push({ first: day, last: day })
  }
  return runs
}
