import type { FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { operations } from '@foyer/contract/operations'
import type { EventResponse, EventShowtimesResponse, EventsResponse } from '@foyer/contract/wire/events'
import type { FilmAvailabilitiesResponse, FilmsResponse } from '@foyer/contract/wire/films'
import type {
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayoutResponse,
} from '@foyer/contract/wire/seating'
import type {
  FilmScreeningDatesResponse,
  ScreenShowtimesResponse,
  ShowtimeResponse,
  ShowtimesResponse,
} from '@foyer/contract/wire/showtimes'
import type { TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import type { Database } from '../database/database.ts'
import type { Programme } from '../schedule/programme.ts'
import type { Showtime } from '../domain/showtime.ts'
import { createProgrammeServer } from '../schedule/testing/programme-server.ts'
import { minute } from '../domain/time-zone.ts'
import { seatingRoutes } from '../seating/routes.ts'
import { getSeating } from '../catalogue/seating.ts'
import { browsingRoutes } from './routes.ts'
import { insertOrder, sampleOrder } from '../order-store/testing/sample-orders.ts'

const server = createProgrammeServer('browsing')
const { catalogue, clock } = server

let database: Database
let programme: Programme
let app: FastifyInstance

beforeAll(async () => {
  const opened = await server.open(async (app, parts) => {
    await app.register(browsingRoutes, parts)
    await app.register(seatingRoutes, parts)
  })
  ;({ database, programme, app } = opened)
}, 30_000)

afterAll(() => server.close())

beforeEach(() => server.startOver())

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/ocapi/v1/${path}`, headers })

/** The body of a success, checked against the operation's schema. */
async function read<T>(operation: { responses: { 200: TSchema } }, path: string): Promise<T> {
  const answer = await get(path)
  expect(answer.statusCode).toBe(200)
  const body: unknown = answer.json()
  expect([...Compile(operation.responses[200]).Errors(body)].slice(0, 3)).toEqual([])
  return body as T
}

/** Every id that the list refers to is in the related data, once, and nothing else is. */
function expectRelated(related: readonly { id: string }[], ids: readonly (string | null)[]): void {
  const wanted = [...new Set(ids.filter((id) => id !== null))].sort()
  expect(related.map((entry) => entry.id).sort()).toEqual(wanted)
}

async function upcoming(test: (showtime: Showtime) => boolean): Promise<Showtime> {
  const showtime = [...(await programme.snapshot()).byId.values()].find(
    (each) => each.startsAt > clock.now() && test(each),
  )
  if (!showtime) throw new Error('no such showtime')
  return showtime
}

const getAuditorium = (showtime: Showtime) => getSeating(catalogue, showtime).auditorium
const hasPlenty = (showtime: Showtime) => {
  const { sellableCount, auditorium } = getSeating(catalogue, showtime)
  return auditorium.id === 'vault' && sellableCount > 100
}

/** Writes an order that holds or has bought these seats. */
async function claimSeats(
  showtimeId: string,
  seatIds: readonly string[],
  state: 'held' | 'sold',
): Promise<string> {
  const id = `order-${showtimeId}-${state}`
  const order = sampleOrder(id, { createdAt: clock.now() })
  const { expiresAt } = order
  await insertOrder(database, order, [
    { kind: 'seat.claim', showtimeId, seatIds, state, expiresAt, now: clock.now() },
  ])
  return id
}

const freeSeats = (showtime: Showtime, count = Infinity) => {
  const { auditorium, blocked } = getSeating(catalogue, showtime)
  return [...auditorium.seats.keys()].filter((id) => !blocked.has(id)).slice(0, count)
}

describe('films', () => {
  it('are listed, with everything they refer to', async () => {
    const { films, relatedData } = await read<FilmsResponse>(operations.getFilms, 'films')
    expect(films).toHaveLength(24)
    expectRelated(
      relatedData.genres,
      films.flatMap((film) => film.genreIds),
    )
    expectRelated(
      relatedData.censorRatings,
      films.map((film) => film.censorRatingId),
    )
    expectRelated(
      relatedData.events,
      films.map((film) => film.eventId),
    )
    expectRelated(
      relatedData.castAndCrew,
      films.flatMap((film) => film.castAndCrew.map((member) => member.castAndCrewMemberId)),
    )
  })

  it('can be read one at a time; an unknown one is not found', async () => {
    const body = await read<{ film: { title: { text: string } } }>(operations.getFilm, 'films/HO00000108')
    expect(body.film.title.text).toBe('Ninth Floor')
    expect((await get('films/HO99999999')).statusCode).toBe(404)
  })

  it('state whether they are showing, bookable, or coming soon', async () => {
    const { filmAvailabilities, relatedData } = await read<FilmAvailabilitiesResponse>(
      operations.getFilmsAvailability,
      'films/availability',
    )
    const inCategory = (category: string) =>
      filmAvailabilities.filter((entry) => (entry.categories as string[]).includes(category))
    expect(inCategory('NowShowing')).toHaveLength(12)
    expect(inCategory('AdvanceBooking')).toHaveLength(4)
    expect(inCategory('ComingSoon')).toHaveLength(8)
    for (const entry of inCategory('AdvanceBooking')) {
      expect(entry.showtimeAttributeIds.length).toBeGreaterThan(0)
      expect(Date.parse(entry.advanceBookingPeriods[0]?.startsAt ?? '')).toBeLessThanOrEqual(clock.now())
    }
    for (const entry of inCategory('ComingSoon')) expect(entry.showtimeAttributeIds).toEqual([])
    expectRelated(
      relatedData.attributes,
      filmAvailabilities.flatMap((entry) => entry.showtimeAttributeIds),
    )
  })

  it('are those of one cinema if it is given', async () => {
    const { filmAvailabilities } = await read<FilmAvailabilitiesResponse>(
      operations.getSiteFilmsAvailability,
      'sites/1006/films/availability',
    )
    expect(filmAvailabilities.every((entry) => entry.siteId === '1006')).toBe(true)
    expect(filmAvailabilities.flatMap((entry) => entry.showtimeAttributeIds)).not.toContain('vast')
    await read(operations.getSiteFilms, 'sites/1006/films')
    await read(operations.getFilmAvailability, 'films/HO00000108/availability')
    expect((await get('sites/9999/films')).statusCode).toBe(404)
  })
})

it('lists cinemas', async () => {
  const { sites } = await read<{ sites: unknown[] }>(operations.getSites, 'sites')
  expect(sites).toHaveLength(8)
  await read(operations.getSite, 'sites/1005')
  expect((await get('sites/9999')).statusCode).toBe(404)
})

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
    const showtime = await upcoming(
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
    await claimSeats(showtime.id, freeSeats(showtime, 3), 'held')
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

describe('events', () => {
  it('are listed with their days, films and cinemas, current ones first', async () => {
    const { events, relatedData } = await read<EventsResponse>(operations.getEvents, 'events')
    expect(events.map((event) => event.id).sort()).toEqual([...catalogue.events.keys()])
    expectRelated(
      relatedData.sites,
      events.flatMap((event) => event.siteIds),
    )
    const films = [...catalogue.films.values()].filter(({ wire }) => wire.eventId !== null)
    expectRelated(
      relatedData.films,
      films.map(({ wire }) => wire.id),
    )
    const starts = events.map(({ schedule }) => schedule?.startDate ?? '')
    const isOn = starts.map((start) => start <= '2026-11-23')
    expect(isOn).toEqual([...isOn].sort().reverse())
    for (const { id, schedule } of events) {
      const releases = relatedData.films.filter((film) => film.eventId === id).map((film) => film.releaseDate)
      expect(releases).toContain(schedule?.startDate)
      expect(schedule?.endDate).toMatch(/^2026-1[12]|^2027-/)
    }
  })

  it('can be read one at a time; an unknown one is not found', async () => {
    const { event } = await read<EventResponse>(operations.getEvent, 'events/EV002')
    expect(event).toMatchObject({ name: { text: 'Salt Water' }, siteIds: ['1001', '1002', '1004', '1007'] })
    const none = await get('events/EV999')
    expect(none.json()).toMatchObject({ status: 404, type: 'urn:foyer:problem:event-not-found' })
    const { etag } = (await get('events/EV002')).headers
    expect((await get('events/EV002', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('have the showtimes of their films at the cinemas that take part', async () => {
    const all = await read<EventShowtimesResponse>(operations.getEventShowtimes, 'events/EV004/showtimes')
    expect(all.showtimes.length).toBeGreaterThan(10)
    expect(new Set(all.showtimes.map((showtime) => showtime.siteId))).toEqual(new Set(['1001', '1002']))
    expect(new Set(all.relatedData.films.map((film) => film.eventId))).toEqual(new Set(['EV004']))
    const starts = all.showtimes.map((showtime) => Date.parse(showtime.schedule.startsAt))
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    const one = await read<EventShowtimesResponse>(
      operations.getEventShowtimes,
      'events/EV004/showtimes?siteIds=1002&siteIds=1003',
    )
    expect(new Set(one.showtimes.map((showtime) => showtime.siteId))).toEqual(new Set(['1002']))
    const elsewhere = await read<EventShowtimesResponse>(
      operations.getEventShowtimes,
      'events/EV004/showtimes?siteIds=1003',
    )
    expect(elsewhere.showtimes).toEqual([])
  })
})

it('shows what is on at a screen from an hour before it begins to its end', async () => {
  const path = 'showtimes/by-screen/1001-S1'
  const list = async () => {
    const body = await read<ScreenShowtimesResponse>(operations.getShowtimesByScreen, `${path}?onNow=true`)
    return body.showtimes.map(({ id }) => id)
  }
  const [first] = (await read<ScreenShowtimesResponse>(operations.getShowtimesByScreen, path)).showtimes
  const { startsAt, endsAt } = first?.schedule ?? { startsAt: '', endsAt: '' }
  const seen = []
  for (const at of [
    Date.parse(startsAt) - 3_600_001,
    Date.parse(startsAt) - 3_600_000,
    Date.parse(endsAt) - 1,
  ]) {
    clock.set(at)
    seen.push((await list()).includes(first?.id ?? ''))
  }
  clock.set(Date.parse(endsAt))
  seen.push((await list()).includes(first?.id ?? ''))
  expect(seen).toEqual([false, true, true, false])
})

it('shows a screen’s programme of all days', async () => {
  const path = 'showtimes/by-screen/1001-S1'
  const body = await read<ScreenShowtimesResponse>(operations.getShowtimesByScreen, path)
  expect(new Set(body.showtimes.map((showtime) => showtime.screenId))).toEqual(new Set(['1001-S1']))
  expect(new Set(body.showtimes.map((showtime) => showtime.schedule.businessDate)).size).toBe(14)
  expectRelated(
    body.relatedData.films,
    body.showtimes.map((showtime) => showtime.filmId),
  )
  expect((await get('showtimes/by-screen/1001-S99')).json()).toMatchObject({
    status: 404,
    type: 'urn:foyer:problem:screen-not-found',
  })
})

it('answers 304 if the caller has the answer', async () => {
  const path = 'showtimes/by-business-date/2026-11-25?siteIds=1003'
  const { etag } = (await get(path)).headers
  const again = await get(path, { 'if-none-match': `W/${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get(path, { 'if-none-match': '"another"' })).statusCode).toBe(200)
})

