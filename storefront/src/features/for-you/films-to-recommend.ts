import type { Film } from '@foyer/contract/wire/films'
import type { LikedFilm } from '@foyer/contract/personalisation/experiences'
import type { RecommendedFilms } from '../../stores/visitor/experiences.ts'

/** Fewer films than these are no row. */
const fewestFilms = 3

/**
 * The films of the row, best first: of those recommended, what the visitor's cinemas have. A server that knows no more than
 * the specification names films and not what it ranked them by: it recommends them all the same. Only the chain's own
 * order, where the answer says that it is, is no recommendation.
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

/** Films that are recommended because of one film of the visitor's own. */
export interface FilmsForReason {
  readonly liked: LikedFilm
  /** Best first. */
  readonly films: readonly Film[]
}

/**
 * Of the films to recommend, those that resemble one film of the visitor's own: the one that most of them resemble, the
 * first of those that do alike. A heading that names it is true of each. Null where it would be no row.
 * @param films as `findFilmsToRecommend` gives them, without a maximum
 */
export function findFilmsForReason(
  recommended: RecommendedFilms | undefined,
  films: readonly Film[],
  maximum: number,
): FilmsForReason | null {
  let best: FilmsForReason | null = null
  for (const { liked, filmIds } of recommended?.reasons ?? []) {
    const resembling = films.filter(({ id }) => filmIds.has(id)).slice(0, maximum)
    if (resembling.length >= fewestFilms && resembling.length > (best?.films.length ?? 0))
      best = { liked, films: resembling }
  }
  return best
}
