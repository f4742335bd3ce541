import type { Showtime as WireShowtime } from '@foyer/contract/wire/showtimes'
import { advanceBookingRestriction } from '../schedule/advance-booking.ts'
import type { Programme, ShowtimeContext } from '../schedule/programme.ts'
import { wireInstant } from '../schedule/zone.ts'
import { layoutIdOf } from '../seating/room.ts'

/**
 * A showtime as the wire has it.
 * @param availableCount places free now; null where it is not known and not asked for (a ticket that is paid), which
 *   leaves the occupancy out and calls the showtime sold out only when nothing could ever be bought here
 */
export function wireShowtime(
  context: ShowtimeContext,
  availableCount: number | null,
  programme: Pick<Programme, 'advanceBookingRuleOf'>,
): WireShowtime {
  const { showtime, film, site, screen, seating } = context
  const rule = programme.advanceBookingRuleOf(film, site)
  const zone = site.ianaTimeZoneName
  const { room } = seating
  const usualPrice = usualPriceOf(context)
  return {
    id: showtime.id,
    schedule: {
      businessDate: showtime.businessDate,
      startsAt: wireInstant(zone, showtime.startsAt),
      endsAt: wireInstant(zone, showtime.endsAt),
      filmStartsAt: wireInstant(zone, showtime.filmStartsAt),
      filmEndsAt: wireInstant(zone, showtime.filmEndsAt),
      inSeatItemDelivery: null,
    },
    isSoldOut: (availableCount ?? seating.sellableCount) === 0,
    ...(availableCount === null ? {} : { occupancy: { availableCount, totalCount: room.capacity } }),
    ...(usualPrice === null ? {} : { usualPrice }),
    seatLayoutId: room.layout === null ? null : layoutIdOf(screen.id),
    filmId: showtime.filmId,
    siteId: showtime.siteId,
    screenId: showtime.screenId,
    areaCategories: room.areas.map((area) => ({
      areaCategoryId: area.areaCategoryId,
      isAllocatedSeating: area.isAllocated,
    })),
    attributeIds: [...showtime.attributeIds],
    isAllocatedSeating: room.layout !== null,
    requires3dGlasses: false,
    eventId: film.wire.eventId,
    filmAdvanceBookingRuleId: rule?.id ?? null,
    restrictions: rule ? [advanceBookingRestriction] : [],
  }
}

/** Of the first area: others cost more for more comfort, or less for some people only. */
function usualPriceOf({ prices, decimals }: ShowtimeContext): number | null {
  const usual = prices.find((price) => price.isDefault)
  return usual ? (usual.priceMinor + usual.bookingFeeMinor) / 10 ** decimals : null
}
