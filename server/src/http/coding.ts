import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body is packed on its way. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Shorter bodies gain nothing by it, bytes. */
export const codedFrom = 1_024

/** Of what is packed while somebody waits. */
export const brotliQuality = 4

/** The best coding that the caller takes. One that is named with `q=0` is refused by it. */
export function codingFor(header: string | string[] | undefined): Coding {
  const taken = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

/** The tag of a body in a coding, by its tag as it is: other bytes have another one. */
export function codedTag(etag: string, coding: Coding): string {
  return coding === 'identity' ? etag : etag.replace(/"$/, `-${coding}"`)
}

const made: Record<Exclude<Coding, 'identity'>, (body: Buffer, options: object) => Promise<Buffer>> = {
  br: promisify<Buffer, object, Buffer>(brotliCompress),
  gzip: promisify<Buffer, object, Buffer>(gzip),
}
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }, gzip: {} }

const packed = new WeakMap<Buffer, Map<Coding, Buffer | Promise<Buffer>>>()

/**
 * A body in a coding, packed once for as long as it is kept, beside the event loop.
 * @returns at once where it is known, else when it is packed
 */
export function coded(body: Buffer, coding: Exclude<Coding, 'identity'>): Buffer | Promise<Buffer> {
  const known = packed.get(body) ?? new Map<Coding, Buffer | Promise<Buffer>>()
  packed.set(body, known)
  let found = known.get(coding)
  if (!found) {
    found = made[coding](body, options[coding]).then((bytes) => {
      known.set(coding, bytes)
      return bytes
    })
    known.set(coding, found)
  }
  return found
}
