import { operations } from '@foyer/contract/operations'
import type {
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayoutResponse,
} from '@foyer/contract/wire/seating'
import type {
  FilmScreeningDatesResponse,
  ShowtimeResponse,
  ShowtimesResponse,
} from '@foyer/contract/wire/showtimes'
import type { TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import type { Showtime } from '../domain/showtime.ts'
import { minute } from '../domain/time-zone.ts'
import { getSeating } from '../catalogue/seating.ts'
import { expectRelated, prepareBrowsing } from './testing/prepare-browsing.ts'

const { catalogue, clock, get, read, findUpcoming, claimSeats, listFreeSeats } = prepareBrowsing('showtimes')

const getAuditorium = (showtime: Showtime) => getSeating(catalogue, showtime).auditorium
const hasPlenty = (showtime: Showtime) => {
  const { sellableCount, auditorium } = getSeating(catalogue, showtime)
  return auditorium.id === 'vault' && sellableCount > 100
}

describe('showtimes of a day', () => {
  it('include everything they refer to, once', async () => {
    const { showtimes, relatedData } = await read<ShowtimesResponse>(
      operations.getShowtimesByBusinessDate,
      'showtimes/by-business-date/2026-11-24?siteIds=1001&siteIds=1005',
    )
    expect(new Set(showtimes.map((showtime) => showtime.siteId))).toEqual(new Set(['1001', '1005']))
    expectRelated(
      relatedData.sites,
      showtimes.map((showtime) => showtime.siteId),
    )
    expectRelated(
      relatedData.films,
      showtimes.map((showtime) => showtime.filmId),
    )
    expectRelated(
      relatedData.screens,
      showtimes.map((showtime) => showtime.screenId),
    )
    expectRelated(
      relatedData.attributes,
      showtimes.flatMap((showtime) => showtime.attributeIds),
    )
    expectRelated(
      relatedData.areaCategories,
      showtimes.flatMap((showtime) => showtime.areaCategories.map((area) => area.areaCategoryId)),
    )
  })

  it('are only those of the films asked for', async () => {
    const { showtimes } = await read<ShowtimesResponse>(
      operations.getShowtimesByBusinessDate,
      'showtimes/by-business-date/2026-11-24?siteIds=1001&filmIds=HO00000108',
    )
    expect(showtimes.length).toBeGreaterThan(0)
    expect(new Set(showtimes.map((showtime) => showtime.filmId))).toEqual(new Set(['HO00000108']))
  })

  it('name the rule by which a film is booked before its release, and repeat the credits by role', async () => {
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, day) =>
        read<ShowtimesResponse>(
          operations.getShowtimesByBusinessDate,
          `showtimes/by-business-date/${new Date(Date.UTC(2026, 10, 24 + day)).toISOString().slice(0, 10)}`,
        ),
      ),
    )
    const booked = answers.flatMap(({ showtimes, relatedData }) =>
      showtimes.map((showtime) => ({
        ...showtime,
        rule: relatedData.filmAdvanceBookingRules?.find(({ id }) => id === showtime.filmAdvanceBookingRuleId),
        releaseDate: relatedData.films.find(({ id }) => id === showtime.filmId)?.releaseDate ?? '',
      })),
    )
    for (const { filmId, siteId, releaseDate, restrictions, rule, schedule } of booked) {
      const isAhead = releaseDate > '2026-11-23'
      expect(restrictions).toEqual(isAhead ? ['FilmAdvanceBookingRule'] : [])
      expect(rule && [rule.filmId, rule.siteId]).toEqual(isAhead ? [filmId, siteId] : undefined)
      expect(schedule.inSeatItemDelivery).toBeNull()
    }
    expect(booked.some(({ rule }) => rule)).toBe(true)
    const [film] = answers[0]?.relatedData.films ?? []
    const byRole = (role: 'Actor' | 'Director' | 'Producer') =>
      film?.castAndCrew.flatMap(({ castAndCrewMemberId, roles }) =>
        roles.includes(role) ? [castAndCrewMemberId] : [],
      )
    const ids = (list?: { castAndCrewMemberId: string }[]) => list?.map((each) => each.castAndCrewMemberId)
    expect(ids(film?.directors)).toEqual(byRole('Director'))
    expect(new Set(ids(film?.actors))).toEqual(new Set(byRole('Actor')))
    expect(new Set(ids(film?.producers))).toEqual(new Set(byRole('Producer')))
  })

  it('leave out what has begun', async () => {
    const today = 'showtimes/by-business-date/2026-11-23?siteIds=1001'
    const before = await read<ShowtimesResponse>(operations.getShowtimesByBusinessDate, today)
    clock.set(Date.parse(before.showtimes[0]?.schedule.startsAt ?? ''))
    const after = await read<ShowtimesResponse>(operations.getShowtimesByBusinessDate, today)
    expect(after.showtimes.map((showtime) => showtime.id)).not.toContain(before.showtimes[0]?.id)
    expect(after.showtimes.length).toBeLessThan(before.showtimes.length)
  })

  it('are empty on a day without any', async () => {
    const { showtimes } = await read<ShowtimesResponse>(
      operations.getShowtimesByBusinessDate,
      'showtimes/by-business-date/2020-01-01',
    )
    expect(showtimes).toEqual([])
  })

  it.each([
    'tomorrow',
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-1',
    '2026-11-24T00:00:00Z',
  ])('are refused for a date that does not exist: %s', async (day) => {
    expect((await get(`showtimes/by-business-date/${day}`)).statusCode).toBe(400)
  })

  it('are found on a leap day', async () => {
    await read<ShowtimesResponse>(
      operations.getShowtimesByBusinessDate,
      'showtimes/by-business-date/2028-02-29',
    )
  })

  it('begin with the first day that has any', async () => {
    const path = 'showtimes/by-business-date/first'
    const first = await read<ShowtimesResponse>(operations.getFirstShowtimes, `${path}?siteIds=1001`)
    expect(first.businessDate).toBe('2026-11-23')
    clock.set(Date.parse('2026-11-24T00:30:00Z'))
    const lastTimes = await read<ShowtimesResponse>(operations.getFirstShowtimes, `${path}?siteIds=1001`)
    expect(lastTimes.businessDate).toBe('2026-11-24')
    const none = await read<ShowtimesResponse>(operations.getFirstShowtimes, `${path}?filmIds=HO99999999`)
    expect(none).toMatchObject({ businessDate: null, showtimes: [] })
  })

  it('show a hold immediately, and its end', async () => {
    const showtime = await findUpcoming(
      (candidate) => candidate.businessDate === '2026-11-24' && hasPlenty(candidate),
    )
    const path = `showtimes/by-business-date/2026-11-24?siteIds=${showtime.siteId}`
    const available = async () => {
      const body = await read<ShowtimesResponse>(operations.getShowtimesByBusinessDate, path)
      return (
        body.showtimes.find((candidate) => candidate.id === showtime.id)?.occupancy?.availableCount ?? NaN
      )
    }
    const before = await available()
    await claimSeats(showtime.id, listFreeSeats(showtime, 3), 'held')
    expect(await available()).toBe(before - 3)
    clock.advance(11 * minute)
    expect(await available()).toBe(before)
  })

  it('say which films are shown where on which day', async () => {
    const { filmScreeningDates } = await read<FilmScreeningDatesResponse>(
      operations.getFilmScreeningDates,
      'film-screening-dates?siteIds=1002',
    )
    expect(filmScreeningDates).toHaveLength(14)
    expect(filmScreeningDates[0]?.businessDate).toBe('2026-11-23')
    expect(filmScreeningDates[0]?.filmScreenings[0]?.sites.map((site) => site.siteId)).toEqual(['1002'])
  })
})

