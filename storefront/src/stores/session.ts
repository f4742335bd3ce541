import type { RandomId } from '../services/http/identity.ts'
import type { Storage } from './storage.ts'

const sessionIdLength = 7
const key = 'foyer-session'

/** The browser session: its id stands in every correlation id. */
export class SessionStore {
  readonly languageTag: string
  /** Public origin, without trailing slash. */
  readonly origin: string
  /** 7 characters, kept as long as the tab lives. */
  readonly id: string
  /** Signed-in member; empty for a visitor. */
  readonly userId = ''

  constructor(options: { languageTag: string; origin: string; storage: Storage; random: RandomId }) {
    this.languageTag = options.languageTag
    this.origin = options.origin
    const kept = options.storage.get(key)
    this.id = kept?.length === sessionIdLength ? kept : options.random(sessionIdLength)
    options.storage.set(key, this.id)
  }

  get sessionId(): string {
    return this.id
  }
}
