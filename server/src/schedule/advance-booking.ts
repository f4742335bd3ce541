import type { FilmAdvanceBookingRule } from '@foyer/contract/wire/films'
import type { Site } from '@foyer/contract/wire/sites'
import type { CatalogueFilm } from '../catalogue/catalogue.ts'
import type { CatalogueReward, Membership } from '../catalogue/membership.ts'
import { daysOnSale } from './lifecycle.ts'
import type { Programme, ShowtimeContext } from './programme.ts'
import { addDays, businessDayStartsAt, toInstant, toWireInstant } from '../domain/time-zone.ts'

type BookingPeriod = FilmAdvanceBookingRule['bookingPeriods'][number]

/** Restriction of a showtime that is booked by such a rule. */
export const advanceBookingRestriction = 'FilmAdvanceBookingRule'

/** The reward whose holders book a film before others; null if everybody can book immediately. */
export function findEarlyBookingReward(
  { rewards }: Pick<Membership, 'rewards'>,
  { slug }: Pick<CatalogueFilm, 'slug'>,
): CatalogueReward | null {
  return (
    [...rewards.values()].find(({ type, films }) => type === 'AdvanceBooking' && films.includes(slug)) ?? null
  )
}

/** When everybody can book a film: its first day on sale, or `daysEarlier` of a reward later. Epoch milliseconds. */
export function getBookingOpening(zone: string, releaseDate: string, early: CatalogueReward | null): number {
  return getOpening(zone, addDays(releaseDate, (early?.daysEarlier ?? 0) - daysOnSale))
}

/**
 * Tickets are on sale from the day on which the release is within the days on sale, of some films to the holders of a
 * reward first.
 */
export function getBookingPeriods(
  zone: string,
  releaseDate: string,
  early: CatalogueReward | null,
): BookingPeriod[] {
  const toPeriod = (startsAt: number, rewardId: string | null): BookingPeriod => ({
    startsAt: toWireInstant(zone, startsAt),
    orderBookingModes: ['Paid'],
    restriction: rewardId === null ? 'None' : 'MemberReward',
    rewardId,
  })
  const opening = getBookingOpening(zone, releaseDate, early)
  return [
    ...(early ? [toPeriod(getOpening(zone, addDays(releaseDate, -daysOnSale)), early.id)] : []),
    toPeriod(opening, null),
  ]
}

const getOpening = (zone: string, date: string) => toInstant(zone, date, businessDayStartsAt)

/** The rule of a film at a cinema, until the film is released. */
export function toAdvanceBookingRule(
  film: CatalogueFilm,
  site: Site,
  { releaseDate, today, early }: { releaseDate: string; today: string; early: CatalogueReward | null },
): FilmAdvanceBookingRule | null {
  if (releaseDate <= today) return null
  return {
    id: `${site.id}-${film.wire.id}`,
    filmId: film.wire.id,
    siteId: site.id,
    bookingPeriods: getBookingPeriods(site.ianaTimeZoneName, releaseDate, early),
  }
}

/** Until when only the holders of a reward can book a showtime. */
export interface EarlyBooking {
  readonly reward: CatalogueReward
  /** Epoch milliseconds. */
  readonly opensToAllAt: number
}

/** Null if everybody could book it from the start, and once the film is released. */
export function findEarlyBooking(
  membership: Pick<Membership, 'rewards'>,
  { getAdvanceBookingRule, getReleaseDate }: Pick<Programme, 'getAdvanceBookingRule' | 'getReleaseDate'>,
  { film, site }: Pick<ShowtimeContext, 'film' | 'site'>,
): EarlyBooking | null {
  const reward = findEarlyBookingReward(membership, film)
  const releaseDate = getReleaseDate(film)
  if (!reward || releaseDate === null || !getAdvanceBookingRule(film, site)) return null
  return { reward, opensToAllAt: getBookingOpening(site.ianaTimeZoneName, releaseDate, reward) }
}
