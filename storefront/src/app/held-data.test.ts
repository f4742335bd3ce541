import type { OperationId } from '@foyer/contract/operations'
import { getSeatPreviewsStore } from '../stores/orders/seat-previews.ts'
import { initialData } from '../context/testing/page-data.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../context/testing/order-stores.ts'

/** What the stores hold, and for how long they take it as it is. */

const createText = (text: string, french?: string) => ({
  text,
  translations: french === undefined ? [] : [{ languageTag: 'fr', text: french }],
})
const genre = { id: 'drama', name: createText('Drama', 'Drame'), description: null }
const rating = {
  id: '15',
  classification: createText('15'),
  classificationDescription: createText('From fifteen'),
  ageRestriction: null,
}
const person = { id: 'p1', name: { givenName: 'Ines', familyName: 'Marchetti' } }
const event = { id: 'EV1', name: createText('Late Lights') }
const attribute = { id: 'vast', name: createText('Vast') }
const film = {
  id: 'a',
  title: createText('Alto'),
  genreIds: ['drama'],
  eventId: 'EV1',
  censorRatingId: '15',
  castAndCrew: [{ castAndCrewMemberId: 'p1', roles: ['Actor', 'Director'] }],
  trailerUrl: '/trailers/alto.mp4',
  trailers: [],
  displayPriority: 1,
}
const availability = {
  filmId: 'a',
  siteId: null,
  categories: ['NowShowing'],
  showtimeAttributeIds: ['vast'],
  advanceBookingPeriods: [],
}
const screen = { id: 'S1', name: createText('Screen 1') }
const site = { id: '1001', name: createText('Docklands') }
const showtime = {
  id: 's1',
  filmId: 'a',
  siteId: '1001',
  screenId: 'S1',
  attributeIds: ['vast'],
  isSoldOut: false,
  schedule: { businessDate: '2026-11-21', startsAt: '2026-11-21T20:00:00+00:00' },
}
const related = { castAndCrew: [person], genres: [genre], censorRatings: [rating], events: [event] }
const area = { id: 'standard', name: createText('Standard'), displayPriority: 1 }
const day = {
  businessDate: '2026-11-21',
  showtimes: [showtime],
  relatedData: { screens: [screen], attributes: [attribute] },
}
const counted = {
  summary: { totalCount: 10, availableCount: 4 },
  areaCategorySummaries: [],
}

const script: Script = {
  getFilms: () => answerWith({ films: [film], relatedData: related }),
  getFilmsAvailability: () =>
    answerWith({ filmAvailabilities: [availability], relatedData: { attributes: [attribute] } }),
  getSites: () => answerWith({ sites: [site] }),
  getShowtimesByBusinessDate: () => answerWith(day),
  getFilmScreeningDates: () =>
    answerWith({
      filmScreeningDates: [
        {
          businessDate: '2026-11-21',
          filmScreenings: [{ filmId: 'a', sites: [{ siteId: '1001', showtimeAttributeIds: ['vast'] }] }],
        },
      ],
    }),
  getShowtime: () =>
    answerWith({
      showtime,
      relatedData: { ...related, ...day.relatedData, sites: [site], films: [film], areaCategories: [area] },
    }),
  getTicketPrices: () =>
    answerWith({ ticketPrices: [], relatedData: { ticketTypes: [], areaCategories: [area] } }),
  getShowtimeSeatLayout: () =>
    answerWith({ seatLayout: { areas: [] }, relatedData: { areaCategories: [area] } }),
  getSeatAvailability: () => answerWith({ ...counted, isSoldOut: false, seatAvailabilities: [] }),
  getSeatAvailabilityPreviews: () =>
    answerWith({
      seatAvailabilityPreviews: [{ showtimeId: 's1', ...counted }],
      relatedData: { areaCategories: [area] },
    }),
  getCompletedOrder: () => answerWith({ order: { id: 'o9', showtimes: [] }, relatedData: {} }),
  getJourneyByOrderId: () => answerWith({ journey: { id: 'j1' } }),
  getWebPaymentMethods: () => answerWith({ webPaymentMethods: [{ id: 'card', type: 'Embedded' }] }),
}

