/** The ticket type that anybody may buy for each area: a default price without a restriction or a highest age. */
function ticketTypesByArea({ ticketPrices, relatedData }) {
  const types = new Map(relatedData.ticketTypes.map((type) => [type.id, type]))
  const open = ticketPrices
    .filter(({ restrictions }) => !restrictions?.length)
    .map(({ ticketTypeId, isDefault }) => ({ ...types.get(ticketTypeId), isDefault }))
    .filter(({ maximumAge }) => maximumAge === null || maximumAge === undefined)
    // The default of an area comes last, so that it stays.
    .sort((one, other) => Number(one.isDefault) - Number(other.isDefault))
  return new Map(open.map(({ areaCategoryId, id }) => [areaCategoryId, id]))
}

/**
 * Free ordinary seats on showtimes of the days to come, dealt out so that nobody is in anybody's way.
 * @returns {Promise<{ siteId: string, showtimeId: string, ticketTypeId: string, seatIds: string[] }[]>}
 */
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
