/**
 * The most expensive ticket type of each area among those with an unrestricted price that are no package and take any
 * seat of the area: cheaper ones may be for children, whom a film's age limit may refuse.
 */
function ticketTypesByArea({ ticketPrices, relatedData }) {
  const types = new Map(
    relatedData.ticketTypes
      .filter(({ tickets, seatType }) => !tickets?.length && !seatType)
      .map((type) => [type.id, type]),
  )
  const dearest = ticketPrices
    .filter(({ ticketTypeId, restrictions }) => types.has(ticketTypeId) && !restrictions?.length)
    .sort((one, other) => one.price.valueIncludingTax - other.price.valueIncludingTax)
  return new Map(dearest.map(({ ticketTypeId }) => [types.get(ticketTypeId).areaCategoryId, ticketTypeId]))
}

/** Finds free ordinary seats on showtimes of the coming days, distributed so that no two clients compete for them. */
export async function freeSeats(call, headers, { seatsEach, count }) {
  const get = async (path) => JSON.parse((await call('GET', `/ocapi/v1/${path}`, { headers })).text)
  const { sites } = await get('sites')
  const found = []
  for (const { id: siteId } of sites) {
    const { filmScreeningDates } = await get(`film-screening-dates?siteIds=${siteId}`)
    for (const { businessDate } of filmScreeningDates.slice(1, 8)) {
      const { showtimes } = await get(`showtimes/by-business-date/${businessDate}?siteIds=${siteId}`)
      for (const showtime of showtimes) {
        if (!showtime.isAllocatedSeating || showtime.isSoldOut) continue
        const [layout, availability, prices] = await Promise.all([
          get(`showtimes/${showtime.id}/seat-layout`),
          get(`showtimes/${showtime.id}/seat-availability`),
          get(`showtimes/${showtime.id}/ticket-prices`),
        ])
        const types = ticketTypesByArea(prices)
        const free = new Set(
          availability.seatAvailabilities.flatMap(({ seatId, status }) =>
            status === 'Available' ? [seatId] : [],
          ),
        )
        const byCategory = new Map()
        for (const area of layout.seatLayout.areas)
          for (const row of area.rows)
            for (const seat of row.seats)
              if (seat.type === 'Normal' && free.has(seat.id) && types.has(seat.areaCategoryId))
                byCategory.set(seat.areaCategoryId, [...(byCategory.get(seat.areaCategoryId) ?? []), seat.id])
        for (const [category, seats] of byCategory)
          for (let from = 0; from + seatsEach <= seats.length; from += seatsEach) {
            const seatIds = seats.slice(from, from + seatsEach)
            found.push({ siteId, showtimeId: showtime.id, ticketTypeId: types.get(category), seatIds })
            if (found.length === count) return found
          }
      }
    }
  }
  return found
}
