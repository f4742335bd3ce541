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
import { readKeyRing, type KeyRing } from '../config/key-file.ts'
import type { CodeKind } from './code-rules.ts'

const cipherName = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/**
 * Reads the keys of codes: `codes.key` in the data folder, or the secret. Codes that were stored with a lost key cannot be
 * found.
 */
export function readCodesKey(dataFolder: string, secret: string | null): Promise<KeyRing> {
  return readKeyRing({ ...getCodesKeySource(dataFolder), secret })
}

/** Where the keys of codes are stored. */
export const getCodesKeySource = (dataFolder: string) => ({
  file: join(dataFolder, 'codes.key'),
  advice: 'Restore a backup: with another key, no existing voucher or gift card can be found.',
})

interface DerivedKeys {
  readonly hash: Uint8Array
  readonly seal: Uint8Array
}

/**
 * Hashes and encrypts codes. Hashes are keyed: a short code with a plain hash could be guessed from a copy of the
 * database in minutes.
 */
export class CodeKeys {
  readonly #current: DerivedKeys
  readonly #all: readonly DerivedKeys[]

  /** @param keys the first hashes and encrypts new codes; the others find and decrypt those before them */
  constructor([first, ...others]: KeyRing) {
    this.#current = derive(first)
    this.#all = [this.#current, ...others.map(derive)]
  }

  /** Hash under which a code is stored. Case, blanks and hyphens are ignored. */
  hashCode(kind: CodeKind, code: string): string {
    return this.#hash(['code', kind, normalizeCode(code)])
  }

  /** Hashes under which it may be stored: one for each key, the current one's first. */
  listCodeHashes(kind: CodeKind, code: string): string[] {
    return this.#all.map((keys) => this.#hash(['code', kind, normalizeCode(code)], keys))
  }

  /** @param hash of the code with this pin, so that equal pins have different hashes */
  hashPin(hash: string, pin: string): string {
    return this.#hash(['pin', hash, normalizeCode(pin)])
  }

  /** Whether the pin is right, in constant time. A code without a pin accepts any. */
  isPin(hash: string, pin: string, pinHash: string | null): boolean {
    const parts = ['pin', hash, normalizeCode(pin)]
    const areRight = this.#all.map((keys) => {
      const sent = Buffer.from(this.#hash(parts, keys))
      return timingSafeEqual(sent, pinHash === null ? sent : Buffer.from(pinHash))
    })
    return areRight.includes(true) || pinHash === null
  }

  /** Hash under which an address is counted. */
  hashAddress(address: string): string {
    return this.#hash(['address', address])
  }

  seal(text: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(cipherName, this.#current.seal, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** @throws Error if it was encrypted with another key, or changed */
  unseal(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    let failure: unknown
    for (const { seal } of this.#all)
      try {
        return decrypt(bytes, seal)
      } catch (error) {
        // Encrypted with another of the keys, perhaps.
        failure ??= error
      }
    throw failure
  }

  #hash(parts: readonly string[], { hash } = this.#current): string {
    return createHmac('sha256', hash).update(JSON.stringify(parts)).digest('base64url')
  }
}

function derive(key: Uint8Array): DerivedKeys {
  const deriveFor = (use: string) =>
    new Uint8Array(hkdfSync('sha256', key, '', `foyer codes ${use}`, keyBytes))
  return { hash: deriveFor('hash'), seal: deriveFor('seal') }
}

function decrypt(bytes: Uint8Array, key: Uint8Array): string {
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
