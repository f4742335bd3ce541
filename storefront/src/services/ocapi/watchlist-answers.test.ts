import type { WatchlistFilmsResponse } from '@foyer/contract/wire/watchlist'
import { readWatchlist } from './watchlist-answers.ts'

const read = (sent: unknown) => readWatchlist(sent as WatchlistFilmsResponse)

it('takes films in order of display, then of when they were added, each once', () => {
  const film = (filmId: unknown, displayPriority: unknown, addedAt: unknown = '2026-11-20T12:00:00Z') => ({
    filmId,
    displayPriority,
    addedAt,
  })
  const watchlistFilms = [
    film('c', 2),
    film('b', 1, '2026-11-21T12:00:00Z'),
    film('a', 1),
    film('c', 2),
    film(7, 3),
  ]
  expect(read({ watchlistFilms })?.films.map(({ filmId }) => filmId)).toEqual(['a', 'b', 'c', '7'])
})

it('leaves out what has no id, and does without all else', () => {
  const watchlistFilms = [null, {}, { filmId: '' }, 'a film', { filmId: 'a', displayPriority: null, more: 1 }]
  expect(read({ watchlistFilms, isNoticeWanted: 'yes' })).toEqual({
    films: [{ filmId: 'a', displayPriority: 0, addedAt: '', bookingOpenedAt: null }],
    isNoticeWanted: undefined,
  })
})

it('has our extensions where the server does', () => {
  const opened = { filmId: 'a', displayPriority: 1, addedAt: '', bookingOpenedAt: '2026-11-21T12:00:00Z' }
  const waiting = { filmId: 'b', displayPriority: 2, addedAt: '', bookingOpenedAt: null }
  expect(read({ watchlistFilms: [opened, waiting], isNoticeWanted: true })).toEqual({
    films: [opened, waiting],
    isNoticeWanted: true,
  })
})

it.each([undefined, null, {}, { watchlistFilms: null }, { watchlistFilms: {} }, 'none'])(
  'knows that %j has no list, which is not an empty one',
  (sent) => {
    expect(read(sent)).toBeNull()
  },
)