describe('one showtime', () => {
  it('includes its occupancy and what it refers to', async () => {
    const showtime = await findUpcoming(hasPlenty)
    const body = await read<ShowtimeResponse>(operations.getShowtime, `showtimes/${showtime.id}`)
    const { sellableCount, auditorium } = getSeating(catalogue, showtime)
    expect(body.showtime.occupancy).toEqual({
      availableCount: sellableCount,
      totalCount: auditorium.capacity,
    })
    expect(body.relatedData.films).toHaveLength(1)
    expect((await get('showtimes/1001-1')).statusCode).toBe(404)
  })

  it('has its prices: per area, with what is contained in tax, and the free companion', async () => {
    const showtime = await findUpcoming((candidate) => hasPlenty(candidate) && candidate.priceCard === 'peak')
    const { ticketPrices, relatedData } = await read<TicketPricesResponse>(
      operations.getTicketPrices,
      `showtimes/${showtime.id}/ticket-prices`,
    )
    const price = (id: string) => ticketPrices.find((candidate) => candidate.ticketTypeId === id)
    expect(price('standard-adult')).toMatchObject({
      price: { valueIncludingTax: 13.5, valueExcludingTax: 11.25, tax: 2.25 },
      bookingFee: { valueIncludingTax: 0.8 },
      isDefault: true,
    })
    expect(price('wheelchair-companion')).toMatchObject({
      price: { valueIncludingTax: 0 },
      bookingFee: { tax: 0 },
    })
    expect(price('lounge-adult')).toBeUndefined()
    expectRelated(
      relatedData.ticketTypes,
      ticketPrices.map((entry) => entry.ticketTypeId),
    )
    const child = relatedData.ticketTypes.find((type) => type.id === 'standard-child')
    expect(child?.maximumAge).toBe(14)
  })

  it('sells nothing once it has begun', async () => {
    const showtime = await findUpcoming(hasPlenty)
    clock.set(showtime.startsAt)
    for (const part of ['ticket-prices', 'seat-layout', 'seat-availability'])
      expect((await get(`showtimes/${showtime.id}/${part}`)).statusCode).toBe(404)
    expect((await get(`showtimes/${showtime.id}`)).statusCode).toBe(200)
  })
})

