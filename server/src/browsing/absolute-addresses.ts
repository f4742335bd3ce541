import type { Film } from '@foyer/contract/wire/films'
import { toAbsoluteAddress } from '../brand/services.ts'

/** The places of films in answers of the interface. */
interface WithFilms {
  readonly film?: Film
  readonly films?: readonly Film[]
  readonly relatedData?: { readonly films?: readonly Film[] }
}

function withAbsoluteTrailers(film: Film, origin: string): Film {
  const { trailers, trailerUrl } = film
  return {
    ...film,
    ...(trailers && {
      trailers: trailers.map((trailer) => ({ ...trailer, uri: toAbsoluteAddress(trailer.uri, origin) })),
    }),
    trailerUrl: trailerUrl === null ? null : toAbsoluteAddress(trailerUrl, origin),
  }
}

/** Makes the addresses of trailers absolute, as a client may come from another origin. */
export function makeAddressesAbsolute<A extends object>(answer: A & WithFilms, origin: string): A {
  const { film, films, relatedData } = answer
  return {
    ...answer,
    ...(film && { film: withAbsoluteTrailers(film, origin) }),
    ...(films && { films: films.map((each) => withAbsoluteTrailers(each, origin)) }),
    ...(relatedData?.films && {
      relatedData: {
        ...relatedData,
        films: relatedData.films.map((each) => withAbsoluteTrailers(each, origin)),
      },
    }),
  }
}
