/**
 * Time zones of cinemas. `Intl` is used only here and only for a zone's offset from UTC at an instant. Instants are
 * epoch milliseconds; a business date is `yyyy-mm-dd`.
 */

export const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/** A business day runs from 06:00 to 05:59 by the wall clock of the site. */
export const businessDayStartsAt = 6 * 60

const cachedDays = 20_000

const formats = new Map<string, Intl.DateTimeFormat>()
/** By zone and UTC day: the day's offset in minutes, or null if it changes within the day. */
const offsetsOfDays = new Map<string, number | null>()

/** Whether `Intl`, which computes a zone's local time, knows a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Minutes that the zone's wall clock is ahead of UTC at an instant. */
export function getOffset(zone: string, at: number): number {
  const dayNumber = Math.floor(at / day)
  const key = `${zone} ${dayNumber}`
  let offset = offsetsOfDays.get(key)
  if (offset === undefined) {
    const first = measureOffset(zone, dayNumber * day)
    offset = measureOffset(zone, (dayNumber + 1) * day) === first ? first : null
    if (offsetsOfDays.size >= cachedDays) offsetsOfDays.clear()
    offsetsOfDays.set(key, offset)
  }
  return offset ?? measureOffset(zone, Math.floor(at / minute) * minute)
}

function measureOffset(zone: string, at: number): number {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formats.set(zone, format)
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value)
  const wall = Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day ?? 1,
    part.hour ?? 0,
    part.minute ?? 0,
  )
  return Math.round((wall - at) / minute)
}

/**
 * The instant at which a wall clock shows `minutes` after midnight of a date; more than 24 h is the next day. A time
 * skipped in spring is read with the offset before the change, so 01:30 becomes 02:30; a time that occurs twice in
 * autumn is the first one.
 */
export function toInstant(zone: string, date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * minute
  // A zone has two offsets around a change: the greater gives the earlier instant.
  const around = [getOffset(zone, wall - day), getOffset(zone, wall + day)]
  const candidates = [...new Set(around)].map((offset) => wall - offset * minute).sort((a, b) => a - b)
  const exact = candidates.find((at) => at + getOffset(zone, at) * minute === wall)
  return exact ?? wall - (around[0] ?? 0) * minute
}

/** What the zone's wall clock shows, in minutes after midnight. */
export function getMinutesOfDay(zone: string, at: number): number {
  return Math.floor(((at + getOffset(zone, at) * minute) % day) / minute)
}

/** Business date that an instant belongs to. */
export function getBusinessDate(zone: string, at: number): string {
  const wall = at + getOffset(zone, at) * minute
  return toDate(wall - businessDayStartsAt * minute)
}

/** The instant at which the business day after `at` begins. */
export function getNextBusinessDay(zone: string, at: number): number {
  return toInstant(zone, addDays(getBusinessDate(zone, at), 1), businessDayStartsAt)
}

export function addDays(date: string, days: number): string {
  return toDate(Date.parse(`${date}T00:00:00Z`) + days * day)
}

/** Whole days from one date to another. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)
}

/** 0 is Sunday. */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** `2026-11-21T19:40:00+00:00`: an instant with the offset of the zone, as showtimes have it on the wire. */
export function toWireInstant(zone: string, at: number): string {
  const offset = getOffset(zone, at)
  const wall = new Date(at + offset * minute).toISOString().slice(0, 19)
  const distance = Math.abs(offset)
  return `${wall}${offset < 0 ? '-' : '+'}${padTwo(Math.floor(distance / 60))}:${padTwo(distance % 60)}`
}

function toDate(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}

function padTwo(value: number): string {
  return String(value).padStart(2, '0')
}
