import type { RandomId } from '../../services/http/identity.ts'
import type { Storage } from '../browser/storage.ts'

/** The one entry that outlives a clean-up: the hash that personalisation knows a member or a visitor by. */
export const memberHashKey = 'foyer-member-hash'

const hashLength = 32

/**
 * The visitor's identity for recommendations. Nobody is known without consent: nothing is read, created or sent. A
 * visitor gets a random hash, which says nothing about them, with their first tickets.
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

  /** Null for an unknown visitor, or without consent. */
  get hash(): string | null {
    return this.#consent.isGranted ? this.#storage.get(memberHashKey) : null
  }

  /** The hash, created if there is none yet; null without consent. */
  makeKnown(): string | null {
    if (!this.#consent.isGranted) return null
    const { hash } = this
    if (hash !== null) return hash
    const created = this.#random(hashLength)
    this.#storage.set(memberHashKey, created)
    return created
  }
}
