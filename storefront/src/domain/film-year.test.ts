import type { WatchedFilmsResponse, WatchedShowtime } from '@foyer/contract/wire/member-history'
import { getFilmYear } from './film-year.ts'

const film = (id: string, genreIds: string[], runtimeInMinutes: number | null = 90) =>
  ({ id, genreIds, runtimeInMinutes, title: { text: id, translations: [] } }) as never

const showtime = (filmId: string, businessDate: string, row = 'H', seat = '11'): WatchedShowtime => ({
  ...{ orderId: businessDate, showtimeId: `s-${businessDate}`, filmId, siteId: 'docks', screenId: '3' },
  ...{ businessDate, startsAt: `${businessDate}T19:00:00+00:00` },
  seats: row === '' ? [] : [{ rowLabel: row, label: seat }],
})

const answer = (showtimes: WatchedShowtime[] | undefined, films: WatchedFilmsResponse['films'] = []) => ({
  films,
  ...(showtimes ? { showtimes } : {}),
  relatedData: {
    films: [film('a', ['thriller', 'drama']), film('b', ['thriller'], 120), film('c', ['drama'], null)],
    genres: [],
    sites: [],
    screens: [],
  },
})

it('tells what occurs most, with what is most of that', () => {
  // 2026-03-03 is a Tuesday.
  const year = getFilmYear(
    answer([
      showtime('a', '2026-03-03'),
      showtime('b', '2026-03-10'),
      showtime('b', '2026-03-17'),
      showtime('c', '2026-03-20', 'J', '1'),
    ]),
  )
  expect(year).toMatchObject({
    count: 4,
    minutes: 330,
    row: { value: 'H', count: 3, seat: { value: '11', count: 3 } },
    site: { value: 'docks', count: 4, screen: { value: '3', count: 4 } },
    genre: { value: 'thriller', count: 3, second: null },
    weekday: { value: '2', count: 3 },
  })
})

it('says nothing by fewer than three cases, nor of seats that nobody has', () => {
  const year = getFilmYear(
    answer([showtime('a', '2026-03-03', ''), showtime('b', '2026-03-10', ''), showtime('c', '2026-03-21')]),
  )
  expect([year.row, year.genre, year.weekday]).toEqual([null, null, null])
  expect(year.site).not.toBeNull()
})

it('leaves out a film that the answer does not name', () => {
  expect(getFilmYear(answer([showtime('gone', '2026-03-03')])).count).toBe(0)
})

it('has each film once, where another server says only which', () => {
  const year = getFilmYear(
    answer(undefined, [{ filmId: 'a', watchCount: 2, lastWatchedAt: '2026-05-02T20:00:00+02:00' }]),
  )
  expect(year.showtimes).toMatchObject([{ filmId: 'a', businessDate: '2026-05-02' }])
  expect(year.site).toBeNull()
})
