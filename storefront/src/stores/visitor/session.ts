import type { RandomId } from '../../services/http/identity.ts'
import type { MemberCalls } from '../../services/http/member-calls.ts'
import type { Storage } from '../browser/storage.ts'
import { userIdKey } from '../members/signed-in.ts'

const sessionIdLength = 7
const key = 'foyer-session'

export interface SessionOptions {
  readonly languageTag: string
  readonly origin: string
  /** Of the tab. */
  readonly storage: Storage
  /** Of the browser. */
  readonly local: Storage
  readonly random: RandomId
}

/** The browser session: its id is in every correlation id. */
export class SessionStore {
  readonly languageTag: string
  /** Public origin, without trailing slash. */
  readonly origin: string
  /** Finds the signed-in member of a call; whoever has put the stores together sets it. */
  findMember: (() => Promise<MemberCalls>) | undefined
  readonly #storage: Storage
  readonly #local: Storage
  readonly #random: RandomId
  #id = ''

  constructor(options: SessionOptions) {
    this.languageTag = options.languageTag
    this.origin = options.origin
    this.#storage = options.storage
    this.#local = options.local
    this.#random = options.random
  }

  /** Id of the signed-in member or the workstation; empty for a visitor. */
  get userId(): string {
    return this.#local.get(userIdKey) ?? ''
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
