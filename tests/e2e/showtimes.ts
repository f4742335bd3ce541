import type { Shop } from './shop.ts'

/**
 * A showtime with allocated seating in two days, with unrestricted prices and many free seats. Its film is released
 * already: one released in between would be listed as coming soon until then.
 */
export interface FoundShowtime {
  id: string
  filmId: string
  filmTitle: string
  siteId: string
  adultTicketTypeId: string
  businessDate: string
}

/**
 * `turn` selects a different showtime for each test of a worker, so that they do not compete for seats.
 * @param daysAhead of the days with showtimes, which one counts
 */
export async function findShowtime(shop: Shop, turn = 0, daysAhead = 2): Promise<FoundShowtime> {
  const sites = await shop.call<'getSites'>('GET', 'sites')
  const siteId = sites.body.sites[0]?.id ?? ''
  const dates = await shop.call<'getFilmScreeningDates'>('GET', `film-screening-dates?siteIds=${siteId}`)
  // By the calendar: late in the evening the first day with showtimes is tomorrow. A film that is released today is
  // still listed as coming soon in the hours that belong to yesterday's programme.
  const today = new Date(await shop.now()).toISOString().slice(0, 10)
  const day = dates.body.filmScreeningDates[daysAhead]?.businessDate ?? ''
  const listing = await shop.call<'getShowtimesByBusinessDate'>(
    'GET',
    `showtimes/by-business-date/${day}?siteIds=${siteId}`,
  )
  const { films } = listing.body.relatedData
  const releasedFilmIds = new Set(
    films.filter(({ releaseDate }) => releaseDate !== null && releaseDate < today).map(({ id }) => id),
  )
  const roomy = listing.body.showtimes.filter(
    ({ filmId, isAllocatedSeating, isSoldOut, occupancy, areaCategories }) =>
      releasedFilmIds.has(filmId) &&
      isAllocatedSeating &&
      areaCategories.some((area) => area.areaCategoryId === 'standard') &&
      !isSoldOut &&
      occupancy &&
      occupancy.availableCount > 60 &&
      occupancy.availableCount / occupancy.totalCount > 0.4,
  )
  const showtime = roomy[turn % roomy.length]
  if (!showtime) throw new Error('the seed has no roomy showing')
  const film = films.find((each) => each.id === showtime.filmId)
  const prices = await shop.call<'getTicketPrices'>('GET', `showtimes/${showtime.id}/ticket-prices`)
  const adult = prices.body.ticketPrices.find((price) => {
    const type = prices.body.relatedData.ticketTypes.find((each) => each.id === price.ticketTypeId)
    return type?.areaCategoryId === 'standard' && price.isDefault
  })
  return {
    id: showtime.id,
    filmId: showtime.filmId,
    filmTitle: film?.title.text ?? '',
    siteId,
    adultTicketTypeId: adult?.ticketTypeId ?? '',
    businessDate: day,
  }
}

/** The id of a sold-out showtime within the next days. */
export async function findSoldOut(shop: Shop): Promise<string> {
  const { body } = await shop.call<'getFilmScreeningDates'>('GET', 'film-screening-dates')
  for (const { businessDate } of body.filmScreeningDates.slice(0, 5)) {
    const day = await shop.call<'getShowtimesByBusinessDate'>(
      'GET',
      `showtimes/by-business-date/${businessDate}`,
    )
    const showtime = day.body.showtimes.find(({ isSoldOut }) => isSoldOut)
    if (showtime) return showtime.id
  }
  throw new Error('the seed has no showing that has sold out')
}
