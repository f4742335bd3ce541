import { createHmac } from 'node:crypto'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { SessionKeys } from '../sessions/session-keys.ts'

/** Keyed hashes of identifiers, addresses and codes, which are too short for a plain hash. */
export class AccountKeys {
  readonly #key: Uint8Array

  constructor(keys: Pick<SessionKeys, 'deriveKey'>) {
    this.#key = keys.deriveKey('accounts')
  }

  /** Hash under which guesses are counted. */
  hashSubject(
    kind: 'address' | 'device' | 'name' | 'enquiry' | 'mailing',
    ...parts: readonly string[]
  ): string {
    return this.#hash(['guess', kind, ...parts])
  }

  /** Hash by which recommendations know a member: the same until the key changes. */
  hashMember(id: string): string {
    return this.#hash(['member', id])
  }

  /** Hash under which a mailed code is stored. Case, blanks and hyphens are ignored. */
  hashCode(kind: string, code: string): string {
    return this.#hash(['code', kind, normalizeCode(code)])
  }

  #hash(parts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url')
  }
}
