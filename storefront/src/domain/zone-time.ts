import { addOffset } from './time.ts'
import { getSiteOffset } from './zone-offset.ts'

/**
 * Minutes that the clocks of a time zone are ahead of UTC at an instant; 0 for a zone that the browser does not know.
 * @param zone IANA name
 * @param at epoch milliseconds
 */
export const getZoneOffset = (zone: string, at: number): number =>
  getSiteOffset({ ianaTimeZoneName: zone }, at, 0)

/** An instant as the clocks of a time zone show it. @param zone IANA name */
export function toZoneInstant(instant: string, zone: string): string {
  return addOffset(instant, getZoneOffset(zone, Date.parse(instant)))
}