describe('one showtime', () => {
  it('includes its occupancy and what it refers to', async () => {
    const showtime = await upcoming(hasPlenty)
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
    const showtime = await upcoming((candidate) => hasPlenty(candidate) && candidate.priceCard === 'peak')
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
    const showtime = await upcoming(hasPlenty)
    clock.set(showtime.startsAt)
    for (const part of ['ticket-prices', 'seat-layout', 'seat-availability'])
      expect((await get(`showtimes/${showtime.id}/${part}`)).statusCode).toBe(404)
    expect((await get(`showtimes/${showtime.id}`)).statusCode).toBe(200)
  })
})

describe('seats', () => {
  it('have a layout, the same by showtime and by its own id', async () => {
    const showtime = await upcoming(hasPlenty)
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
    const showtime = await upcoming(hasPlenty)
    const [held, sold] = freeSeats(showtime, 2)
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
    const showtime = await upcoming(hasPlenty)
    const [seat] = freeSeats(showtime, 1)
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
    const showtime = await upcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1007')
    const path = `showtimes/${showtime.id}/seat-availability`
    const count = async (query: string) =>
      (await read<SeatAvailabilityResponse>(operations.getSeatAvailability, path + query)).summary
        .availableCount
    const before = await count('?preview=true')
    await claimSeats(showtime.id, freeSeats(showtime, 2), 'sold')
    expect(await count('?preview=true')).toBe(before)
    expect(await count('?preview=false')).toBe(before - 2)
    clock.advance(minute)
    expect(await count('?preview=true')).toBe(before - 2)
  })

  it('are counted for several showtimes in one call, unallocated places too', async () => {
    const vault = await upcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1005')
    const lounge = await upcoming((candidate) => getAuditorium(candidate).id === 'salon')
    await claimSeats(vault.id, freeSeats(vault, 5), 'sold')
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
    const showtime = await upcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1008')
    await claimSeats(showtime.id, freeSeats(showtime), 'sold')
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
    const showtime = await upcoming((candidate) => hasPlenty(candidate) && candidate.siteId === '1003')
    await claimSeats(showtime.id, freeSeats(showtime), 'held')
    expect((await get(`showtimes/${showtime.id}/seat-layout`)).statusCode).toBe(200)
  })

  it('have no availability in an auditorium without allocated seating', async () => {
    const showtime = await upcoming((candidate) => getAuditorium(candidate).id === 'salon')
    for (const part of ['seat-layout', 'seat-availability'])
      expect((await get(`showtimes/${showtime.id}/${part}`)).statusCode).toBe(400)
    const body = await read<ShowtimeResponse>(operations.getShowtime, `showtimes/${showtime.id}`)
    expect(body.showtime).toMatchObject({ isAllocatedSeating: false, seatLayoutId: null })
    expect(body.showtime.areaCategories).toEqual([{ areaCategoryId: 'lounge', isAllocatedSeating: false }])
  })
})

