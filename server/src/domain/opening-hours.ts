import { addDays, day, getMinutesOfDay, getOffset, minute, toInstant } from './time-zone.ts'

/** A part of the day on which something is open, on some days of the week. Times are of the wall clock, `hh:mm`. */
export interface OpeningPeriod {
  /** 1 (Monday) to 7 (Sunday): the days on which the period begins. */
  readonly days: readonly number[]
  readonly from: string
  /** Not included. At or before `from`: on the next day. */
  readonly to: string
}

export interface WeeklyHours {
  readonly periods: readonly OpeningPeriod[]
}

const minutesOfDay = 24 * 60
/** How many days ahead the next opening is searched: every weekday once, and today once more. */
const daysAhead = 7

/** Minutes after midnight: `"11:30"` → 690. */
const parseTime = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** 1 (Monday) to 7 (Sunday). */
function getIsoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** The date on the wall clock of a zone, `yyyy-mm-dd`. */
const getWallDate = (zone: string, at: number) =>
  new Date(at + getOffset(zone, at) * minute).toISOString().slice(0, 10)

/** Length of a period in minutes of the wall clock: 1 to 1440. */
function getLength({ from, to }: OpeningPeriod): number {
  const length = parseTime(to) - parseTime(from)
  return length > 0 ? length : length + minutesOfDay
}

/**
 * Whether something is open at an instant. Read by the wall clock: an hour that the clock skips is not there, one that
 * it repeats counts twice.
 * @param at epoch milliseconds
 * @param zone IANA time zone
 */
export function isOpen({ periods }: WeeklyHours, at: number, zone: string): boolean {
  const date = getWallDate(zone, at)
  const now = getMinutesOfDay(zone, at)
  const [today, yesterday] = [getIsoWeekday(date), getIsoWeekday(addDays(date, -1))]
  return periods.some((period) => {
    const from = parseTime(period.from)
    const end = from + getLength(period)
    return (
      (period.days.includes(today) && now >= from && now < end) ||
      (period.days.includes(yesterday) && now + minutesOfDay < end)
    )
  })
}

/**
 * The instant at which the period ends in which an instant lies, epoch milliseconds; null where it lies in none. Of
 * periods that overlap, the last end; periods that follow one another are apart.
 * @param at epoch milliseconds
 * @param zone IANA time zone
 */
export function findEndOfPeriod({ periods }: WeeklyHours, at: number, zone: string): number | null {
  const date = getWallDate(zone, at)
  const ends = [date, addDays(date, -1)].flatMap((each) =>
    periods
      .filter(({ days }) => days.includes(getIsoWeekday(each)))
      .map((period) => {
        const from = parseTime(period.from)
        return [toInstant(zone, each, from), toInstant(zone, each, from + getLength(period))] as const
      })
      .flatMap(([from, to]) => (from <= at && at < to ? [to] : [])),
  )
  return ends.length > 0 ? Math.max(...ends) : null
}

/**
 * The next instant at which something opens, epoch milliseconds; `at` itself while it is open; null if it never opens.
 * @param at epoch milliseconds
 * @param zone IANA time zone
 */
export function findNextOpening(hours: WeeklyHours, at: number, zone: string): number | null {
  if (isOpen(hours, at, zone)) return at
  const date = getWallDate(zone, at)
  const openings = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(date, ahead)).flatMap((each) =>
    hours.periods
      .filter(({ days }) => days.includes(getIsoWeekday(each)))
      .map(({ from }) => toInstant(zone, each, parseTime(from))),
  )
  return (
    openings.filter((each) => each > at && each - at < (daysAhead + 1) * day).sort((a, b) => a - b)[0] ?? null
  )
}
