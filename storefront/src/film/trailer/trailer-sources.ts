import type { Film } from '@foyer/contract/wire/films'

const stream = 'application/vnd.apple.mpegurl'
const typeByExtension: Record<string, string> = { mp4: 'video/mp4', m3u8: stream }

const toAddress = (src: string, base: string) => (/^\/(?!\/)/.test(src) ? base.replace(/\/$/, '') + src : src)
const getExtension = (src: string) => src.split('?')[0]?.split('.').at(-1)?.toLowerCase() ?? ''

/** The film of seconds that repeats behind a hero's words; undefined without one, and for what is not MP4. */
export function getLoop(film: Pick<Film, 'presentation'>, base: string): string | undefined {
  const src = film.presentation?.loopUri
  return src !== undefined && getExtension(src) === 'mp4' ? toAddress(src, base) : undefined
}

/**
 * What a film's trailer can be played from, best first: a stream, which fits itself to the connection, then files of MP4.
 * Anything else counts as no trailer.
 * @param base of the media, for addresses that name no server
 */
export function getTrailerSources(
  film: Pick<Film, 'trailerUrl' | 'trailers'>,
  base: string,
): { src: string; type: string }[] {
  const addresses = new Set([film.trailerUrl, ...(film.trailers ?? []).map((trailer) => trailer.uri)])
  const sources = [...addresses].flatMap((src) => {
    const type = typeByExtension[getExtension(src ?? '')]
    return src && type ? [{ src: toAddress(src, base), type }] : []
  })
  return sources.toSorted((one, other) => Number(other.type === stream) - Number(one.type === stream))
}
