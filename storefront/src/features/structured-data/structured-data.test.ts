import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import { getContentStores } from '../../stores/content/content-stores.ts'
import { getEventShowtimesStore } from '../../stores/films/event-showtimes.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { createStructuredData } from './structured-data.ts'
import type { Thing } from './thing.ts'

const createText = (text: string) => ({ text, translations: [] })
const nothing = { genres: [], censorRatings: [], castAndCrew: [], events: [], films: [], attributes: [] }
const film = {
  id: 'HO1',
  eventId: 'organ',
  title: createText('Odd Sock'),
  genreIds: [],
  castAndCrew: [],
  trailers: [],
  displayPriority: 1,
}
const site = {
  id: '2001',
  name: createText('Kite Mill'),
  contactDetails: { address: { line1: '1 Mill Lane', city: 'Aldwick' }, phoneNumbers: [] },
}
const event = { id: 'organ', name: createText('The organ season'), filmIds: ['HO1'], siteIds: ['2001'] }
const showtime = {
  id: '2001-7',
  filmId: 'HO1',
  siteId: '2001',
  schedule: {
    businessDate: '2026-11-23',
    startsAt: '2026-11-23T11:00:00+00:00',
    endsAt: '2026-11-23T12:40:00+00:00',
  },
  isSoldOut: false,
  attributeIds: [],
}

/** What the page of the event says to machines. */
async function describe(getEventShowtimes: NonNullable<Script['getEventShowtimes']>) {
  const { stores } = createTestStores({
    getFilms: () => answerWith({ films: [film], relatedData: nothing }),
    getFilmsAvailability: () =>
      answerWith({
        filmAvailabilities: [
          { filmId: 'HO1', siteId: null, categories: ['NowShowing'] satisfies FilmDisplayStatus[] },
        ],
        relatedData: nothing,
      }),
    getSites: () => answerWith({ sites: [site] }),
    getEvent: () => answerWith({ event, relatedData: { ...nothing, films: [film], sites: [site] } }),
    getEventShowtimes,
  })
  const pattern = '/events/:eventName/:eventId/'
  const url = new URL('https://halcyon.example/events/the-organ-season/organ/')
  await Promise.all([
    getContentStores(stores).events.eventState('organ').ensure(),
    getEventShowtimesStore(stores).day({ eventId: 'organ', siteIds: [], requested: null }).ensure(),
    stores.listing.ensure(),
    stores.sites.ensure(),
  ])
  const page = { params: { eventId: 'organ' }, url, pattern }
  const data = createStructuredData('event', stores, page) as { '@graph': Thing[] }
  return data['@graph']
}

it('says of an event when its films are shown where, with what they are and where that is', async () => {
  const things = await describe(() =>
    answerWith({ eventId: 'organ', showtimes: [showtime], relatedData: { ...nothing, screens: [] } }),
  )
  expect(things.map((thing) => thing['@type'])).toEqual([
    'BreadcrumbList',
    'Organization',
    'Movie',
    'MovieTheater',
    'ScreeningEvent',
  ])
  expect(things.at(-1)).toMatchObject({ name: 'Odd Sock', startDate: '2026-11-23T11:00:00+00:00' })
})

it('says the way to an event whose showtimes do not come', async () => {
  const things = await describe(() => unreachable())
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
})
