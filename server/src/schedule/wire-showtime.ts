import type { Showtime as WireShowtime } from '@foyer/contract/wire/showtimes'
import { advanceBookingRestriction } from './advance-booking.ts'
import type { Programme, ShowtimeContext } from './programme.ts'
import { toWireInstant } from '../domain/time-zone.ts'
import { toLayoutId } from '../catalogue/auditorium.ts'

/**
 * A showtime in the interface's form.
 * @param availableCount free places now; null if unknown and not needed (a paid ticket): the occupancy is then omitted,
 * and the showtime counts as sold out only if none of its places can ever be bought here
 */
export function toWireShowtime(
  context: ShowtimeContext,
  availableCount: number | null,
  programme: Pick<Programme, 'getAdvanceBookingRule'>,
): WireShowtime {
  const { showtime, film, site, screen, seating } = context
  const rule = programme.getAdvanceBookingRule(film, site)
  const zone = site.ianaTimeZoneName
  const { auditorium } = seating
  const usualPrice = getUsualPrice(context)
  return {
    id: showtime.id,
    schedule: {
      businessDate: showtime.businessDate,
      startsAt: toWireInstant(zone, showtime.startsAt),
      endsAt: toWireInstant(zone, showtime.endsAt),
      filmStartsAt: toWireInstant(zone, showtime.filmStartsAt),
      filmEndsAt: toWireInstant(zone, showtime.filmEndsAt),
      inSeatItemDelivery: null,
    },
    isSoldOut: (availableCount ?? seating.sellableCount) === 0,
    ...(availableCount === null ? {} : { occupancy: { availableCount, totalCount: auditorium.capacity } }),
    ...(usualPrice === null ? {} : { usualPrice }),
    seatLayoutId: auditorium.layout === null ? null : toLayoutId(screen.id),
    filmId: showtime.filmId,
    siteId: showtime.siteId,
    screenId: showtime.screenId,
    areaCategories: auditorium.areas.map((area) => ({
      areaCategoryId: area.areaCategoryId,
      isAllocatedSeating: area.isAllocated,
    })),
    attributeIds: [...showtime.attributeIds],
    isAllocatedSeating: auditorium.layout !== null,
    requires3dGlasses: false,
    eventId: film.wire.eventId,
    filmAdvanceBookingRuleId: rule?.id ?? null,
    restrictions: rule ? [advanceBookingRestriction] : [],
  }
}

/** From the first area: others cost more for comfort, or less for some groups. */
function getUsualPrice({ prices, decimals }: ShowtimeContext): number | null {
  const usual = prices.find((price) => price.isDefault)
  return usual ? (usual.priceMinor + usual.bookingFeeMinor) / 10 ** decimals : null
}