function shop(change: Script = {}) {
  const clock = { time: Date.parse('2026-11-21T12:00:00Z'), now: () => clock.time }
  const logger = { warn: jest.fn(), error: jest.fn() }
  return { ...createTestStores({ ...script, ...change }, { clock, logger }), clock, logger }
}

test('films come with their people, genres, ratings and where their trailer is', async () => {
  const { stores } = shop()
  const { films, texts } = stores
  await films.ensureAll()
  const held = films.film('a')
  if (!held) throw new Error('the film is not there')
  expect(films.list.map(({ id }) => id)).toEqual(['a'])
  expect(films.cast(held)).toEqual([expect.objectContaining({ id: 'p1', name: 'Ines Marchetti' })])
  expect(films.directors(held)).toEqual([expect.objectContaining({ name: 'Ines Marchetti' })])
  expect(films.genres(held).map(({ name }) => texts.text(name))).toEqual(['Drama'])
  expect(films.censorRating(held)).toEqual(rating)
  expect(films.all.value?.relatedData.events).toEqual([event])
  expect(held.trailerUrl).toBe('/trailers/alto.mp4')
})

test('availabilities come with the attributes of showtimes', async () => {
  const { stores } = shop()
  await stores.availability.ensure()
  expect(stores.availability.of('a')).toEqual(availability)
  expect(stores.availability.of('b')).toBeUndefined()
  expect(stores.availability.attributes('a')).toEqual([attribute])
})

test('a film whose availability is missing has no status and no tag, and is no error', async () => {
  const { stores } = shop({
    getFilmsAvailability: () => answerWith({ filmAvailabilities: [], relatedData: { attributes: [] } }),
  })
  await stores.listing.ensure()
  expect(stores.availability.statusLabel('a')).toBeNull()
  expect(stores.availability.promotedTag('a')).toBeNull()
  expect(stores.listing.all.map(({ id }) => id)).toEqual(['a'])
})

test('cinemas, the showtimes of a day with their screens and attributes, and the days that have any', async () => {
  const { stores } = shop()
  const query = { date: '2026-11-21', siteIds: ['1001'] }
  await Promise.all([
    stores.sites.ensure(),
    stores.showtimes.ensure(query),
    stores.screeningDates.for({ siteIds: ['1001'] }).ensure(),
  ])
  expect(stores.sites.site('1001')).toEqual(site)
  expect(stores.showtimes.whole(query)).toEqual({
    businessDate: '2026-11-21',
    showtimes: [showtime],
    screens: { S1: screen },
    attributes: { vast: attribute },
  })
  expect(stores.screeningDates.getDates({ siteIds: ['1001'] })).toEqual(['2026-11-21'])
})

test('a showtime whose cinema is missing is one of a broken answer; one whose screen has no name can be bought', async () => {
  const broughtWith = (sites: unknown[]) => ({
    getShowtime: () =>
      answerWith({
        showtime,
        relatedData: { ...related, screens: [], attributes: [], sites, films: [film], areaCategories: [] },
      }),
  })
  const broken = shop(broughtWith([])).orderStores.showtime
  await broken.ensure('s1')
  expect(broken.entry('s1').error).toMatchObject({ kind: 'contract', operation: 'getShowtime' })
  const { showtime: bought } = shop(broughtWith([site])).orderStores
  await bought.ensure('s1')
  expect(bought.entry('s1').value).toMatchObject({ showtime: { id: 's1' }, screen: undefined })
})

test('films that do not come are no empty list: the listing has failed, and the log says so', async () => {
  const { stores, logger } = shop({ getFilmScreeningDates: unreachable, getFilms: unreachable })
  await stores.listing.ensure()
  expect(stores.listing.state).toBe('failed')
  expect(logger.warn).toHaveBeenCalledWith(expect.stringMatching(/^Loading films failed/))
})

test('where nobody says what the chosen cinemas show, the films of all are listed, and the log says so', async () => {
  const cinemaGroups = [
    { id: 'portmere', name: 'Portmere', cinemas: [{ nodeId: 'n1', vistaCinema: { key: '1001' } }] },
  ]
  const logger = { warn: jest.fn(), error: jest.fn() }
  const { stores } = createTestStores(
    { ...script, getFilmScreeningDates: unreachable },
    { logger },
    { ...initialData, cinemaGroups },
  )
  stores.cinemaGroups.select('portmere')
  await stores.listing.ensure()
  expect(stores.listing.state).toBe('ready')
  expect(stores.listing.of('NowShowing').map(({ id }) => id)).toEqual(['a'])
  expect(logger.warn).toHaveBeenCalledWith(expect.stringMatching(/^Loading screening-dates failed/))
})

