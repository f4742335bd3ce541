import { addOffset } from './time.ts'

const minute = 60_000

/**
 * Minutes that the clocks of a time zone are ahead of UTC at an instant; 0 for a zone that the browser does not know.
 * @param zone IANA name
 * @param at epoch milliseconds
 */
export function getZoneOffset(zone: string, at: number): number {
  const whole = Math.floor(at / minute) * minute
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    const parts = new Map(format.formatToParts(whole).map(({ type, value }) => [type, Number(value)]))
    const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'))
    return Math.round((wall - whole) / minute)
  } catch (error) {
    if (error instanceof RangeError) return 0
    throw error
  }
}

/** An instant as the clocks of a time zone show it. @param zone IANA name */
export function toZoneInstant(instant: string, zone: string): string {
  return addOffset(instant, getZoneOffset(zone, Date.parse(instant)))
}
