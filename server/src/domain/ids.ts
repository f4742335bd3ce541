import { randomBytes } from 'node:crypto'
import { systemClock, type Clock } from './clock.ts'

/** Source of all new ids and codes. Injected, so that tests can predict them. */
export interface Ids {
  /** A UUID of version 7, which sorts by creation time and so keeps index writes local. */
  uuid(): string
  /** A code that people read aloud and machines print: capital letters and digits without 0, 1, I, L, O, U. */
  code(length: number): string
}

/** 30 symbols: 8 of them are 39 bits. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/**
 * Largest multiple of the alphabet's size within a byte: bytes above it are discarded, so that all symbols are equally
 * likely.
 */
const fairBytes = Math.floor(256 / codeAlphabet.length) * codeAlphabet.length

/** Ids from the system's random source. `clock` gives the time part of a UUID. */
export function createSystemIds(clock: Clock = systemClock): Ids {
  return {
    uuid: () => createUuid(clock.now(), randomBytes(10)),
    code: (length) => {
      let code = ''
      while (code.length < length) {
        for (const byte of randomBytes(length)) {
          if (byte < fairBytes && code.length < length) code += codeAlphabet[byte % codeAlphabet.length]
        }
      }
      return code
    },
  }
}

/** @param random ten random bytes, of which four bits make room for the version and two for the variant */
function createUuid(at: number, random: Uint8Array): string {
  const time = at.toString(16).padStart(12, '0')
  const rest = Buffer.from(random)
  rest[0] = 0x70 | ((rest[0] ?? 0) & 0x0f)
  rest[2] = 0x80 | ((rest[2] ?? 0) & 0x3f)
  const hex = rest.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`
}
