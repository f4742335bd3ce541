import { getFilmAvailability } from './film-availability.ts'
import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'

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
  getFilmAvailability: () => answerWith({ filmAvailability: of('HO1', 'ComingSoon'), relatedData }),
  getFilmsAvailability: () =>
    answerWith({ filmAvailabilities: [of('HO1', 'NowShowing'), of('HO2', 'NowShowing')], relatedData }),
}

describe('the availability of a film', () => {
  it('is asked for alone, once, with the attributes of its showtimes', async () => {
    const { stores, getCalls } = createTestStores(script)
    await Promise.all([1, 2].map(() => getFilmAvailability(stores, 'HO1').ensure()))
    const availability = getFilmAvailability(stores, 'HO1')
    expect(availability.statusLabel('HO1')).toBe('ComingSoon')
    expect(availability.attributes('HO1')).toEqual([vast])
    expect(availability.of('HO2')).toBeUndefined()
    expect(getCalls('getFilmAvailability')).toHaveLength(1)
    expect(getCalls('getFilmsAvailability')).toHaveLength(0)
  })

  it('is taken from the list of all where that is at hand', async () => {
    const { stores, getCalls } = createTestStores(script)
    await stores.availability.ensure()
    await getFilmAvailability(stores, 'HO1').ensure()
    expect(getFilmAvailability(stores, 'HO1').statusLabel('HO1')).toBe('NowShowing')
    expect(getCalls('getFilmAvailability')).toHaveLength(0)
  })

  it('comes with the page and is not asked for again', async () => {
    const { stores } = createTestStores(script)
    await getFilmAvailability(stores, 'HO1').ensure()
    const browser = createTestStores(script, { dehydrated: stores.core.snapshots.dehydrate() })
    await getFilmAvailability(browser.stores, 'HO1').ensure()
    expect(getFilmAvailability(browser.stores, 'HO1').statusLabel('HO1')).toBe('ComingSoon')
    expect(browser.getCalls('getFilmAvailability')).toHaveLength(0)
  })
})
