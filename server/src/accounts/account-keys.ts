import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { SessionKeys } from '../sessions/session-keys.ts'

/** Keyed hashes of identifiers, addresses and codes, which are too short for a plain hash. */
export class AccountKeys {
  readonly #key: Uint8Array
  readonly #keys: readonly Uint8Array[]

  constructor(keys: Pick<SessionKeys, 'deriveKey' | 'deriveKeys'>) {
    this.#key = keys.deriveKey('accounts')
    this.#keys = keys.deriveKeys('accounts')
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

  /** Hash under which the log of consents knows an address, or a username. */
  hashConsentSubject(identifierKey: string): string {
    return this.#hash(['consent', identifierKey])
  }

  /** Signs the address of a photo. @param expiry epoch seconds */
  signPhoto(id: string, expiry: number): string {
    return this.#hash(['photo', id, String(expiry)])
  }

  /** Whether an address was signed here, with the current key or an earlier one. */
  isSignatureOfPhoto(signature: string, id: string, expiry: number): boolean {
    const sent = Buffer.from(signature)
    return this.#keys.some((key) => {
      const expected = Buffer.from(this.#hash(['photo', id, String(expiry)], key))
      return sent.length === expected.length && timingSafeEqual(sent, expected)
    })
  }

  /** Signs the address that ends a member's mails about something. */
  signUnsubscribe(purpose: string, mailKey: string): string {
    return this.#hash(['unsubscribe', purpose, mailKey])
  }

  /** Whether such an address was signed with one of the keys: mails are kept longer than a key is the current one. */
  isUnsubscribe(purpose: string, mailKey: string, signature: string): boolean {
    const sent = Buffer.from(signature)
    return this.#keys.some((key) => {
      const signed = Buffer.from(this.#hash(['unsubscribe', purpose, mailKey], key))
      return signed.length === sent.length && timingSafeEqual(signed, sent)
    })
  }

  /** Hash under which a mailed code is stored. Case, blanks and hyphens are ignored. */
  hashCode(kind: string, code: string): string {
    return this.#hash(['code', kind, normalizeCode(code)])
  }

  /** Hashes under which it may be stored, as an earlier key may have been in use when it was mailed. */
  listCodeHashes(kind: string, code: string): string[] {
    return this.#keys.map((key) => this.#hash(['code', kind, normalizeCode(code)], key))
  }

  #hash(parts: readonly string[], key = this.#key): string {
    return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
  }
}
