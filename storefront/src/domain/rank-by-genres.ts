import type { Film } from '@foyer/contract/wire/films'

/**
 * Films in the order in which somebody would see them who likes these genres: those that share most come first, and
 * otherwise they keep their order.
 */
export function rankByGenres<T extends Pick<Film, 'genreIds'>>(
  films: readonly T[],
  genreIds: readonly string[],
): T[] {
  const liked = new Set(genreIds)
  const count = (film: T) => film.genreIds.filter((id) => liked.has(id)).length
  return [...films].sort((a, b) => count(b) - count(a))
}
