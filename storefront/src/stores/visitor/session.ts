import type { RandomId } from '../../services/http/identity.ts'
import type { MemberCalls } from '../../services/http/member-calls.ts'
import type { Storage } from '../browser/storage.ts'
import { userIdKey } from './signed-in.ts'

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
  /** Id of the workstation that this device is; null for any other. Default: it is none. */
  readonly findWorkstationId?: (() => string | null) | undefined
}

/** The browser session: its id is in every correlation id. */
export class SessionStore {
  readonly languageTag: string
  /** Public origin, without trailing slash. */
  readonly origin: string
  /** Finds the signed-in member of a call; the code that creates the stores sets it. */
  findMember: (() => Promise<MemberCalls>) | undefined
  readonly #storage: Storage
  readonly #local: Storage
  readonly #random: RandomId
  readonly #findWorkstationId: () => string | null
  #id = ''

  constructor(options: SessionOptions) {
    this.languageTag = options.languageTag
    this.origin = options.origin
    this.#storage = options.storage
    this.#local = options.local
    this.#random = options.random
    this.#findWorkstationId = options.findWorkstationId ?? (() => null)
  }

  /** Id of the workstation, whether or not a member is signed in there, or of the signed-in member; empty for a visitor. */
  get userId(): string {
    return this.workstationId || (this.#local.get(userIdKey) ?? '')
  }

  /** Id of the workstation that this device is; empty for any other. */
  get workstationId(): string {
    return this.#findWorkstationId() ?? ''
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
