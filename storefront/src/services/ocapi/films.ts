import type { ApiClient } from '../http/api-client.ts'

/** Films and their availability. */
export function createFilmsService(client: ApiClient) {
  return {
    films: () => client.call('getFilms', {}),
    film: (filmId: string) => client.call('getFilm', { params: { filmId } }),
    availability: () => client.call('getFilmsAvailability', {}),
  }
}
export type FilmsService = ReturnType<typeof createFilmsService>
