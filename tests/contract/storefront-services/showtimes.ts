import type { ApiClient } from '../../../storefront/src/services/http/api-client.ts'
import { createSeatingService } from '../../../storefront/src/services/ocapi/seating.ts'
import { createSalesService } from '../../../storefront/src/services/ocapi/sales.ts'
import { readBody } from './answers.ts'

/** A showtime of tomorrow, or of today, with allocated seating in an area of standard seats. */
export async function findShowtime(client: ApiClient, day: 'today' | 'tomorrow' = 'tomorrow') {
  const dates = await readBody(client.call('getFilmScreeningDates', { query: { siteIds: ['1001'] } }))
  const businessDate = dates.filmScreeningDates[day === 'today' ? 0 : 1]?.businessDate ?? ''
  const { showtimes } = await readBody(
    client.call('getShowtimesByBusinessDate', { params: { businessDate }, query: { siteIds: ['1001'] } }),
  )
  const showtime = showtimes.find(
    ({ isAllocatedSeating, isSoldOut, areaCategories, occupancy }) =>
      isAllocatedSeating &&
      !isSoldOut &&
      (occupancy?.availableCount ?? 0) > 40 &&
      areaCategories.some((area) => area.areaCategoryId === 'standard'),
  )
  if (!showtime) throw new Error('the seed has no such showing')
  return showtime
}

export async function findAdultTicket(client: ApiClient, showtimeId: string) {
  const prices = await readBody(createSalesService(client).ticketPrices(showtimeId))
  const adult = prices.ticketPrices.find(
    (price) =>
      price.isDefault &&
      prices.relatedData.ticketTypes.find((type) => type.id === price.ticketTypeId)?.areaCategoryId ===
        'standard',
  )
  return adult?.ticketTypeId ?? ''
}

export async function findFreeSeats(client: ApiClient, showtimeId: string, count: number) {
  const { seatLayout } = await readBody(createSeatingService(client).showtimeLayout(showtimeId))
  const { seatAvailabilities } = await readBody(createSeatingService(client).availability(showtimeId, false))
  const free = new Set(
    seatAvailabilities.filter((seat) => seat.status === 'Available').map((seat) => seat.seatId),
  )
  return seatLayout.areas
    .flatMap((area) => area.rows.flatMap((row) => row.seats))
    .filter((seat) => seat.areaCategoryId === 'standard' && free.has(seat.id))
    .slice(0, count)
    .map((seat) => seat.id)
}
