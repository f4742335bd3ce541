import { getZoneOffset, toZoneInstant } from './zone-time.ts'

const minute = 60_000
const day = 24 * 60 * minute

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
  return toZoneInstant(new Date(exact ?? wall - around[0] * minute).toISOString(), zone)
}

/** Zone of the visitor's device. */
export const getOwnZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone that the runtime knows, with one that it may know by another name. */
export const listZones = (own: string): string[] =>
  [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].sort()
