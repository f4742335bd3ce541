import { getFailureStatus } from '../../services/http/failure.ts'
import type { FilmsStore } from '../../stores/films/films.ts'

const notFound = 404

/** What became of a film's load: here, not in the programme, did not come, or still under way. */
export function getFilmOutcome(
  films: Pick<FilmsStore, 'film' | 'filmState'>,
  filmId: string,
): 'ready' | 'missing' | 'failed' | 'pending' {
  if (films.film(filmId)) return 'ready'
  const { error } = films.filmState(filmId)
  if (!error) return 'pending'
  return getFailureStatus(error) === notFound ? 'missing' : 'failed'
}
