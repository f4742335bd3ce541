import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { ensureFollowingTimes, getFollowingTimes } from './following-day.ts'

const today = '2026-11-21'
const tomorrow = '2026-11-22'
const siteIds = ['1001']
const query = { date: today, siteIds }

const createShowtime = (filmId: string, startsAt: string, attributeIds: string[] = []) => ({
  id: `${filmId}-${startsAt}`,
  filmId,
  siteId: '1001',
  screenId: 's1',
  schedule: { businessDate: startsAt.slice(0, 10), startsAt: `${startsAt}:00Z` },
  isSoldOut: false,
  attributeIds,
})

const days: Record<string, ReturnType<typeof createShowtime>[]> = {
  [today]: [
    createShowtime('few', `${today}T11:00`),
    createShowtime('few', `${today}T18:00`, ['vast']),
    createShowtime('few', `${today}T20:00`),
    ...['13', '15', '17', '19'].map((hour) => createShowtime('many', `${today}T${hour}:00`)),
  ],
  [tomorrow]: [
    createShowtime('few', `${tomorrow}T13:20`),
    createShowtime('few', `${tomorrow}T10:15`, ['vast']),
    createShowtime('many', `${tomorrow}T10:00`),
  ],
}

const getDates =
  (...dates: string[]) =>
  () =>
    answerWith({
      filmScreeningDates: dates.map((businessDate) => ({
        businessDate,
        filmScreenings: ['few', 'many'].map((filmId) => ({
          filmId,
          sites: [{ siteId: '1001', showtimeAttributeIds: [] }],
        })),
      })),
    })

const answerDay = (businessDate: string) =>
  answerWith({
    businessDate,
    showtimes: days[businessDate],
    relatedData: { screens: [], attributes: [] },
  })

async function open(change: Script = {}, { hour = '12', date = today, isTomorrowLost = false } = {}) {
  // In which order days are asked for.
  const dates = [date]
  const shop = createTestStores(
    {
      getFilmScreeningDates: getDates(today, tomorrow),
      getShowtimesByBusinessDate: () => {
        const next = dates.shift() ?? tomorrow
        return next === tomorrow && isTomorrowLost ? unreachable() : answerDay(next)
      },
      ...change,
    },
    { clock: { now: () => Date.parse(`${today}T${hour}:00:00Z`) } },
  )
  const { stores } = shop
  stores.today.tick()
  const listed = { date, siteIds }
  await Promise.all([stores.screeningDates.for({ siteIds }).ensure(), stores.showtimes.ensure(listed)])
  return {
    ...shop,
    ensure: (attribute: string | null = null) => ensureFollowingTimes(stores, listed, attribute),
    get: (filmId: string, left: number, attribute: string | null = null) =>
      getFollowingTimes(stores, listed, { filmId, left, attribute })?.showtimes.map(({ id }) => id),
    dayCalls: () => shop.getCalls('getShowtimesByBusinessDate').length,
  }
}

test('a film that has two times left is filled up to three by the first of the next day, with one more call', async () => {
  const { ensure, get, dayCalls } = await open()
  expect(get('few', 2)).toBeUndefined()
  await ensure()
  expect(get('few', 2)).toEqual([`few-${tomorrow}T10:15`])
  expect(get('few', 1)).toEqual([`few-${tomorrow}T10:15`, `few-${tomorrow}T13:20`])
  await ensure()
  expect(dayCalls()).toBe(2)
})

test('a film with enough times, or none, has none of the next day', async () => {
  const { ensure, get } = await open()
  await ensure()
  expect(get('many', 3)).toBeUndefined()
  expect(get('few', 0)).toBeUndefined()
})

test('with an attribute chosen they have it, too', async () => {
  const { ensure, get } = await open()
  await ensure('vast')
  expect(get('few', 1, 'vast')).toEqual([`few-${tomorrow}T10:15`])
})

test('while every film has enough nothing is asked for', async () => {
  const { ensure, dayCalls } = await open({}, { hour: '09' })
  await ensure()
  expect(dayCalls()).toBe(1)
})

test('after another day than today nothing stands', async () => {
  const { ensure, get, dayCalls } = await open({}, { date: tomorrow })
  await ensure()
  expect(get('few', 2)).toBeUndefined()
  expect(dayCalls()).toBe(1)
})

test('with nothing on the next day nothing is asked for and nothing stands', async () => {
  const { ensure, get, dayCalls } = await open({ getFilmScreeningDates: getDates(today) })
  await ensure()
  expect(get('few', 2)).toBeUndefined()
  expect(dayCalls()).toBe(1)
})

test('a next day that fails says nothing, and today stays', async () => {
  const { stores, ensure, get } = await open({}, { isTomorrowLost: true })
  await ensure()
  expect(get('few', 2)).toBeUndefined()
  expect(stores.showtimes.entry(query).error).toBeUndefined()
})
