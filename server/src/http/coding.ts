import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body is packed on its way. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Shorter bodies gain nothing by it, bytes: packed only for who refuses them as they are. */
export const codedFrom = 1_024

/** Of what is packed while somebody waits. */
export const brotliQuality = 4

const aliases: Readonly<Record<string, string>> = { 'x-gzip': 'gzip' }
const weight = /^\s*q\s*=\s*(0(\.\d{0,3})?|1(\.0{0,3})?)\s*$/i

/** What a header says of each coding that it names, from 0, refused, to 1; `*` stands for all that it does not name. */
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

/** The best coding for what a header says. To whoever refuses everything, the body is sent as it is. */
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
 * The best coding that the caller takes, by RFC 9110, 12.5.3: what it gives the greatest weight, of equals the smaller.
 * To whoever refuses the body as it is and names no coding of ours, gzip is sent, which every caller has; to whoever
 * refuses everything, the body as it is.
 * @param header `Accept-Encoding`; without one, nothing is packed
 * @param length of the body, bytes: a short one goes as it is to whoever takes it so
 */
export function negotiateCoding(header: string | string[] | undefined, length = Infinity): Coding {
  const weights = weightsIn(String(header ?? ''))
  return length < codedFrom && !refusesAsItIs(weights) ? 'identity' : chooseCoding(weights)
}

/** What a header comes to: the one coding in which an answer is to go, and whether it may also go as it is. */
export function getDecidingPart(header: string): string {
  const weights = weightsIn(header)
  const best = chooseCoding(weights)
  return best !== 'identity' && refusesAsItIs(weights) ? `${best}, identity;q=0` : best
}

/** The tag of a body in a coding, by its tag as it is: other bytes have another one. */
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
 * A body in a coding, packed once for as long as it is kept, beside the event loop.
 * @returns at once where it is known, else when it is packed
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