describe('addresses of trailers', () => {
  interface WithFilms {
    film?: FilmsResponse['films'][number]
    films?: FilmsResponse['films']
    relatedData?: { films?: FilmsResponse['films'] }
  }
  const trailersIn = ({ film, films = [], relatedData }: WithFilms) =>
    [...(film ? [film] : []), ...films, ...(relatedData?.films ?? [])].flatMap((each) =>
      each.trailerUrl === null ? [] : [each.trailerUrl, ...(each.trailers ?? []).map(({ uri }) => uri)],
    )

  it("are absolute, of the caller's origin, wherever an answer has a film", async () => {
    const withTrailer = [...catalogue.films.values()].filter(({ wire }) => wire.trailerUrl !== null)
    const trailed = new Set(withTrailer.map(({ wire }) => wire.id))
    const showtime = await upcoming(({ filmId }) => trailed.has(filmId))
    const ofEvent = [...catalogue.films.values()].find(
      ({ wire }) => wire.eventId !== null && trailed.has(wire.id),
    )
    const paths = [
      'films',
      `films/${showtime.filmId}`,
      `sites/${showtime.siteId}/films`,
      'showtimes/by-business-date/first',
      `showtimes/by-business-date/${showtime.businessDate}`,
      `showtimes/by-screen/${showtime.screenId}`,
      `showtimes/${showtime.id}`,
      ...(ofEvent
        ? ['events', `events/${ofEvent.wire.eventId}`, `events/${ofEvent.wire.eventId}/showtimes`]
        : []),
    ]
    for (const path of paths)
      // Each origin twice: an answer cached for one is not sent to the other.
      for (const host of ['one.example', 'two.example:4000', 'one.example', 'two.example:4000']) {
        const answer = await get(path, { host })
        expect([path, answer.statusCode]).toEqual([path, 200])
        const addresses = trailersIn(answer.json<WithFilms>())
        if (!path.startsWith('events')) expect([path, addresses.length > 0]).toEqual([path, true])
        for (const address of addresses)
          expect(address).toMatch(new RegExp(`^http://${host}/media/trailers/`))
      }
  })

  it("give each origin's answer its own entity tag", async () => {
    const getTag = async (host: string) => (await get('films', { host })).headers.etag
    expect(await getTag('one.example')).toBe(await getTag('one.example'))
    expect(await getTag('one.example')).not.toBe(await getTag('two.example'))
  })

  it('are right even for more origins than the cache has space for', async () => {
    for (let at = 0; at < 40; at += 1) {
      const host = `10.0.0.${at}`
      const [address] = trailersIn((await get('films', { host })).json<WithFilms>())
      expect(address).toMatch(new RegExp(`^http://${host}/`))
    }
  })
})
