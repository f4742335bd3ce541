import { statusOf } from '../../services/http/failure.ts'
import type { FilmsStore } from '../../stores/films.ts'

const notFound = 404

/** What became of a film's load: here, not in the programme, did not come, or still under way. */
export function filmOutcome(
  films: Pick<FilmsStore, 'film' | 'filmState'>,
  filmId: string,
): 'ready' | 'missing' | 'failed' | 'pending' {
  if (films.film(filmId)) return 'ready'
  const { error } = films.filmState(filmId)
  if (!error) return 'pending'
  return statusOf(error) === notFound ? 'missing' : 'failed'
}
