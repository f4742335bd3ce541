import { answered, orderStores } from './testing/order-stores.ts'
import { siteFilmsOf } from './site-films.ts'

const words = (text: string) => ({ text, translations: [] })
const film = (id: string) => ({ id, title: words(id), genreIds: ['drama'], castAndCrew: [] })
const relatedData = {
  genres: [{ id: 'drama', name: words('Drama') }],
  censorRatings: [],
  castAndCrew: [],
  events: [],
}
const availabilityIn = (siteId: string | null, category: string) => ({
  filmAvailabilities: [
    { filmId: 'salt', siteId, categories: [category], showtimeAttributeIds: [], advanceBookingPeriods: [] },
  ],
  relatedData: { attributes: [] },
})
const script = {
  getFilms: () => answered({ films: [film('salt'), film('ninth')], relatedData }),
  getFilmsAvailability: () => answered(availabilityIn(null, 'NowShowing')),
  getSiteFilmsAvailability: () => answered(availabilityIn('1001', 'AdvanceBooking')),
  getSiteFilms: () => answered({ films: [film('salt')], relatedData }),
}

describe('the films of a cinema', () => {
  it('are those that it shows, asked for once, with what they refer to', async () => {
    const { stores, callsOf } = orderStores(script)
    const { films } = siteFilmsOf(stores, '1001')
    await Promise.all([films.ensureAll(), siteFilmsOf(stores, '1001').films.ensureAll()])
    expect(siteFilmsOf(stores, '1001').films).toBe(films)
    expect(films.list.map(({ id }) => id)).toEqual(['salt'])
    expect(films.list.flatMap((each) => films.genres(each)).map(({ id }) => id)).toEqual(['drama'])
    expect(callsOf('getSiteFilms')).toHaveLength(1)
    expect(callsOf('getFilms')).toHaveLength(0)
  })

  it('are apart from those of another one', async () => {
    const { stores, callsOf } = orderStores(script)
    await Promise.all(['1001', '1002'].map((siteId) => siteFilmsOf(stores, siteId).films.ensureAll()))
    expect(callsOf('getSiteFilms')).toHaveLength(2)
  })

  it('are among the chain’s where these are at hand: nothing is asked for', async () => {
    const { stores, callsOf } = orderStores(script)
    await stores.films.ensureAll()
    await siteFilmsOf(stores, '1001').films.ensureAll()
    expect(siteFilmsOf(stores, '1001').films.list.map(({ id }) => id)).toEqual(['salt', 'ninth'])
    expect(callsOf('getSiteFilms')).toHaveLength(0)
  })

  it('can be booked as the cinema says, whatever is at hand of the network', async () => {
    const { stores, callsOf } = orderStores(script)
    await Promise.all([stores.films.ensureAll(), stores.availability.ensure()])
    const { availability } = siteFilmsOf(stores, '1001')
    await availability.ensure()
    expect(callsOf('getSiteFilmsAvailability')).toHaveLength(1)
    expect(stores.availability.promotedTag('salt')).toBeNull()
    expect(availability.promotedTag('salt')).toBe('PreBookNow')
    expect(siteFilmsOf(stores, '1002').availability.of('salt')).toBeUndefined()
  })

  it('come with the page and are not asked for again', async () => {
    const { stores } = orderStores(script)
    await siteFilmsOf(stores, '1001').films.ensureAll()
    const browser = orderStores(script, { handedOver: stores.core.snapshots.take() })
    await siteFilmsOf(browser.stores, '1001').films.ensureAll()
    expect(siteFilmsOf(browser.stores, '1001').films.list).toHaveLength(1)
    expect(browser.callsOf('getSiteFilms')).toHaveLength(0)
  })
})
