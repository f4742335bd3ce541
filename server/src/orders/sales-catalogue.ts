import { collectRelatedData, pickById } from '../schedule/related-data.ts'
import { toWireShowtime } from '../schedule/wire-showtime.ts'
import { getMaximumAge, type Catalogue } from '../catalogue/catalogue.ts'
import type { Programme, ShowtimeContext } from '../schedule/programme.ts'
import type { SalesCatalogue, ShowtimeDetails } from './showtime-details.ts'

/** Facts kept at hand: those of a busy evening. Each is some kilobytes, its seats shared with the auditorium. */
const mostCached = 500

/** Data for orders from the brand's catalogue and its programme. */
export function createSalesCatalogue(catalogue: Catalogue, programme: Programme): SalesCatalogue {
  const cache = new Map<string, { context: ShowtimeContext; details: ShowtimeDetails }>()
  return {
    hasSite: async (siteId) => catalogue.sites.has(siteId),
    getShowtimeDetails: async (showtimeId) => {
      const context = await programme.showtimeWithContext(showtimeId)
      if (!context) return null
      const earlier = cache.get(showtimeId)
      // A new programme has other showtime objects: their details are created again as well.
      if (earlier?.context.showtime === context.showtime) return earlier.details
      const details = toShowtimeDetails(catalogue, programme, context)
      if (cache.size >= mostCached) cache.clear()
      cache.set(showtimeId, { context, details })
      return details
    },
  }
}

function toShowtimeDetails(
  catalogue: Catalogue,
  programme: Programme,
  context: ShowtimeContext,
): ShowtimeDetails {
  const { showtime, film, seating, prices } = context
  return {
    showtimeId: showtime.id,
    siteId: showtime.siteId,
    startsAt: showtime.startsAt,
    minimumAge: film.minimumAge,
    unallocatedAreas: seating.unallocated,
    seats: seating.auditorium.seats,
    seatGroups: seating.auditorium.seatGroups,
    blockedSeatIds: new Set(seating.blocked.keys()),
    offers: new Map(
      prices.map((price) => [
        price.ticketTypeId,
        {
          ticketTypeId: price.ticketTypeId,
          areaCategoryId: price.areaCategoryId,
          seatType: catalogue.ticketTypes.get(price.ticketTypeId)?.seatType ?? null,
          priceMinor: price.priceMinor,
          bookingFeeMinor: price.bookingFeeMinor,
          taxBasisPoints: price.taxBasisPoints,
          maximumAge: getMaximumAge(catalogue, price.ticketTypeId),
        },
      ]),
    ),
    relatedData: {
      showtimes: [toWireShowtime(context, null, programme)],
      ...collectRelatedData(catalogue, [showtime], programme),
      ticketTypes: pickById(
        catalogue.ticketTypes,
        prices.map((price) => price.ticketTypeId),
      ),
    },
  }
}
