import type { Film } from '@foyer/contract/wire/films'
import type { RecommendedFilms } from '../../stores/visitor/experiences.ts'

/** Fewer films than these are no row. */
const fewestFilms = 3

/**
 * The films of the row, best first: of those recommended, what the visitor's cinemas have. A server that knows no more than
 * the specification names films and not what it ranked them by: it recommends them all the same. Only the chain's own
 * order, where it is said to be that, is no recommendation.
 * @param shown films that the visitor's cinemas have
 * @param maximum films that fit into the row
 */
export function findFilmsToRecommend(
  recommended: RecommendedFilms | undefined,
  shown: readonly Film[],
  maximum: number,
): Film[] {
  if (!recommended || recommended.rankedBy === 'Programme') return []
  const byId = new Map(shown.map((film) => [film.id, film]))
  const films = recommended.filmIds.flatMap((id) => byId.get(id) ?? [])
  return films.length < fewestFilms ? [] : films.slice(0, maximum)
}
