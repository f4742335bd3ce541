import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { join } from 'node:path'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import { readKey } from '../config/key-file.ts'
import type { CodeKind } from './code-rules.ts'

const cipherName = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** Reads the key of codes: `codes.key` in the data folder, or the secret. If it is lost, existing codes cannot be found. */
export function readCodesKey(dataFolder: string, secret: string | null): Promise<Uint8Array> {
  return readKey({
    file: join(dataFolder, 'codes.key'),
    secret,
    advice: 'Restore a backup: with another key, no existing voucher or gift card can be found.',
  })
}

/**
 * Hashes and encrypts codes. Hashes are keyed: a short code with a plain hash could be guessed from a copy of the
 * database in minutes.
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

  /** Hash under which a code is stored. Case, blanks and hyphens are ignored. */
  hashCode(kind: CodeKind, code: string): string {
    return this.#hash(['code', kind, normalizeCode(code)])
  }

  /** @param hash of the code with this pin, so that equal pins have different hashes */
  hashPin(hash: string, pin: string): string {
    return this.#hash(['pin', hash, normalizeCode(pin)])
  }

  /** Whether the pin is right, in constant time. A code without a pin accepts any. */
  isPin(hash: string, pin: string, pinHash: string | null): boolean {
    const sent = Buffer.from(this.hashPin(hash, pin))
    const isRight = timingSafeEqual(sent, pinHash === null ? sent : Buffer.from(pinHash))
    return isRight || pinHash === null
  }

  /** Hash under which an address is counted. */
  hashAddress(address: string): string {
    return this.#hash(['address', address])
  }

  seal(text: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(cipherName, this.#sealKey, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** @throws Error if it was encrypted with another key, or changed */
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
