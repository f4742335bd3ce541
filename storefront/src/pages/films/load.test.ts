import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { dehydrateFilmList } from '../../features/film-list/dehydrate-film-list.ts'
import { getListedDayQuery } from '../../features/film-list/queries.ts'
import { readFilters } from '../../features/film-list/film-filters-url.ts'
import { success } from '../../cache/result.ts'
import { delay } from '../../services/http/delay.ts'
import { loadFilms } from './load.ts'

const script = {
  getFilms: () =>
    answerWith({ films: [], relatedData: { genres: [], censorRatings: [], castAndCrew: [], events: [] } }),
  getFilmsAvailability: () => answerWith({ filmAvailabilities: [], relatedData: { attributes: [] } }),
  getSites: () => answerWith({ sites: [] }),
  getFilmScreeningDates: () => answerWith({ filmScreeningDates: [] }),
  getShowtimesByBusinessDate: () =>
    answerWith({ businessDate: '2026-11-21', showtimes: [], relatedData: { screens: [], attributes: [] } }),
}
const pageAt = (search: string) => ({
  params: {},
  pattern: '/films/',
  url: new URL(`https://halcyon.example/films/${search}`),
})

/** A browser's stores with what the server has handed over at this address. */
async function opened(search: string) {
  const { stores } = createTestStores(script)
  await loadFilms(stores, pageAt(search))
  return createTestStores(script, {
    dehydrated: dehydrateFilmList('films', stores.core.snapshots.dehydrate(), stores, pageAt(search)),
  })
}

test('a page that has just come fetches nothing of what it has brought', async () => {
  const { stores, getCalls } = await opened('?attribute=vast')
  await loadFilms(stores, pageAt('?attribute=vast'))
  expect(getCalls('getShowtimesByBusinessDate')).toHaveLength(0)
  expect(getCalls('getFilms')).toHaveLength(0)
  expect(getCalls('getFilmScreeningDates')).toHaveLength(0)
})

test('another screen than the times were handed over for needs the whole day', async () => {
  const { stores, getCalls } = await opened('')
  await loadFilms(stores, pageAt('?attribute=vast'))
  expect(getCalls('getShowtimesByBusinessDate')).toHaveLength(1)
  const query = getListedDayQuery(
    stores,
    readFilters(new URLSearchParams('attribute=vast'), stores.configuration.value.browsing),
  )
  expect(stores.showtimes.whole(query)).toBeDefined()
})

test('words need no more films than the page has brought', async () => {
  const { stores, getCalls } = await opened('')
  await loadFilms(stores, pageAt('?q=salt'))
  expect(getCalls('getFilms')).toHaveLength(0)
})

test('a press on a filter waits for what an editor has written the first time only', async () => {
  const { stores } = createTestStores(script)
  let isAnswered = true
  const get = jest.fn(() =>
    isAnswered ? Promise.resolve(success({ alias: 'Films', name: 'Films' })) : new Promise(() => undefined),
  )
  stores.core.platform.content = { get: get as never }
  await loadFilms(stores, pageAt(''))
  isAnswered = false
  await loadFilms(stores, pageAt('?category=ComingSoon'))
  expect(get).toHaveBeenCalledTimes(2)

  const { stores: others } = createTestStores(script)
  others.core.platform.content = { get: get as never }
  const first = loadFilms(others, pageAt('')).then(() => 'come')
  expect(await Promise.race([first, delay(50).then(() => 'waiting')])).toBe('waiting')
})
