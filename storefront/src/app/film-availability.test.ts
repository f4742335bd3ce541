import { filmAvailabilityOf } from './film-availability.ts'
import { answered, orderStores } from './testing/order-stores.ts'

const vast = { id: 'vast', displayPriority: 1 }
const of = (filmId: string, category: string) => ({
  filmId,
  siteId: null,
  categories: [category],
  showtimeAttributeIds: ['vast'],
  advanceBookingPeriods: [],
})
const relatedData = { attributes: [vast] }
const script = {
  getFilmAvailability: () => answered({ filmAvailability: of('HO1', 'ComingSoon'), relatedData }),
  getFilmsAvailability: () =>
    answered({ filmAvailabilities: [of('HO1', 'NowShowing'), of('HO2', 'NowShowing')], relatedData }),
}

describe('the availability of a film', () => {
  it('is asked for alone, once, with the attributes of its showtimes', async () => {
    const { stores, callsOf } = orderStores(script)
    await Promise.all([1, 2].map(() => filmAvailabilityOf(stores, 'HO1').ensure()))
    const availability = filmAvailabilityOf(stores, 'HO1')
    expect(availability.statusLabel('HO1')).toBe('ComingSoon')
    expect(availability.attributes('HO1')).toEqual([vast])
    expect(availability.of('HO2')).toBeUndefined()
    expect(callsOf('getFilmAvailability')).toHaveLength(1)
    expect(callsOf('getFilmsAvailability')).toHaveLength(0)
  })

  it('is taken from the list of all where that is at hand', async () => {
    const { stores, callsOf } = orderStores(script)
    await stores.availability.ensure()
    await filmAvailabilityOf(stores, 'HO1').ensure()
    expect(filmAvailabilityOf(stores, 'HO1').statusLabel('HO1')).toBe('NowShowing')
    expect(callsOf('getFilmAvailability')).toHaveLength(0)
  })

  it('comes with the page and is not asked for again', async () => {
    const { stores } = orderStores(script)
    await filmAvailabilityOf(stores, 'HO1').ensure()
    const browser = orderStores(script, { handedOver: stores.core.snapshots.take() })
    await filmAvailabilityOf(browser.stores, 'HO1').ensure()
    expect(filmAvailabilityOf(browser.stores, 'HO1').statusLabel('HO1')).toBe('ComingSoon')
    expect(browser.callsOf('getFilmAvailability')).toHaveLength(0)
  })
})