describe('seats', () => {
  it('have a layout, the same by showtime and by its own id', async () => {
    const showtime = await findUpcoming(hasPlenty)
    const path = `showtimes/${showtime.id}/seat-layout`
    const byShowtime = await read<SeatLayoutResponse>(operations.getShowtimeSeatLayout, path)
    const { seatLayout, relatedData } = byShowtime
    expect(await read(operations.getSeatLayout, `seat-layouts/${seatLayout.id}`)).toEqual(byShowtime)
    expectRelated(
      relatedData.areaCategories,
      seatLayout.areas.map((area) => area.areaCategoryId),
    )
    expect((await get('seat-layouts/L-none')).statusCode).toBe(404)
  })

  it('are available, or not, for each of the layout', async () => {
    const showtime = await findUpcoming(hasPlenty)
    const [held, sold] = listFreeSeats(showtime, 2)
    if (!held || !sold) throw new Error('no free seats')
    await claimSeats(showtime.id, [held], 'held')
    await claimSeats(showtime.id, [sold], 'sold')
    const body = await read<SeatAvailabilityResponse>(
      operations.getSeatAvailability,
      `showtimes/${showtime.id}/seat-availability`,
    )
    const status = new Map(body.seatAvailabilities.map((seat) => [seat.seatId, seat.status]))
    expect([...status.keys()]).toEqual([...getAuditorium(showtime).seats.keys()])
    expect([status.get(held), status.get(sold)]).toEqual(['Sold', 'Sold'])
    const free = body.seatAvailabilities.filter((seat) => seat.status === 'Available').length
    expect(body.summary).toEqual({ areaCategoryId: null, totalCount: 258, availableCount: free })
    expect(body.areaCategorySummaries.reduce((sum, area) => sum + area.availableCount, 0)).toBe(free)
    expect(body.isSoldOut).toBe(false)
  })

  it('are available to the order that holds them, and taken for all others', async () => {
    const showtime = await findUpcoming(hasPlenty)
    const [seat] = listFreeSeats(showtime, 1)
    if (!seat) throw new Error('no free seat')
    const orderId = await claimSeats(showtime.id, [seat], 'held')
    const own = await read<SeatAvailabilityResponse>(
      operations.getOrderSeatAvailability,
      `orders/${orderId}/showtimes/${showtime.id}/seat-availability`,
    )
    expect(own.seatAvailabilities.find((entry) => entry.seatId === seat)?.status).toBe('Available')
    const unknown = await get(`orders/nobody/showtimes/${showtime.id}/seat-availability`)
    expect(unknown.statusCode).toBe(404)
  })

  it('may be a minute old in a preview', async () => {
    const showtime = await findUpcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1007')
    const path = `showtimes/${showtime.id}/seat-availability`
    const count = async (query: string) =>
      (await read<SeatAvailabilityResponse>(operations.getSeatAvailability, path + query)).summary
        .availableCount
    const before = await count('?preview=true')
    await claimSeats(showtime.id, listFreeSeats(showtime, 2), 'sold')
    expect(await count('?preview=true')).toBe(before)
    expect(await count('?preview=false')).toBe(before - 2)
    clock.advance(minute)
    expect(await count('?preview=true')).toBe(before - 2)
  })

  it('are counted for several showtimes in one call, unallocated places too', async () => {
    const vault = await findUpcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1005')
    const lounge = await findUpcoming((candidate) => getAuditorium(candidate).id === 'salon')
    await claimSeats(vault.id, listFreeSeats(vault, 5), 'sold')
    const { seatAvailabilityPreviews, relatedData } = await read<SeatAvailabilityPreviewsResponse>(
      operations.getSeatAvailabilityPreviews,
      `seat-availability/previews?showtimeIds=${vault.id}&showtimeIds=${lounge.id}&showtimeIds=1001-1`,
    )
    expect(seatAvailabilityPreviews.map((preview) => preview.showtimeId)).toEqual([vault.id, lounge.id])
    const [of] = seatAvailabilityPreviews
    expect(of?.summary.availableCount).toBe(getSeating(catalogue, vault).sellableCount - 5)
    expect(of?.areaCategorySummaries.reduce((sum, area) => sum + area.availableCount, 0)).toBe(
      of?.summary.availableCount,
    )
    expectRelated(
      relatedData.areaCategories,
      seatAvailabilityPreviews.flatMap((preview) =>
        preview.areaCategorySummaries.map((area) => area.areaCategoryId ?? null),
      ),
    )
    expect((await get('seat-availability/previews')).statusCode).toBe(400)
  })

  it('of a sold-out showtime have no layout, and are all taken', async () => {
    const showtime = await findUpcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1008')
    await claimSeats(showtime.id, listFreeSeats(showtime), 'sold')
    const layout = await get(`showtimes/${showtime.id}/seat-layout`)
    expect(layout.statusCode).toBe(400)
    expect(layout.json()).toMatchObject({ type: 'urn:foyer:problem:seat-layout-sold-out' })
    const body = await read<SeatAvailabilityResponse>(
      operations.getSeatAvailability,
      `showtimes/${showtime.id}/seat-availability`,
    )
    expect(body.isSoldOut).toBe(true)
    expect(body.seatAvailabilities.some((seat) => seat.status === 'Available')).toBe(false)
  })

  it('keep their layout while the last ones are only held', async () => {
    const showtime = await findUpcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1003')
    await claimSeats(showtime.id, listFreeSeats(showtime), 'held')
    expect((await get(`showtimes/${showtime.id}/seat-layout`)).statusCode).toBe(200)
  })

  it('have no availability in an auditorium without allocated seating', async () => {
    const showtime = await findUpcoming((candidate) => getAuditorium(candidate).id === 'salon')
    for (const part of ['seat-layout', 'seat-availability'])
      expect((await get(`showtimes/${showtime.id}/${part}`)).statusCode).toBe(400)
    const body = await read<ShowtimeResponse>(operations.getShowtime, `showtimes/${showtime.id}`)
    expect(body.showtime).toMatchObject({ isAllocatedSeating: false, seatLayoutId: null })
    expect(body.showtime.areaCategories).toEqual([{ areaCategoryId: 'lounge', isAllocatedSeating: false }])
  })
})