describe('a film of which no availability came', () => {
  const listed = async (change: Script) => {
    const { stores } = shop(change)
    stores.today.tick()
    await stores.listing.ensure()
    return [stores.listing.of('NowShowing'), stores.listing.of('ComingSoon')].map((films) =>
      films.map(({ id }) => id),
    )
  }
  const films = [
    { ...film, id: 'out', releaseDate: '2020-01-01' },
    { ...film, id: 'undated', releaseDate: null },
    { ...film, id: 'later', releaseDate: '2099-01-01' },
  ]
  const getFilms = () => answerWith({ films, relatedData: related })

  it('is on, or to come before its release, where the call has failed', async () => {
    expect(await listed({ getFilms, getFilmsAvailability: unreachable })).toEqual([
      ['out', 'undated'],
      ['later'],
    ])
  })

  it('is on where it is left out and has a screening, and to come before its release', async () => {
    const getFilmsAvailability = () => answerWith({ filmAvailabilities: [], relatedData: { attributes: [] } })
    expect(await listed({ getFilms, getFilmsAvailability })).toEqual([[], ['later']])
    const { stores } = shop({ getFilms, getFilmsAvailability })
    await stores.listing.ensure()
    expect(stores.listing.getCategories({ id: 'out', releaseDate: null }, true)).toEqual(['NowShowing'])
  })
})

const minute = 60_000
type Shop = ReturnType<typeof shop>

/** Each data set by the call that brings it, with the minutes for which it is taken as it is. */
it.each<[string, OperationId, number, (shop: Shop) => Promise<unknown>]>([
  ['films', 'getFilms', 30, ({ stores }) => stores.films.ensureAll()],
  ['availabilities', 'getFilmsAvailability', 30, ({ stores }) => stores.availability.ensure()],
  ['cinemas', 'getSites', 30, ({ stores }) => stores.sites.ensure()],
  [
    'showtimes',
    'getShowtimesByBusinessDate',
    10,
    ({ stores }) => stores.showtimes.ensure({ date: '2026-11-21', siteIds: [] }),
  ],
  ['screening dates', 'getFilmScreeningDates', 10, ({ stores }) => stores.screeningDates.for({}).ensure()],
  ['a showtime', 'getShowtime', 10, ({ orderStores }) => orderStores.showtime.ensure('s1')],
  ['ticket prices', 'getTicketPrices', 30, ({ orderStores }) => orderStores.sales.ensure('s1')],
  [
    'seat layouts',
    'getShowtimeSeatLayout',
    30,
    ({ orderStores }) => orderStores.seating.layout('s1').ensure(),
  ],
  [
    'seat availabilities',
    'getSeatAvailability',
    0,
    ({ orderStores }) => orderStores.seating.availability('s1').ensure(),
  ],
  [
    'seat availability previews',
    'getSeatAvailabilityPreviews',
    1,
    ({ stores }) => getSeatPreviewsStore(stores).ensure(['s1']),
  ],
  [
    'completed orders',
    'getCompletedOrder',
    30,
    ({ orderStores }) => orderStores.completedOrders.ensure('o9'),
  ],
  ['journeys', 'getJourneyByOrderId', 30, ({ orderStores }) => orderStores.journeys.ensure('o9')],
  [
    'payment methods',
    'getWebPaymentMethods',
    30,
    ({ orderStores }) => orderStores.payments.methods('1001', 'Standard').ensure(),
  ],
])('%s, by %s, live %i minutes', async (_, operation, minutes, ensure) => {
  const opened = shop()
  const { clock, getCalls } = opened
  await ensure(opened)
  await ensure(opened)
  expect(getCalls(operation)).toHaveLength(minutes === 0 ? 2 : 1)
  if (minutes === 0) return
  clock.time += minutes * minute - 1
  await ensure(opened)
  expect(getCalls(operation)).toHaveLength(1)
  clock.time += 1
  await ensure(opened)
  expect(getCalls(operation)).toHaveLength(2)
})
