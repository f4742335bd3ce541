import { makeAutoObservable, observableRef } from 'mobx'
import { toTidyTerm } from '../../domain/search-term.ts'
import { readJson, type Storage } from '../browser/storage.ts'

export const recentTermsKey = 'recent-searches'
/** So many are remembered: what can be taken in at a glance. */
const mostRecent = 6
/** Limits of a stored term: a single character is no search, and a longer text was hardly typed. */
const shortest = 2
const longest = 100

/**
 * The visitor's recent searches, the latest first. Only the storage has them: without consent nothing is remembered,
 * not even for this page.
 */
export class RecentTerms {
  all: readonly string[] = []
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
    makeAutoObservable(this, { all: observableRef }, { autoBind: true })
  }

  /** Reads the stored terms again: another tab may have searched, and consent may have changed. */
  restore(): void {
    this.all = parseTerms(readJson(this.#storage, recentTermsKey))
  }

  /** Stores a completed search, not each of its letters. */
  add(written: string): void {
    const term = toTidyTerm(written)
    if (isRetained(term)) this.#change((terms) => [term, ...terms.filter((each) => !isSame(each, term))])
  }

  remove(term: string): void {
    this.#change((terms) => terms.filter((each) => each !== term))
  }

  clear(): void {
    this.#storage.remove(recentTermsKey)
    this.restore()
  }

  #change(change: (terms: readonly string[]) => string[]): void {
    this.restore()
    const terms = change(this.all).slice(0, mostRecent)
    if (terms.length > 0) this.#storage.set(recentTermsKey, JSON.stringify(terms))
    else this.#storage.remove(recentTermsKey)
    this.restore()
  }
}

const isRetained = (term: string) => term.length >= shortest && term.length <= longest
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Valid terms of the stored data. */
function parseTerms(stored: unknown): string[] {
  if (!Array.isArray(stored)) return []
  const terms = stored
    .filter((each): each is string => typeof each === 'string')
    .map(toTidyTerm)
    .filter(isRetained)
  return terms
    .filter((term, index) => terms.findIndex((each) => isSame(each, term)) === index)
    .slice(0, mostRecent)
}
