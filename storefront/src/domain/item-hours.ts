import type { AvailableHours } from '@foyer/contract/wire/items'

const minute = 60_000
const minutesPerDay = 24 * 60
const daysPerWeek = 7

/** `hh:mm` as minutes of the day; null for anything else. */
function parseTime(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** A moment on the wall of a cinema. */
interface WallTime {
  /** 1 (Monday) to 7. */
  readonly day: number
  /** Of the day. */
  readonly minutes: number
}

function toWallTime(now: number, offsetInMinutes: number): WallTime {
  const wall = new Date(now + offsetInMinutes * minute)
  return { day: wall.getUTCDay() || daysPerWeek, minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

const previousDay = (day: number) => (day === 1 ? daysPerWeek : day - 1)

/** Minutes until a period ends in which the moment lies; null where it lies in none. An end is not in its period. */
function findMinutesLeft({ periods }: AvailableHours, { day, minutes }: WallTime): number | null {
  const left = periods.flatMap(({ days, from, to }) => {
    const [begin, end] = [parseTime(from), parseTime(to)]
    if (begin === null || end === null) return []
    // An end at or before its beginning is on the next day.
    const length = end > begin ? end - begin : end - begin + minutesPerDay
    return [
      ...(days.includes(day) ? [minutes - begin] : []),
      ...(days.includes(previousDay(day)) ? [minutes + minutesPerDay - begin] : []),
    ]
      .filter((gone) => gone >= 0 && gone < length)
      .map((gone) => length - gone)
  })
  return left.length > 0 ? Math.max(...left) : null
}

/**
 * Whether something with these hours is sold at a moment.
 * @param now epoch milliseconds
 * @param offsetInMinutes of the cinema from UTC
 */
export function isOpen(hours: AvailableHours, now: number, offsetInMinutes: number): boolean {
  return findMinutesLeft(hours, toWallTime(now, offsetInMinutes)) !== null
}

/** When something that is sold now stops being sold, epoch milliseconds at the full minute; null if it is not sold now. */
export function findLastMinute(hours: AvailableHours, now: number, offsetInMinutes: number): number | null {
  const left = findMinutesLeft(hours, toWallTime(now, offsetInMinutes))
  return left === null ? null : Math.floor(now / minute) * minute + left * minute
}

/** When something is sold on the day of a moment, as the hours say it: `hh:mm`. */
export function listPeriodsOfToday(
  { periods }: AvailableHours,
  now: number,
  offsetInMinutes: number,
): readonly { readonly from: string; readonly to: string }[] {
  const { day } = toWallTime(now, offsetInMinutes)
  return periods.filter(({ days }) => days.includes(day)).map(({ from, to }) => ({ from, to }))
}
