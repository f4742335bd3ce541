import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { getLanguage } from './language-tag.ts'
import { translateTokens } from './date-language.ts'

dayjs.extend(utc)

const minute = 60_000
/** A cinema's day runs from 06:00 to 05:59. */
const businessDayStartsAtHour = 6

/** Offset that an ISO instant carries, in minutes; `Z` is 0. */
export function getOffset(instant: string): number {
  const match = /([+-])(\d{2}):(\d{2})$/.exec(instant)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/** An instant as the clock on the cinema's wall shows it: shifted by its own offset and read as UTC. */
function onTheWall(instant: string): Dayjs {
  return dayjs.utc(Date.parse(instant) + getOffset(instant) * minute)
}

/**
 * Formats an instant (with offset) or a date (`yyyy-mm-dd`) by dayjs tokens, the same on every machine.
 * @param tokens in the English order
 */
export function formatInstant(instantOrDate: string, tokens: string, languageTag = 'en'): string {
  const at = instantOrDate.length === 10 ? dayjs.utc(`${instantOrDate}T00:00:00Z`) : onTheWall(instantOrDate)
  return at.locale(getLanguage(languageTag)).format(translateTokens(languageTag, tokens, at.date()))
}

/** An instant some minutes before another, on the same wall. */
export function subtractMinutes(instant: string, minutes: number): string {
  const wall = onTheWall(instant).subtract(minutes, 'minute')
  return toInstant(wall, getOffset(instant))
}

/** The same instant as a clock with an offset shows it. @param instant with any offset */
export function addOffset(instant: string, offsetInMinutes: number): string {
  return toInstant(dayjs.utc(Date.parse(instant) + offsetInMinutes * minute), offsetInMinutes)
}

function toInstant(wall: Dayjs, offsetInMinutes: number): string {
  const size = Math.abs(offsetInMinutes)
  const pad = (value: number) => String(value).padStart(2, '0')
  const offset = `${offsetInMinutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
  return wall.format('YYYY-MM-DDTHH:mm:ss') + offset
}

/** The business date of a moment at a place with the given offset. */
export function getBusinessDate(now: number, offsetInMinutes: number): string {
  return dayjs
    .utc(now + offsetInMinutes * minute - businessDayStartsAtHour * 60 * minute)
    .format('YYYY-MM-DD')
}

/** Whole days from one date to another. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * 60 * minute))
}

/** A date some days later. */
export function addDays(date: string, days: number): string {
  return dayjs.utc(`${date}T00:00:00Z`).add(days, 'day').format('YYYY-MM-DD')
}

/** Whether a week begins with a date (`yyyy-mm-dd`): with Monday unless the chain says Sunday. */
export function isWeekStart(
  date: string,
  { isSundayFirstDayOfWeek }: { isSundayFirstDayOfWeek?: boolean },
): boolean {
  return dayjs.utc(`${date}T00:00:00Z`).day() === (isSundayFirstDayOfWeek === true ? 0 : 1)
}

/** Hours and minutes of a runtime. */
export function splitRuntime(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
