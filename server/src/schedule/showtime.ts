import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** A showtime as the server works with it; instants are epoch milliseconds. */
export interface Showtime {
  /** `<site>-<session>`. */
  readonly id: string
  readonly siteId: string
  readonly screenId: string
  readonly filmId: string
  /** yyyy-mm-dd in the site's zone, 06:00 to 05:59. */
  readonly businessDate: string
  /** Doors and advertisements; sales end here. */
  readonly startsAt: number
  readonly endsAt: number
  readonly filmStartsAt: number
  readonly filmEndsAt: number
  readonly attributeIds: readonly string[]
  readonly priceCard: string
}

/** Whether tickets may still be sold: not once it has begun. */
export function isOnSale(showtime: Pick<Showtime, 'startsAt'>, now: number): boolean {
  return now < showtime.startsAt
}

export function showtimeOfRow(row: Selectable<Tables['showtime']>): Showtime {
  return {
    id: row.id,
    siteId: row.site_id,
    screenId: row.screen_id,
    filmId: row.film_id,
    businessDate: row.business_date,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    filmStartsAt: row.film_starts_at,
    filmEndsAt: row.film_ends_at,
    // Written by `rowOfShowtime` alone.
    attributeIds: JSON.parse(row.attribute_ids) as string[],
    priceCard: row.price_card,
  }
}

export function rowOfShowtime(showtime: Showtime): Selectable<Tables['showtime']> {
  return {
    id: showtime.id,
    site_id: showtime.siteId,
    screen_id: showtime.screenId,
    film_id: showtime.filmId,
    business_date: showtime.businessDate,
    starts_at: showtime.startsAt,
    ends_at: showtime.endsAt,
    film_starts_at: showtime.filmStartsAt,
    film_ends_at: showtime.filmEndsAt,
    attribute_ids: JSON.stringify(showtime.attributeIds),
    price_card: showtime.priceCard,
  }
}
