import type { RandomId } from '../../services/http/identity.ts'
import type { Storage } from '../browser/storage.ts'

const sessionIdLength = 7
const key = 'foyer-session'

/** The browser session: its id is in every correlation id. */
export class SessionStore {
  readonly languageTag: string
  /** Public origin, without trailing slash. */
  readonly origin: string
  /** Signed-in member; empty for a visitor. */
  readonly userId = ''
  readonly #storage: Storage
  readonly #random: RandomId
  #id = ''

  constructor(options: { languageTag: string; origin: string; storage: Storage; random: RandomId }) {
    this.languageTag = options.languageTag
    this.origin = options.origin
    this.#storage = options.storage
    this.#random = options.random
  }

  /** 7 characters, for the life of the tab. Read on the first call: a browser's storage is slow to open. */
  get sessionId(): string {
    if (!this.#id) {
      const stored = this.#storage.get(key)
      this.#id = stored?.length === sessionIdLength ? stored : this.#random(sessionIdLength)
      this.#storage.set(key, this.#id)
    }
    return this.#id
  }
}
