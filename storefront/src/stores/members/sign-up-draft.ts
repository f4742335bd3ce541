import { makeAutoObservable, observableRef } from 'mobx'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { readJson, type Storage } from '../browser/storage.ts'

/** What a new member has typed and chosen, without the password. */
export interface SignUpFields {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly username: string
  /** `yyyy-MM-dd`; empty until it is a whole day. */
  readonly birthDate: string
  /** The member's own cinema; empty without one. */
  readonly siteId: string
  readonly languageTag: string
  /** Of the member who has invited them; empty without one. */
  readonly friendCode: string
}

/** What a new member likes and agrees to; nothing unless it was chosen. */
export interface SignUpLikes {
  readonly genreIds: readonly string[]
  /** Further cinemas that the member goes to. */
  readonly siteIds: readonly string[]
  /** Ways in which we may write. */
  readonly contactMethods: readonly string[]
  readonly allowsThirdPartyContact: boolean
}

const nothing: SignUpLikes = {
  genreIds: [],
  siteIds: [],
  contactMethods: [],
  allowsThirdPartyContact: false,
}

export const signUpDraftKey = 'foyer-sign-up'

/** A sign-up that has been begun. Outlives a reload in its tab; the password does not. */
export class SignUpDraft {
  fields: SignUpFields
  likes: SignUpLikes = nothing
  hasAcceptedTerms = false
  /** As it was cut. In memory only. */
  photo: Blob | null = null
  /** In memory only. */
  password = ''
  readonly #storage: Storage
  readonly #initial: SignUpFields

  constructor(storage: Storage, languageTag: string) {
    this.#storage = storage
    this.#initial = {
      givenName: '',
      familyName: '',
      email: '',
      username: '',
      birthDate: '',
      siteId: '',
      languageTag,
      friendCode: '',
    }
    this.fields = this.#initial
    makeAutoObservable(
      this,
      { fields: observableRef, likes: observableRef, photo: observableRef },
      { autoBind: true },
    )
  }

  /** Reads what this tab has stored; for an effect, since the first render in the browser has to be the server's. */
  restore(): void {
    const stored = readJson(this.#storage, signUpDraftKey)
    if (typeof stored !== 'object' || stored === null) return
    const given = new Map(Object.entries(stored))
    const read = (name: keyof SignUpFields) => {
      const value: unknown = given.get(name)
      return typeof value === 'string' ? value : this.fields[name]
    }
    this.fields = {
      givenName: read('givenName'),
      familyName: read('familyName'),
      email: read('email'),
      username: read('username'),
      birthDate: read('birthDate'),
      siteId: read('siteId'),
      languageTag: read('languageTag'),
      friendCode: read('friendCode'),
    }
    this.hasAcceptedTerms = given.get('hasAcceptedTerms') === true
    this.likes = {
      genreIds: toTexts(given.get('genreIds')),
      siteIds: toTexts(given.get('siteIds')),
      contactMethods: toTexts(given.get('contactMethods')),
      allowsThirdPartyContact: given.get('allowsThirdPartyContact') === true,
    }
  }

  set(change: Partial<SignUpFields>): void {
    this.fields = { ...this.fields, ...change }
    this.#store()
  }

  like(change: Partial<SignUpLikes>): void {
    this.likes = { ...this.likes, ...change }
    this.#store()
  }

  setPhoto(photo: Blob | null): void {
    this.photo = photo
  }

  acceptTerms(hasAccepted: boolean): void {
    this.hasAcceptedTerms = hasAccepted
    this.#store()
  }

  setPassword(password: string): void {
    this.password = password
  }

  clear(): void {
    this.fields = this.#initial
    this.likes = nothing
    this.photo = null
    this.hasAcceptedTerms = false
    this.password = ''
    this.#storage.remove(signUpDraftKey)
  }

  #store(): void {
    const { fields, likes, hasAcceptedTerms } = this
    this.#storage.set(signUpDraftKey, JSON.stringify({ ...fields, ...likes, hasAcceptedTerms }))
  }
}

const toTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []

export const getSignUpDraft = defineStore(
  ({ core, languages }: Stores) => new SignUpDraft(core.platform.session, languages.current),
)
