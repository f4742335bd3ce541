import { createHmac } from 'node:crypto'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { SessionKeys } from '../sessions/session-keys.ts'

/** Hashes what accounts are guessed by. Keyed: names, addresses and codes are too short for a plain hash. */
export class AccountKeys {
  readonly #key: Uint8Array

  constructor(keys: Pick<SessionKeys, 'deriveKey'>) {
    this.#key = keys.deriveKey('accounts')
  }

  /** What guesses are counted under. */
  hashSubject(kind: 'address' | 'device' | 'name' | 'enquiry', ...parts: readonly string[]): string {
    return this.#hash(['guess', kind, ...parts])
  }

  /** What a mailed code is stored under. Case, blanks and hyphens do not count. */
  hashCode(kind: string, code: string): string {
    return this.#hash(['code', kind, normalizeCode(code)])
  }

  #hash(parts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url')
  }
}
