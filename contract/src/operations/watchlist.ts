import { memberAccess } from '../wire/access.ts'
import {
  AddWatchlistFilmRequest,
  SetWatchlistNoticeRequest,
  WatchlistFilmResponse,
  WatchlistFilmsResponse,
} from '../wire/watchlist.ts'
import { byFilm } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Films that the member wants to see. Adding and removing are idempotent by themselves. */
export const watchlistOperations = {
  getWatchlistFilms: {
    tag: 'Watchlist Films',
    access: memberAccess,
    summary: 'The member’s watchlist',
    responses: { 200: WatchlistFilmsResponse },
  },
  addWatchlistFilm: {
    tag: 'Watchlist Films',
    access: memberAccess,
    summary: 'Add a film to the watchlist; one that is on it stays as it is',
    isKeyless: true,
    body: AddWatchlistFilmRequest,
    responses: { 200: WatchlistFilmResponse },
  },
  removeWatchlistFilm: {
    tag: 'Watchlist Films',
    access: memberAccess,
    summary: 'Remove a film from the watchlist; one that is not on it is no error',
    params: byFilm,
    responses: { 204: null },
  },
  setWatchlistNotice: {
    tag: 'Watchlist Films',
    access: memberAccess,
    summary: 'Foyer’s extension: whether the member is told when booking of a film on the list opens',
    isKeyless: true,
    body: SetWatchlistNoticeRequest,
    responses: { 204: null },
  },
} as const satisfies OperationTable
