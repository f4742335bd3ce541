import type { Site } from '@foyer/contract/wire/sites'

const minute = 60_000

/**
 * Minutes that a cinema's clock is ahead of UTC at an instant, by its IANA time zone.
 * @param at epoch milliseconds
 * @param otherwise where the zone is unknown, as of a server that does not say it
 */
export function getSiteOffset(
  { ianaTimeZoneName }: Pick<Site, 'ianaTimeZoneName'>,
  at: number,
  otherwise: number,
): number {
  const format = findFormat(ianaTimeZoneName)
  if (!format) return otherwise
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = part
  const wall = Date.UTC(year, month - 1, day, hour, minutes)
  return Math.round((wall - Math.floor(at / minute) * minute) / minute)
}

/** Null: not a zone that this machine knows. */
const formats = new Map<string, Intl.DateTimeFormat | null>()

function findFormat(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = createFormat(zone)
  formats.set(zone, format)
  return format
}

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  // An empty name would be the machine's own zone.
  if (timeZone === '') return null
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  } catch {
    return null
  }
}
