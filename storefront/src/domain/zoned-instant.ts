import { addOffset } from './time.ts'

const minute = 60_000
const day = 24 * 60 * minute

const formats = new Map<string, Intl.DateTimeFormat>()

/** A formatter of a zone's wall clock. @throws RangeError if the runtime does not know the zone */
function getFormat(zone: string): Intl.DateTimeFormat {
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
  return format
}

/** Minutes that the wall clock of a zone is ahead of UTC at an instant. */
function getZoneOffset(zone: string, at: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of getFormat(zone).formatToParts(at)) part[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0 } = part
  return Math.round((Date.UTC(year, month - 1, date, hour, minutes) - at) / minute)
}

/**
 * The instant at which the clocks of a zone show a day (`yyyy-mm-dd`) and a time (`hh:mm`), with the zone's offset: of a
 * time that occurs twice the first; one that is skipped, as much later as the clocks jump.
 */
export function toZonedInstant(date: string, time: string, zone: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // A zone has two offsets around a change: the greater gives the earlier instant.
  const around = [getZoneOffset(zone, wall - day), getZoneOffset(zone, wall + day)] as const
  const candidates = around.map((offset) => wall - offset * minute).sort((a, b) => a - b)
  const exact = candidates.find((at) => at + getZoneOffset(zone, at) * minute === wall)
  return toZone(new Date(exact ?? wall - around[0] * minute).toISOString(), zone)
}

/** The same instant, as the clocks of a zone show it: with the zone's offset. */
export const toZone = (instant: string, zone: string): string =>
  addOffset(instant, getZoneOffset(zone, Date.parse(instant)))

/** Zone of the visitor's device. */
export const getOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone that the runtime knows, with one that it may know by another name. */
export const listZones = (own: string): string[] =>
  [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort()
