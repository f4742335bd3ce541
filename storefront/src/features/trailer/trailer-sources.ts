import type { Film } from '@foyer/contract/wire/films'

const typeByExtension: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' }

/** A film's trailer files that a browser plays by itself; anything else counts as no trailer. */
export function trailerSources(film: Pick<Film, 'trailerUrl' | 'trailers'>): { src: string; type: string }[] {
  const addresses = new Set([film.trailerUrl, ...film.trailers.map((trailer) => trailer.uri)])
  return [...addresses].flatMap((src) => {
    const extension = src?.split('?')[0]?.split('.').at(-1)?.toLowerCase() ?? ''
    const type = typeByExtension[extension]
    return src && type ? [{ src, type }] : []
  })
}
