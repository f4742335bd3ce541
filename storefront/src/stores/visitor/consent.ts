import { makeAutoObservable } from 'mobx'
import type { Clock } from '../../cache/clock.ts'
import { memberHashKey } from './known-visitor.ts'
import { readJson, type ListedStorage, type Storage } from '../browser/storage.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../define-store.ts'

export type ConsentChoice = 'Accepted' | 'Declined'

export const consentKey = 'foyer-consent'
/** Before the key of everything that is kept by consent alone. */
const optionalPrefix = 'foyer-optional-'

export interface ConsentOptions {
  clock: Clock
  local: ListedStorage
  /** Hears of changes that other tabs make; returns how to stop. */
  onLocalChange: (listener: (key: string, value: string | null) => void) => () => void
  /** Hands on what was answered and is kept, null where nothing is any more, to who draws the next page. */
  tellServer: (choice: ConsentChoice | null) => void
  /** Who drew this page knew that there is an answer. */
  isServerInformed: boolean
}

/**
 * Whether the visitor agreed to more than a visit needs: watched trailers, recent searches, scripts and players of others.
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
  /** The question that came with the page could not be taken over: it is asked as where none came. */
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

  /** Whether the notice stands on the page: until it is answered, and again when the visitor asks for it. */
  get isAnswerNeeded(): boolean {
    return this.isKnown && (this.choice === null || this.isReopened)
  }

  /** What is kept by consent alone goes here: without it nothing is written or read. */
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

  /** Where it cannot be kept it holds for this page, and the next one asks again. */
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

  /** Takes what the browser remembers, and listens to other tabs from then on. @returns how to stop */
  start(): () => void {
    this.restore()
    return this.#options.onLocalChange((key) => {
      if (key === consentKey) this.restore()
    })
  }

  /** Reads the answer; one that is not as it was written counts as none, and is asked for again. */
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
/** Tells the server that it need not ask; what was answered is read from the browser's storage alone. */
const consentCookie = 'foyer-consent'

/** The visitor's consent: no page needs it to be shown. Once made it hears of other tabs for as long as the page lives. */
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
 * Whether the question of consent came with the page: to whom has not answered it. It stands in the page, over which the
 * list of cities may open. The same on both sides and for as long as the page lives.
 */
export function isConsentDrawn({ core: { pageData } }: Stores): boolean {
  return !pageData.isConsentAnswered
}
