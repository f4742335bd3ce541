import type { FilmAdvanceBookingRule } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import { daysOnSale } from './lifecycle.ts'
import { addDays, businessDayStartsAt, toInstant, toWireInstant } from '../domain/time-zone.ts'

type BookingPeriod = FilmAdvanceBookingRule['bookingPeriods'][number]

/** Restriction of a showtime that is booked by such a rule. */
export const advanceBookingRestriction = 'FilmAdvanceBookingRule'

/** Tickets are on sale from the day on which the release is within the days on sale. */
export function getBookingPeriod(zone: string, releaseDate: string): BookingPeriod {
  const opens = toInstant(zone, addDays(releaseDate, -daysOnSale), businessDayStartsAt)
  return {
    startsAt: toWireInstant(zone, opens),
    orderBookingModes: ['Paid'],
    restriction: 'None',
    rewardId: null,
  }
}

/** The rule of a film at a cinema, until the film is released. */
export function toAdvanceBookingRule(
  film: CatalogueFilm,
  site: Site,
  releaseDate: string,
  today: string,
): FilmAdvanceBookingRule | null {
  if (releaseDate <= today) return null
  return {
    id: `${site.id}-${film.wire.id}`,
    filmId: film.wire.id,
    siteId: site.id,
    bookingPeriods: [getBookingPeriod(site.ianaTimeZoneName, releaseDate)],
  }
}
