import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import type { DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { dehydrateFilmList } from './dehydrate-film-list.ts'
import { getRowTimes, timesShown } from './row-times.ts'

const date = '2026-11-21'
const noon = Date.parse(`${date}T12:00:00Z`)
const createText = (text: string) => ({ text, translations: [] })

/** A showtime of a film that begins so many minutes after noon. */
const createShowtime = (filmId: string, minutes: number, attributeIds: string[] = []) => ({
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
  ...every20.map((minutes) => createShowtime('salt', minutes, minutes > 300 ? ['vast'] : [])),
  createShowtime('ninth', 30),
]
const screens = every20.map((minutes) => ({ id: `screen-${minutes}`, name: createText('Screen') }))
const people = ['ada', 'ben', 'cyd', 'dan', 'eve', 'flo']
const castAndCrew = people.map((castAndCrewMemberId, index) => ({
  castAndCrewMemberId,
  roles: [index === 0 ? 'Producer' : index === 5 ? 'Director' : 'Actor'],
}))
const films = ['salt', 'ninth'].map((id) => ({
  id,
  title: createText(id),
  synopsis: createText('A long story'),
  shortSynopsis: createText('A story'),
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
    getFilms: () => answerWith({ films, relatedData }),
    getFilm: () => answerWith({ film: films[0], relatedData }),
    getShowtimesByBusinessDate: () =>
      answerWith({ businessDate: date, showtimes, relatedData: { screens, attributes: [] } }),
  }
  const { stores } = createTestStores(script)
  stores.today.tick()
  await Promise.all([stores.films.ensureAll(), stores.showtimes.ensure({ date })])
  const url = new URL(`https://halcyon.example/films/${search}`)
  const snapshots = dehydrateFilmList(routeId, stores.core.snapshots.dehydrate(), stores, { url, params: {} })
  const browser = createTestStores(script, { dehydrated: snapshots })
  return { server: stores, snapshots, browser: browser.stores, getCalls: browser.getCalls }
}

const times = (day: DayOfShowtimes | undefined, filmId: string, attribute: string | null = null) =>
  getRowTimes(day ?? { showtimes: [] }, { filmId, attribute, now: noon }).map(({ id }) => id)

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
  const { browser, getCalls } = await visit('')
  await Promise.all([browser.showtimes.ensure({ date }), browser.showtimes.ensure({ date })])
  expect(getCalls('getShowtimesByBusinessDate')).toHaveLength(1)
  expect(browser.showtimes.entry({ date }).value?.showtimes).toHaveLength(showtimes.length)
  await browser.showtimes.ensure({ date })
  expect(getCalls('getShowtimesByBusinessDate')).toHaveLength(1)
})

test('a page carries of a showtime what a row shows: how full it is where that is said', async () => {
  const { browser, snapshots } = await visit('')
  const carried = JSON.stringify(snapshots.showtimes)
  expect(carried).toContain('salt-20')
  expect(carried).not.toMatch(/seatLayoutId|endsAt/)
  const all = browser.showtimes.entry({ date }).value?.showtimes ?? []
  expect(all.filter(({ occupancy }) => occupancy).map(({ id }) => id)).toEqual(['ninth-30'])
})

test('a showtime of a page has each property that its type says, with the start for each instant', async () => {
  const { browser } = await visit('')
  const [first] = browser.showtimes.entry({ date }).value?.showtimes ?? []
  const startsAt = new Date(noon + 20 * 60_000).toISOString()
  expect(first).toMatchObject({ seatLayoutId: null, areaCategories: [], restrictions: [] })
  expect(first?.schedule).toEqual({
    businessDate: date,
    startsAt,
    endsAt: startsAt,
    filmStartsAt: startsAt,
    filmEndsAt: startsAt,
  })
})

const getNames = (people: readonly { name: string }[]) => people.map(({ name }) => name)

test('films come with what lists show of them, and whole where their own page asks', async () => {
  const { browser, getCalls } = await visit('')
  const short = browser.films.film('salt')
  if (!short) throw new Error('No film')
  expect(short.shortSynopsis).toEqual(createText('A story'))
  expect(short.synopsis).toBeNull()
  expect(getNames(browser.films.cast(short))).toEqual(['ben', 'cyd', 'dan'])
  expect(getNames(browser.films.directors(short))).toEqual(['flo'])

  await browser.films.ensureFilm('salt')
  expect(getCalls('getFilms')).toHaveLength(0)
  const whole = browser.films.film('salt')
  if (!whole) throw new Error('No film')
  expect(whole.synopsis).toEqual(createText('A long story'))
  expect(getNames(browser.films.cast(whole))).toEqual(['ben', 'cyd', 'dan', 'eve'])
  expect(getNames(browser.films.producers(whole))).toEqual(['ada'])
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
  expect(film.films.list[0]?.synopsis).toEqual(createText('A long story'))
})
