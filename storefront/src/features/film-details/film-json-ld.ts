import type { Film } from '@foyer/contract/wire/films'
import type { Stores } from '../../app/stores.ts'

const structuredPosterWidth = 200

/** A film as schema.org says it, for search engines. */
export function filmJsonLd(
  {
    films,
    formats,
    routes,
    session,
    texts,
  }: Pick<Stores, 'films' | 'formats' | 'routes' | 'session' | 'texts'>,
  film: Film,
): object {
  const title = texts.text(film.title)
  const people = (list: readonly { name: string }[]) => list.map(({ name }) => ({ '@type': 'Person', name }))
  // The media service may stand on an origin of its own.
  const poster = routes.media('FilmPosterGraphic', film.id, { width: structuredPosterWidth })
  const rating = films.censorRating(film)
  return {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: title,
    url: routes.absolute(routes.film({ id: film.id, title })),
    image: new URL(poster, session.origin).href,
    abstract: texts.text(film.synopsis),
    genre: films.genres(film).map((genre) => texts.text(genre.name)),
    director: people(films.directors(film)),
    actor: people(films.cast(film)),
    ...(film.releaseDate && { datePublished: film.releaseDate, dateCreated: film.releaseDate }),
    ...(film.runtimeInMinutes && { duration: formats.isoDuration(film.runtimeInMinutes) }),
    ...(rating && { contentRating: texts.text(rating.classification) }),
  }
}
