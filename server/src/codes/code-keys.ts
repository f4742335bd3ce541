import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { join } from 'node:path'
import { normalizeCode } from '@foyer/contract/codes/code-format'
import { readKey } from '../config/key-file.ts'
import type { CodeKind } from './code-rules.ts'

const cipherName = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** The key of codes: `codes.key` in the data folder, or the secret. Where it is lost, no code is found any more. */
export function readCodesKey(dataFolder: string, secret: string | null): Promise<Uint8Array> {
  return readKey({
    file: join(dataFolder, 'codes.key'),
    secret,
    advice: 'Put a copy back: with another key no voucher and no gift card is found.',
  })
}

/**
 * Hashes and encrypts codes. The hash is keyed: a plain one of a short code is guessed from a copy of the database in minutes.
 */
export class CodeKeys {
  readonly #hashKey: Uint8Array
  readonly #sealKey: Uint8Array

  constructor(key: Uint8Array) {
    const derive = (use: string) =>
      new Uint8Array(hkdfSync('sha256', key, '', `foyer codes ${use}`, keyBytes))
    this.#hashKey = derive('hash')
    this.#sealKey = derive('seal')
  }

  /** What a code is stored under. Case, blanks and hyphens do not count. */
  hashCode(kind: CodeKind, code: string): string {
    return this.#hash(['code', kind, normalizeCode(code)])
  }

  /** @param hash of the code that the pin belongs to, so that equal pins are not stored equal */
  hashPin(hash: string, pin: string): string {
    return this.#hash(['pin', hash, normalizeCode(pin)])
  }

  /** Whether it is the pin, in a time that does not tell how much of it is right. A code without a pin takes any. */
  isPin(hash: string, pin: string, pinHash: string | null): boolean {
    const sent = Buffer.from(this.hashPin(hash, pin))
    const isRight = timingSafeEqual(sent, pinHash === null ? sent : Buffer.from(pinHash))
    return isRight || pinHash === null
  }

  /** What an address is counted under. */
  hashAddress(address: string): string {
    return this.#hash(['address', address])
  }

  seal(text: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(cipherName, this.#sealKey, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** @throws Error where it was sealed by another key, or changed */
  unseal(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(cipherName, this.#sealKey, bytes.subarray(0, nonceBytes))
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  }

  #hash(parts: readonly string[]): string {
    return createHmac('sha256', this.#hashKey).update(JSON.stringify(parts)).digest('base64url')
  }
}
