import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content codings of a body. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Shorter bodies do not gain, bytes: compressed only if identity is refused. */
export const codedFrom = 1_024

/** Compression level of bodies that a caller waits for. */
export const brotliQuality = 4

const aliases: Readonly<Record<string, string>> = { 'x-gzip': 'gzip' }
const weight = /^\s*q\s*=\s*(0(\.\d{0,3})?|1(\.0{0,3})?)\s*$/i

/** Weight of each coding in a header, from 0, refused, to 1; `*` means all others. */
function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const coding = aliases[name.trim()] ?? name.trim()
    const ownWeight = parameters.flatMap((parameter) => weight.exec(parameter)?.[1] ?? [])[0]
    if (coding !== '' && !weights.has(coding)) weights.set(coding, Number(ownWeight ?? 1))
  }
  return weights
}

/** The best coding for a header. If everything is refused, identity. */
function chooseCoding(weights: ReadonlyMap<string, number>): Coding {
  const others = weights.get('*')
  const getWeight = (coding: string) => weights.get(coding) ?? others ?? 0
  const best = getWeight('br') >= getWeight('gzip') ? 'br' : 'gzip'
  if (getWeight(best) > 0) return getWeight(best) >= (weights.get('identity') ?? 0) ? best : 'identity'
  if (weights.get('identity') !== 0 || others !== undefined) return 'identity'
  return weights.has('gzip') ? (weights.has('br') ? 'identity' : 'br') : 'gzip'
}

const refusesAsItIs = (weights: ReadonlyMap<string, number>) =>
  (weights.get('identity') ?? weights.get('*')) === 0

/**
 * The best coding of the caller, by RFC 9110, 12.5.3: the highest weight, of equals the smaller output. If identity is
 * refused and no coding of ours is named, gzip, which every caller has; if everything is refused, identity.
 * @param header `Accept-Encoding`; without one, nothing is compressed
 * @param length of the body, bytes: a short one is not compressed if the caller accepts identity
 */
export function negotiateCoding(header: string | string[] | undefined, length = Infinity): Coding {
  const weights = weightsIn(String(header ?? ''))
  return length < codedFrom && !refusesAsItIs(weights) ? 'identity' : chooseCoding(weights)
}

/** Result of a header: the coding of the answer, and whether identity is acceptable too. */
export function getDecidingPart(header: string): string {
  const weights = weightsIn(header)
  const best = chooseCoding(weights)
  return best !== 'identity' && refusesAsItIs(weights) ? `${best}, identity;q=0` : best
}

/** The entity tag of a body in a coding, derived from that of the plain body: different bytes need a different tag. */
export function getCodedTag(etag: string, coding: Coding): string {
  return coding === 'identity' ? etag : etag.replace(/"$/, `-${coding}"`)
}

const compressors: Record<Exclude<Coding, 'identity'>, (body: Buffer, options: object) => Promise<Buffer>> = {
  br: promisify<Buffer, object, Buffer>(brotliCompress),
  gzip: promisify<Buffer, object, Buffer>(gzip),
}
const options = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }, gzip: {} }

const packed = new WeakMap<Buffer, Map<Coding, Buffer | Promise<Buffer>>>()

/**
 * A body in a coding, compressed once for as long as it is cached, off the event loop.
 * @returns the body if it is cached, otherwise a promise of it
 */
export function encodeBody(body: Buffer, coding: Exclude<Coding, 'identity'>): Buffer | Promise<Buffer> {
  const known = packed.get(body) ?? new Map<Coding, Buffer | Promise<Buffer>>()
  packed.set(body, known)
  let found = known.get(coding)
  if (!found) {
    found = compressors[coding](body, options[coding]).then((bytes) => {
      known.set(coding, bytes)
      return bytes
    })
    known.set(coding, found)
  }
  return found
}
