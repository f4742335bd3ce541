import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Showtime } from '../domain/showtime.ts'

export function toShowtime(row: Selectable<Tables['showtime']>): Showtime {
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
    // Written only by `toRow`.
    attributeIds: JSON.parse(row.attribute_ids) as string[],
    priceCard: row.price_card,
  }
}

export function toRow(showtime: Showtime): Selectable<Tables['showtime']> {
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
