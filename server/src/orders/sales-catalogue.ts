import { relatedDataFor, pick } from '../browsing/related-data.ts'
import { wireShowtime } from '../browsing/wire-showtime.ts'
import { maximumAgeOf, type Catalogue } from '../catalogue/catalogue.ts'
import type { Programme, ShowtimeContext } from '../schedule/programme.ts'
import type { SalesCatalogue, ShowtimeFacts } from './showtime-facts.ts'

/** Facts kept at hand: those of a busy evening. Each is some kilobytes, its seats shared with the room. */
const keptFacts = 500

/** What the order rooms need to know, out of the brand's catalogue and its programme. */
export function salesCatalogue(catalogue: Catalogue, programme: Programme): SalesCatalogue {
  const kept = new Map<string, { context: ShowtimeContext; facts: ShowtimeFacts }>()
  return {
    hasSite: async (siteId) => catalogue.sites.has(siteId),
    showtimeFacts: async (showtimeId) => {
      const context = await programme.showtimeWithContext(showtimeId)
      if (!context) return null
      const earlier = kept.get(showtimeId)
      // A programme that was set anew brings another showtime object: its facts are made anew as well.
      if (earlier?.context.showtime === context.showtime) return earlier.facts
      const facts = factsOf(catalogue, programme, context)
      if (kept.size >= keptFacts) kept.clear()
      kept.set(showtimeId, { context, facts })
      return facts
    },
  }
}

function factsOf(catalogue: Catalogue, programme: Programme, context: ShowtimeContext): ShowtimeFacts {
  const { showtime, film, seating, prices } = context
  return {
    showtimeId: showtime.id,
    siteId: showtime.siteId,
    startsAt: showtime.startsAt,
    minimumAge: film.minimumAge,
    unallocatedAreas: seating.unallocated,
    seats: seating.room.seats,
    seatGroups: seating.room.seatGroups,
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
          maximumAge: maximumAgeOf(catalogue, price.ticketTypeId),
        },
      ]),
    ),
    relatedData: {
      showtimes: [wireShowtime(context, null, programme)],
      ...relatedDataFor(catalogue, [showtime], programme),
      ticketTypes: pick(
        catalogue.ticketTypes,
        prices.map((price) => price.ticketTypeId),
      ),
    },
  }
}
