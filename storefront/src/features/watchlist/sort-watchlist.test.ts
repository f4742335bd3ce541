import type { Film } from '@foyer/contract/wire/films'
import { createBareFilm } from '../../context/testing/film-data.ts'
import { sortWatchlist } from './sort-watchlist.ts'

const films = ['a', 'b', 'c', 'd'].map((id) => createBareFilm(id, id) as unknown as Film)
const addDays = (days: number) => `2026-11-${String(21 + days)}`

const sort = (dates: Readonly<Record<string, readonly string[]>> | null, onNow: readonly string[] = []) => {
  const { current, upcoming } = sortWatchlist({
    films,
    getDates: (id) => dates && (dates[id] ?? []),
    isCurrent: (id) => onNow.includes(id),
    addDays,
  })
  return {
    current: current.map(({ film, nextDate, lastDate }) => [film.id, nextDate, lastDate]),
    upcoming: upcoming.map(({ id }) => id),
  }
}

it('has the least time left first, and names the last day only where it is near', () => {
  expect(
    sort({
      a: ['2026-11-21', '2026-12-04'],
      b: ['2026-11-23', '2026-11-24'],
      c: ['2026-11-22', '2026-11-27'],
    }),
  ).toEqual({
    current: [
      ['b', '2026-11-23', '2026-11-24'],
      ['c', '2026-11-22', '2026-11-27'],
      ['a', '2026-11-21', null],
    ],
    upcoming: ['d'],
  })
})

it('keeps the order of the list where films have the same last day', () => {
  const until = ['2026-12-04']
  expect(sort({ a: until, b: until, c: until, d: until }).current.map(([id]) => id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
})

it('takes a film whose last day has passed for one that is not on', () => {
  expect(sort({ a: ['2026-11-19', '2026-11-20'] })).toEqual({ current: [], upcoming: ['a', 'b', 'c', 'd'] })
})

it('believes the chain where the days are not known', () => {
  expect(sort(null, ['c'])).toEqual({ current: [['c', null, null]], upcoming: ['a', 'b', 'd'] })
})
