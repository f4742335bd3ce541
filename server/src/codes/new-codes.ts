import { randomInt } from 'node:crypto'
import type { Ids } from '../domain/ids.ts'

/** A code in plain text, as it is delivered. */
export interface PlainCode {
  readonly code: string
  /** Null if it has none. */
  readonly pin: string | null
}

export interface CodeForm {
  /** Fixed beginning by which a page recognizes the kind: capital letters and digits. */
  readonly prefix: string
  /** Number of random characters after the prefix. */
  readonly length: number
  readonly hasPin: boolean
}

/** Shortest random part: 30 to the 10th power is 49 bits. */
export const shortestCode = 10
const pinDigits = 4
const shownStart = 2
const shownEnd = 4

export function createPlainCode({ prefix, length, hasPin }: CodeForm, ids: Pick<Ids, 'code'>): PlainCode {
  const pin = hasPin ? String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0') : null
  return { code: `${prefix}${ids.code(length)}`, pin }
}

/** Masks a code for display: `12.......6789`. */
export function maskCodeNumber(code: string): string {
  const hidden = Math.max(0, code.length - shownStart - shownEnd)
  return `${code.slice(0, shownStart)}${'.'.repeat(hidden)}${code.slice(shownStart + hidden)}`
}
