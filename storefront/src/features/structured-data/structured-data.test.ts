import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import { getContentStores } from '../../stores/content/content-stores.ts'
import { getEventShowtimesStore } from '../../stores/films/event-showtimes.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { menu } from '../../domain/testing/menu.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
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
          {
            filmId: 'HO1',
            siteId: null,
            categories: ['NowShowing'] satisfies FilmDisplayStatus[],
            advanceBookingPeriods: [],
          },
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

it('says what a cinema sells, in which sizes, for how much, and what has sold out', async () => {
  const { stores } = createTestStores({
    getSites: () => answerWith({ sites: [site] }),
    getItemProfile: () => answerWith(menu),
    getItemAvailability: () =>
      answerWith({
        itemAvailabilities: [{ itemId: 'beer', isAvailable: false, unavailableReason: 'SoldOut' }],
        siteId: '2001',
        relatedData: { site: null },
      }),
  })
  await Promise.all([stores.sites.ensure(), getItemStores(stores).items.ensure('2001')])
  const data = createStructuredData('order-site-food', stores, {
    params: { siteId: '2001' },
    url: new URL('https://halcyon.example/order/sites/2001/food-and-drink/'),
    pattern: '/order/sites/:siteId/food-and-drink/',
  }) as { '@graph': Thing[] }
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual([
    'MovieTheater',
    'Organization',
    'BreadcrumbList',
    'Menu',
  ])
  expect(data['@graph'].at(-1)).toMatchObject({
    hasMenuSection: [
      {
        name: 'For you',
        hasMenuItem: [
          {
            name: 'Popcorn',
            suitableForDiet: 'https://schema.org/VeganDiet',
            offers: [
              { name: 'Small', price: 4.2, availability: 'https://schema.org/InStock' },
              { name: 'Large', price: 6.4 },
            ],
          },
          { name: 'Meal', offers: [{ price: 9 }] },
        ],
      },
      { name: 'Drinks', hasMenuItem: [{ offers: [{ availability: 'https://schema.org/SoldOut' }] }] },
    ],
  })
})
