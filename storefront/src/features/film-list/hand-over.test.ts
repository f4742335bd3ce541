import { answered, orderStores } from '../../app/testing/order-stores.ts'
import type { KnownDay } from '../../stores/showtimes.ts'
import { handedOver } from './hand-over.ts'
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
  isSoldOut: false,
  // A film that is nearly full.
  occupancy: { availableCount: filmId === 'ninth' ? 3 : 90, totalCount: 100 },
  seatLayoutId: 'layout',
  schedule: { businessDate: date, startsAt: new Date(noon + minutes * 60_000).toISOString() },
})
const every20 = Array.from({ length: 40 }, (_, index) => (index - 5) * 20)
const showtimes = [
  ...every20.map((minutes) => showing('salt', minutes, minutes > 300 ? ['vast'] : [])),
  showing('ninth', 30),
]
const screens = every20.map((minutes) => ({ id: `screen-${minutes}`, name: words('Screen') }))
const people = ['ada', 'ben', 'cyd', 'dan', 'eve', 'flo']
const castAndCrew = people.map((castAndCrewMemberId, index) => ({
  castAndCrewMemberId,
  roles: [index === 0 ? 'Producer' : index === 5 ? 'Director' : 'Actor'],
}))
const films = ['salt', 'ninth'].map((id) => ({
  id,
  title: words(id),
  synopsis: words('A long story'),
  shortSynopsis: words('A story'),
  castAndCrew,
  genreIds: [],
}))
const relatedData = {
  genres: [],
  censorRatings: [],
  castAndCrew: people.map((id) => ({ id, name: { givenName: id } })),
  events: [],
}

/** Stores as the server has them after the load of the page at this address, and what they hand over. */
async function visit(search: string, routeId = 'films') {
  const script = {
    getFilms: () => answered({ films, relatedData }),
    getFilm: () => answered({ film: films[0], relatedData }),
    getShowtimesByBusinessDate: () =>
      answered({ businessDate: date, showtimes, relatedData: { screens, attributes: [] } }),
  }
  const { stores } = orderStores(script)
  stores.today.tick()
  await Promise.all([stores.films.ensureAll(), stores.showtimes.ensure({ date })])
  const url = new URL(`https://halcyon.example/films/${search}`)
  const snapshots = handedOver(routeId, stores.core.snapshots.take(), stores, { url })
  const browser = orderStores(script, { handedOver: snapshots })
  return { server: stores, browser: browser.stores, callsOf: browser.callsOf }
}

const times = (day: KnownDay | undefined, filmId: string, attribute: string | null = null) =>
  rowTimes(day ?? { showtimes: [] }, { filmId, attribute, now: noon }).map(({ id }) => id)

test('the rows of a page come with the times that they show, and know of more', async () => {
  const { server, browser } = await visit('')
  const [whole, short] = [server, browser].map((stores) => stores.showtimes.entry({ date }).value)
  expect(times(short, 'salt')).toEqual(times(whole, 'salt').slice(0, timesShown + 1))
  expect(times(short, 'ninth')).toEqual(['ninth-30'])
  expect(Object.keys(short?.screens ?? {})).toHaveLength(timesShown + 1)
})

test('of a page that asks for an attribute they are the first times with it', async () => {
  const { server, browser } = await visit('?attribute=vast')
  const [whole, short] = [server, browser].map((stores) => stores.showtimes.entry({ date }).value)
  expect(times(short, 'salt', 'vast')).toEqual(times(whole, 'salt', 'vast').slice(0, timesShown + 1))
})

test('whatever asks for the day next fetches it whole, once', async () => {
  const { browser, callsOf } = await visit('')
  await Promise.all([browser.showtimes.ensure({ date }), browser.showtimes.ensure({ date })])
  expect(callsOf('getShowtimesByBusinessDate')).toHaveLength(1)
  expect(browser.showtimes.entry({ date }).value?.showtimes).toHaveLength(showtimes.length)
  await browser.showtimes.ensure({ date })
  expect(callsOf('getShowtimesByBusinessDate')).toHaveLength(1)
})

test('of a showtime there is what a row shows: how full it is where that is said', async () => {
  const { browser } = await visit('')
  const all = browser.showtimes.entry({ date }).value?.showtimes ?? []
  expect(all.every((each) => !('seatLayoutId' in each) && !('endsAt' in each.schedule))).toBe(true)
  expect(all.filter(({ occupancy }) => occupancy).map(({ id }) => id)).toEqual(['ninth-30'])
})

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name)

test('films come with what lists show of them, and whole where their own page asks', async () => {
  const { browser, callsOf } = await visit('')
  const short = browser.films.film('salt')
  if (!short) throw new Error('No film')
  expect(short.shortSynopsis).toEqual(words('A story'))
  expect(short.synopsis).toBeNull()
  expect(namesOf(browser.films.cast(short))).toEqual(['ben', 'cyd', 'dan'])
  expect(namesOf(browser.films.directors(short))).toEqual(['flo'])

  await browser.films.ensureFilm('salt')
  expect(callsOf('getFilms')).toHaveLength(0)
  const whole = browser.films.film('salt')
  if (!whole) throw new Error('No film')
  expect(whole.synopsis).toEqual(words('A long story'))
  expect(namesOf(browser.films.cast(whole))).toEqual(['ben', 'cyd', 'dan', 'eve'])
  expect(namesOf(browser.films.producers(whole))).toEqual(['ada'])
})

test('words are looked for in what lists show: they need no more than it', async () => {
  const { browser } = await visit('?q=cyd')
  expect(browser.films.list[0]?.synopsis).toBeNull()
})

test('other pages have films in short and days whole; a page of a film has films whole', async () => {
  const { browser: home } = await visit('', 'home')
  expect(home.films.list[0]?.synopsis).toBeNull()
  expect(home.showtimes.whole({ date })?.showtimes).toHaveLength(showtimes.length)
  const { browser: film } = await visit('', 'film')
  expect(film.films.list[0]?.synopsis).toEqual(words('A long story'))
})
