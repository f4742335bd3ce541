/** A showtime as the server works with it; instants are epoch milliseconds. */
export interface Showtime {
  /** `<site>-<session>`. */
  readonly id: string
  readonly siteId: string
  readonly screenId: string
  readonly filmId: string
  /** yyyy-mm-dd in the site's zone, 06:00 to 05:59. */
  readonly businessDate: string
  /** Doors open and advertisements begin; sales end. */
  readonly startsAt: number
  readonly endsAt: number
  readonly filmStartsAt: number
  readonly filmEndsAt: number
  readonly attributeIds: readonly string[]
  readonly priceCard: string
}

/** Whether tickets can still be sold: until the showtime begins. */
export function isOnSale(showtime: Pick<Showtime, 'startsAt'>, now: number): boolean {
  return now < showtime.startsAt
}
