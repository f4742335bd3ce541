import type { Film } from '@foyer/contract/wire/films'
import { wholeAddress } from '../content/services.ts'

/** An answer of the interface, by the places in which films stand in it. */
interface WithFilms {
  readonly film?: Film
  readonly films?: readonly Film[]
  readonly relatedData?: { readonly films?: readonly Film[] }
}

function wholeIn(film: Film, origin: string): Film {
  const { trailers, trailerUrl } = film
  return {
    ...film,
    ...(trailers && {
      trailers: trailers.map((trailer) => ({ ...trailer, uri: wholeAddress(trailer.uri, origin) })),
    }),
    trailerUrl: trailerUrl === null ? null : wholeAddress(trailerUrl, origin),
  }
}

/** The answer with whole addresses of trailers: a client may come from another origin. */
export function withWholeAddresses<A extends object>(answer: A & WithFilms, origin: string): A {
  const { film, films, relatedData } = answer
  return {
    ...answer,
    ...(film && { film: wholeIn(film, origin) }),
    ...(films && { films: films.map((each) => wholeIn(each, origin)) }),
    ...(relatedData?.films && {
      relatedData: { ...relatedData, films: relatedData.films.map((each) => wholeIn(each, origin)) },
    }),
  }
}
