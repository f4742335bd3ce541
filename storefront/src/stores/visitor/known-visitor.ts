import type { RandomId } from '../../services/http/identity.ts'
import type { Storage } from '../browser/storage.ts'

/** The one entry that outlives a clean-up: the hash that personalisation knows a member or a visitor by. */
export const memberHashKey = 'foyer-member-hash'

const hashLength = 32

/**
 * Whom recommendations are for. Nobody is known who has not agreed to it: without consent nothing is read, made or sent. A
 * visitor gets a hash of their own, which is chance and says nothing of them, with the first tickets that they buy.
 */
export class KnownVisitor {
  readonly #consent: { readonly isGranted: boolean }
  readonly #storage: Storage
  readonly #random: RandomId

  constructor(consent: { readonly isGranted: boolean }, storage: Storage, random: RandomId) {
    this.#consent = consent
    this.#storage = storage
    this.#random = random
  }

  /** Null for somebody who is not known, or has not agreed. */
  get hash(): string | null {
    return this.#consent.isGranted ? this.#storage.get(memberHashKey) : null
  }

  /** The hash, made where there is none yet; null without consent. */
  makeKnown(): string | null {
    if (!this.#consent.isGranted) return null
    const { hash } = this
    if (hash !== null) return hash
    const created = this.#random(hashLength)
    this.#storage.set(memberHashKey, created)
    return created
  }
}
