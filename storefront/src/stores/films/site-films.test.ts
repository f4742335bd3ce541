import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { getSiteFilms } from './site-films.ts'

const createText = (text: string) => ({ text, translations: [] })
const film = (id: string) => ({ id, title: createText(id), genreIds: ['drama'], castAndCrew: [] })
const relatedData = {
  genres: [{ id: 'drama', name: createText('Drama') }],
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
  getFilms: () => answerWith({ films: [film('salt'), film('ninth')], relatedData }),
  getFilmsAvailability: () => answerWith(availabilityIn(null, 'NowShowing')),
  getSiteFilmsAvailability: () => answerWith(availabilityIn('1001', 'AdvanceBooking')),
  getSiteFilms: () => answerWith({ films: [film('salt')], relatedData }),
}

describe('the films of a cinema', () => {
  it('are those that it shows, asked for once, with what they refer to', async () => {
    const { stores, getCalls } = createTestStores(script)
    const { films } = getSiteFilms(stores, '1001')
    await Promise.all([films.ensureAll(), getSiteFilms(stores, '1001').films.ensureAll()])
    expect(getSiteFilms(stores, '1001').films).toBe(films)
    expect(films.list.map(({ id }) => id)).toEqual(['salt'])
    expect(films.list.flatMap((each) => films.genres(each)).map(({ id }) => id)).toEqual(['drama'])
    expect(getCalls('getSiteFilms')).toHaveLength(1)
    expect(getCalls('getFilms')).toHaveLength(0)
  })

  it('are apart from those of another one', async () => {
    const { stores, getCalls } = createTestStores(script)
    await Promise.all(['1001', '1002'].map((siteId) => getSiteFilms(stores, siteId).films.ensureAll()))
    expect(getCalls('getSiteFilms')).toHaveLength(2)
  })

  it('are among the chain’s where these are at hand: nothing is asked for', async () => {
    const { stores, getCalls } = createTestStores(script)
    await stores.films.ensureAll()
    await getSiteFilms(stores, '1001').films.ensureAll()
    expect(getSiteFilms(stores, '1001').films.list.map(({ id }) => id)).toEqual(['salt', 'ninth'])
    expect(getCalls('getSiteFilms')).toHaveLength(0)
  })

  it('can be booked as the cinema says, whatever is at hand of the network', async () => {
    const { stores, getCalls } = createTestStores(script)
    await Promise.all([stores.films.ensureAll(), stores.availability.ensure()])
    const { availability } = getSiteFilms(stores, '1001')
    await availability.ensure()
    expect(getCalls('getSiteFilmsAvailability')).toHaveLength(1)
    expect(stores.availability.promotedTag('salt')).toBeNull()
    expect(availability.promotedTag('salt')).toBe('PreBookNow')
    expect(getSiteFilms(stores, '1002').availability.of('salt')).toBeUndefined()
  })

  it('come with the page and are not asked for again', async () => {
    const { stores } = createTestStores(script)
    await getSiteFilms(stores, '1001').films.ensureAll()
    const browser = createTestStores(script, { dehydrated: stores.core.snapshots.dehydrate() })
    await getSiteFilms(browser.stores, '1001').films.ensureAll()
    expect(getSiteFilms(browser.stores, '1001').films.list).toHaveLength(1)
    expect(browser.getCalls('getSiteFilms')).toHaveLength(0)
  })
})
