import { collectRelatedData, pickById } from '../schedule/related-data.ts'
import { findEarlyBooking } from '../schedule/advance-booking.ts'
import { toWireShowtime } from '../schedule/wire-showtime.ts'
import {
  getMaximumAge,
  listPackageTickets,
  type Catalogue,
  type PricedTicket,
} from '../catalogue/catalogue.ts'
import type { ItemChanges } from '../catalogue/item-changes.ts'
import { listItemRewards } from '../catalogue/item-rewards.ts'
import type { Programme, ShowtimeContext } from '../schedule/programme.ts'
import { listShowtimeDiscounts } from '../schedule/showtime-discounts.ts'
import type {
  PlaceOffer,
  RewardUse,
  SalesCatalogue,
  ShowtimeDetails,
  TicketOffer,
} from './showtime-details.ts'

/**
 * Most cached details: more than a busy evening needs. Each has some kilobytes; its seats are shared with the
 * auditorium.
 */
const mostCached = 500

/** Data for orders from the brand's catalogue and its programme. */
export function createSalesCatalogue(
  catalogue: Catalogue,
  programme: Programme,
  itemChanges: ItemChanges,
): SalesCatalogue {
  const cache = new Map<string, { context: ShowtimeContext; details: ShowtimeDetails }>()
  return {
    getSite: async (siteId) => catalogue.sites.get(siteId) ?? null,
    items: catalogue.items,
    itemRewards: listItemRewards(catalogue.membership),
    itemChanges,
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
    endsAt: showtime.endsAt,
    film: { id: film.wire.id, distributorName: film.wire.distributorName },
    businessDate: showtime.businessDate,
    isPublicHoliday: catalogue.publicHolidays.has(showtime.businessDate),
    minimumAge: film.minimumAge,
    unallocatedAreas: seating.unallocated,
    seats: seating.auditorium.seats,
    seatGroups: seating.auditorium.seatGroups,
    blockedSeatIds: new Set(seating.blocked.keys()),
    offers: new Map(prices.map((price) => [price.ticketTypeId, toOffer(price, catalogue)])),
    discounts: listShowtimeDiscounts(catalogue, context),
    earlyBooking: toEarlyBooking(catalogue, programme, context),
    relatedData: {
      showtimes: [toWireShowtime(context, null, programme)],
      ...collectRelatedData(catalogue, [showtime], programme),
      ticketTypes: pickById(
        catalogue.ticketTypes,
        prices.flatMap(({ ticketTypeId }) => [ticketTypeId, ...listPackageTickets(catalogue, ticketTypeId)]),
      ),
    },
  }
}

function toOffer(price: PricedTicket, catalogue: Catalogue): TicketOffer {
  const { priceMinor, bookingFeeMinor, taxBasisPoints, restriction, maximumTickets } = price
  const type = catalogue.ticketTypes.get(price.ticketTypeId)
  const tickets = listPackageTickets(catalogue, price.ticketTypeId)
  return {
    ...toPlace(price.ticketTypeId, price.areaCategoryId, catalogue),
    priceMinor,
    bookingFeeMinor,
    taxBasisPoints,
    restriction,
    maximumTickets,
    reward: findRewardUse(catalogue, restriction?.rewardId ?? null),
    ...(tickets.length === 0
      ? {}
      : {
          package: {
            tickets: tickets.map((id) => toPlace(id, price.areaCategoryId, catalogue)),
            items: (type?.items ?? []).flatMap(({ itemId, quantity = 1 }) =>
              itemId === undefined ? [] : [{ itemId, quantity }],
            ),
          },
        }),
  }
}

function toEarlyBooking(
  catalogue: Catalogue,
  programme: Programme,
  context: ShowtimeContext,
): NonNullable<ShowtimeDetails['earlyBooking']> | null {
  const early = findEarlyBooking(catalogue.membership, programme, context)
  const reward = findRewardUse(catalogue, early?.reward.id ?? null)
  return early && reward ? { reward, opensToAllAt: early.opensToAllAt } : null
}

/** Null if it is no reward of the chain: then nobody holds it. */
function findRewardUse({ membership }: Catalogue, rewardId: string | null): RewardUse | null {
  const reward = rewardId === null ? undefined : membership.rewards.get(rewardId)
  if (!reward) return null
  const { limitPerOrder, limitPerShowtime } = reward
  return { rewardId: reward.id, limitPerOrder, limitPerShowtime }
}

function toPlace(ticketTypeId: string, areaCategoryId: string, catalogue: Catalogue): PlaceOffer {
  return {
    ticketTypeId,
    areaCategoryId,
    seatType: catalogue.ticketTypes.get(ticketTypeId)?.seatType ?? null,
    maximumAge: getMaximumAge(catalogue, ticketTypeId),
  }
}
