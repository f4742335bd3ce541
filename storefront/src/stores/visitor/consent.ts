import { makeAutoObservable } from 'mobx'
import type { Clock } from '../../cache/clock.ts'
import { memberHashKey } from './known-visitor.ts'
import { readJson, type ListedStorage, type Storage } from '../browser/storage.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

export type ConsentChoice = 'Accepted' | 'Declined'

export const consentKey = 'foyer-consent'
/** Prefix of the keys of everything stored by consent. */
const optionalPrefix = 'foyer-optional-'

export interface ConsentOptions {
  clock: Clock
  local: ListedStorage
  /** Subscribes to changes by other tabs; returns a function that stops it. */
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
  /** Passes the stored answer, or null without one, to the renderer of the next page. */
  tellServer: (choice: ConsentChoice | null) => void
  /** The renderer of this page knew that there is an answer. */
  isServerInformed: boolean
}

/**
 * Whether the visitor agreed to more than a visit needs: watched trailers, recent searches, the food bought last, scripts and players of others.
 * Nobody has agreed before the browser's storage was read, so that the server and the first render never assume it.
 */
export class ConsentStore {
  choice: ConsentChoice | null = null
  /** Epoch milliseconds; null while nothing is accepted. */
  userAcceptedCookiesAt: number | null = null
  /** Whether the browser's storage was read. */
  isKnown = false
  /** The visitor wants to choose again. */
  isReopened = false
  /** The prompt of the markup could not be hydrated: it is shown as if the page had none. */
  isHandedBack = false
  readonly #options: ConsentOptions
  #isServerInformed: boolean

  constructor(options: ConsentOptions) {
    this.#options = options
    this.#isServerInformed = options.isServerInformed
    makeAutoObservable(this, { optional: false }, { autoBind: true })
  }

  get isGranted(): boolean {
    return this.choice === 'Accepted'
  }

  /** Whether the prompt is on the page: until it is answered, and again when the visitor opens it. */
  get isAnswerNeeded(): boolean {
    return this.isKnown && (this.choice === null || this.isReopened)
  }

  /** Storage for everything that needs consent: without it nothing is written or read. */
  get optional(): Storage {
    const allowed = (key: string, act: (full: string) => string | null) =>
      this.isGranted ? act(optionalPrefix + key) : null
    return {
      get: (key) => allowed(key, (full) => this.#options.local.get(full)),
      set: (key, value) => {
        allowed(key, (full) => {
          this.#options.local.set(full, value)
          return null
        })
      },
      remove: (key) => this.#options.local.remove(optionalPrefix + key),
    }
  }

  /** If it cannot be stored it applies to this page, and the next one prompts again. */
  answer(choice: ConsentChoice): void {
    const { clock, local } = this.#options
    const at = clock.now()
    const answer = JSON.stringify({ choice, at: new Date(at).toISOString() })
    local.set(consentKey, answer)
    const isStored = local.get(consentKey) === answer
    // Nor does the answer before it count any more.
    if (!isStored) local.remove(consentKey)
    if (isStored || this.#isServerInformed) this.#tellServer(isStored ? choice : null)
    this.#take(choice, at)
    this.isReopened = false
    if (choice === 'Declined')
      for (const key of local.keys())
        if (key.startsWith(optionalPrefix) || key === memberHashKey) local.remove(key)
  }

  reopen(): void {
    this.isReopened = true
  }

  handBack(): void {
    this.isHandedBack = true
  }

  /**
   * Restores the browser's answer, and follows other tabs from then on.
   * @returns a function that stops it
   */
  start(): () => void {
    this.restore()
    return this.#options.onLocalChange((key) => {
      if (key === consentKey) this.restore()
    })
  }

  /** Reads the answer; an invalid one counts as none, and is prompted for again. */
  restore(): void {
    const { choice, at } = {
      ...(readJson(this.#options.local, consentKey) as { choice?: unknown; at?: unknown } | null),
    }
    const time = typeof at === 'string' ? Date.parse(at) : NaN
    const isAnswer = (choice === 'Accepted' || choice === 'Declined') && Number.isFinite(time)
    this.#take(isAnswer ? choice : null, time)
    this.isKnown = true
    if (this.#isServerInformed !== isAnswer) this.#tellServer(this.choice)
  }

  #tellServer(choice: ConsentChoice | null): void {
    this.#isServerInformed = choice !== null
    this.#options.tellServer(choice)
  }

  #take(choice: ConsentChoice | null, at: number): void {
    this.choice = choice
    this.userAcceptedCookiesAt = choice === 'Accepted' ? at : null
  }
}

const oneYearInSeconds = 31_536_000
/** Tells the server that it need not prompt; only the browser's storage has the answer. */
const consentCookie = 'foyer-consent'

/** The visitor's consent: no page needs it to render. Once created it follows other tabs for the life of the page. */
export const getConsentStore = defineStore(({ core }: Stores) => {
  const { clock, local, onLocalChange, writeCookie } = core.platform
  const consent = new ConsentStore({
    clock,
    local,
    onLocalChange,
    tellServer: (choice) => writeCookie(consentCookie, choice ?? '', choice === null ? 0 : oneYearInSeconds),
    isServerInformed: core.pageData.isConsentAnswered,
  })
  consent.start()
  return consent
})

/**
 * Whether the page's markup has the consent prompt: for visitors who have not answered it. It is part of the page, over
 * which the list of cities may open. The same on both sides and for the life of the page.
 */
export function isConsentDrawn({ core: { pageData } }: Stores): boolean {
  return !pageData.isConsentAnswered
}
