import type { Film } from '@foyer/contract/wire/films'
import { toAbsoluteAddress, type Thing, type ThingStores } from './thing.ts'

/** Pixels. */
const posterWidth = 200

type MovieStores = Pick<ThingStores, 'films' | 'formats' | 'languages' | 'routes' | 'session' | 'texts'>

/** By which showtimes say what is shown. */
export function getMovieId(stores: Pick<ThingStores, 'routes'>, film: Film): string {
  return `${stores.routes.absolute(getFilmPath(stores, film))}#film`
}

const getFilmPath = ({ routes }: Pick<ThingStores, 'routes'>, film: Film) => routes.film(film)

/** A film in a few words: enough for what refers to it. */
export function toMovieSummary(stores: MovieStores, film: Film): Thing {
  const { routes, session, texts } = stores
  // The media service may stand on an origin of its own.
  const poster = routes.media('FilmPosterGraphic', film.id, { width: posterWidth })
  return {
    '@type': 'Movie',
    '@id': getMovieId(stores, film),
    name: texts.text(film.title),
    url: toAbsoluteAddress(stores, getFilmPath(stores, film)),
    image: new URL(poster, session.origin).href,
    ...(film.releaseDate && { datePublished: film.releaseDate, dateCreated: film.releaseDate }),
  }
}

/** A film with its credits. */
export function toMovieThing(stores: MovieStores, film: Film): Thing {
  const { films, formats, texts } = stores
  const people = (list: readonly { name: string }[]) => list.map(({ name }) => ({ '@type': 'Person', name }))
  const rating = films.censorRating(film)
  return {
    ...toMovieSummary(stores, film),
    abstract: texts.text(film.synopsis),
    genre: films.genres(film).map((genre) => texts.text(genre.name)),
    director: people(films.directors(film)),
    actor: people(films.cast(film)),
    ...(film.runtimeInMinutes && { duration: formats.isoDuration(film.runtimeInMinutes) }),
    ...(rating && { contentRating: texts.text(rating.classification) }),
  }
}
