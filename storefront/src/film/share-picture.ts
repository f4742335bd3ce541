import type { Film } from '@foyer/contract/wire/films'

/**
 * A picture of a film that travels with a page change: from a list to the film's page, from there to the order and the
 * ticket. No page may name two of the same film.
 */
export function sharePicture<Source extends object>(
  picture: Source,
  film: Pick<Film, 'id'>,
): Source & { sharedAs: string } {
  // The id may be another server's: whatever it has becomes an identifier.
  const name = film.id.replace(/[^a-z\d-]/gi, (sign) => `_${sign.charCodeAt(0).toString(16)}`)
  return { ...picture, sharedAs: `film-${name}` }
}
