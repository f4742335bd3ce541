import type { ApiClient } from '../http/api-client.ts'

/** The member's watchlist. */
export function createWatchlistService(client: ApiClient) {
  return {
    list: () => client.call('getWatchlistFilms', {}),
    add: (filmId: string) => client.call('addWatchlistFilm', { body: { filmId } }),
    remove: (filmId: string) => client.call('removeWatchlistFilm', { params: { filmId } }),
    setNotice: (isWanted: boolean) => client.call('setWatchlistNotice', { body: { isWanted } }),
  }
}

export type WatchlistService = ReturnType<typeof createWatchlistService>
