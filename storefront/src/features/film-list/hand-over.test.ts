import { answered, orderStores } from '../../app/testing/order-stores.ts'
import type { DayOfShowtimes } from '../../stores/showtimes.ts'
import { withFirstTimes } from './hand-over.ts'
import { rowTimes, timesShown } from './row-times.ts'

const date = '2026-11-21'
const noon = Date.parse(`${date}T12:00:00Z`)
const words = (text: string) => ({ text, translations: [] })

/** A showing of a film that begins so many minutes after noon. */
const showing = (filmId: string, minutes: number, attributeIds: string[] = []) => ({
  id: `${filmId}-${minutes}`,
  filmId,
  siteId: '1001',
  screenId: `screen-${minutes}`,
  attributeIds,
  schedule: { businessDate: date, startsAt: new Date(noon + minutes * 60_000).toISOString() },
})
const every20 = Array.from({ length: 40 }, (_, index) => (index - 5) * 20)
const showtimes = [
  ...every20.map((minutes) => showing('salt', minutes, minutes > 300 ? ['vast'] : [])),
  showing('ninth', 30),
]
const screens = every20.map((minutes) => ({ id: `screen-${minutes}`, name: words('Screen') }))
const films = ['salt', 'ninth'].map((id) => ({ id, title: words(id), castAndCrew: [], genreIds: [] }))
const nothing = { genres: [], censorRatings: [], castAndCrew: [], events: [] }

/** Stores as the server has them after the load of the page at this address, and what they hand over. */
async function handedOver(search: string) {
  const script = {
    getFilms: () => answered({ films, relatedData: nothing }),
    getShowtimesByBusinessDate: () =>
      answered({ businessDate: date, showtimes, relatedData: { screens, attributes: [] } }),
  }
  const { stores } = orderStores(script)
  stores.today.tick()
  await Promise.all([stores.films.ensureAll(), stores.showtimes.ensure({ date })])
  const url = new URL(`https://halcyon.example/films/${search}`)
  const snapshots = withFirstTimes(stores.core.snapshots.take(), stores, { url })
  const browser = orderStores(script, { handedOver: snapshots })
  return { server: stores, browser: browser.stores, callsOf: browser.callsOf }
}

const times = (day: DayOfShowtimes | undefined, filmId: string, attribute: string | null = null) =>
  rowTimes(day ?? { showtimes: [] }, { filmId, attribute, now: noon }).map(({ id }) => id)

test('the rows of a page come with the times that they show, and know of more', async () => {
  const { server, browser } = await handedOver('')
  const [whole, short] = [server, browser].map((stores) => stores.showtimes.entry({ date }).value)
  expect(times(short, 'salt')).toEqual(times(whole, 'salt').slice(0, timesShown + 1))
  expect(times(short, 'ninth')).toEqual(['ninth-30'])
  expect(Object.keys(short?.screens ?? {})).toHaveLength(timesShown + 1)
})

test('of a page that asks for an attribute they are the first times with it', async () => {
  const { server, browser } = await handedOver('?attribute=vast')
  const [whole, short] = [server, browser].map((stores) => stores.showtimes.entry({ date }).value)
  expect(times(short, 'salt', 'vast')).toEqual(times(whole, 'salt', 'vast').slice(0, timesShown + 1))
})

test('whatever asks for the day next fetches it whole, once', async () => {
  const { browser, callsOf } = await handedOver('')
  await Promise.all([browser.showtimes.ensure({ date }), browser.showtimes.ensure({ date })])
  expect(callsOf('getShowtimesByBusinessDate')).toHaveLength(1)
  expect(browser.showtimes.entry({ date }).value?.showtimes).toHaveLength(showtimes.length)
  await browser.showtimes.ensure({ date })
  expect(callsOf('getShowtimesByBusinessDate')).toHaveLength(1)
})
