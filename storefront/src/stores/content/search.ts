import type { SearchHit, SearchResponse } from '@foyer/contract/omnia/calls'
import { contentForgottenAfter, lifetimes } from '../../cache/lifetimes.ts'
import { isGivenUp, type Failure } from '../../services/http/failure.ts'
import type { ContentService } from '../../services/omnia/content.ts'
import type { CachedByKey, Caching } from '../base/caching.ts'
import { toTidyTerm } from '../../domain/search-term.ts'

/** Groups of results, in display order. */
const kinds = ['films', 'cinemas', 'events', 'pages'] as const
export type SearchKind = (typeof kinds)[number]

/** Results of a term: without empty groups, best first in each. */
export interface Found {
  readonly groups: readonly { readonly kind: SearchKind; readonly hits: readonly SearchHit[] }[]
  /** Hits of all groups together. */
  readonly count: number
}

/** State of a search. While it loads, earlier results may stay on screen. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly previous: Found | null }
  | { readonly status: 'ready'; readonly found: Found }
  | { readonly status: 'failed'; readonly failure: Failure }

/**
 * Searches films, cinemas, events and pages. Answers are cached by term for some minutes, concurrent requests for a
 * term share one call, and a newer term aborts the request of an older one, so that the latest answer wins.
 */
export class SearchStore {
  readonly #answers: CachedByKey<SearchResponse>
  /** The current request, or the last one. */
  #request: { readonly term: string; readonly controller: AbortController } | null = null
  #wanted = ''
  #previous: Found | null = null

  constructor(service: Pick<ContentService, 'search'>, caching: Caching) {
    this.#answers = caching.map('search', {
      lifetime: lifetimes.search,
      forgetAfter: contentForgottenAfter,
      load: (term) => {
        const controller = new AbortController()
        this.#request = { term, controller }
        return service.search(term, controller.signal)
      },
    })
  }

  /** State of the search for a term. A blank term is no query. */
  getState(written: string): SearchState {
    const term = toTidyTerm(written)
    if (term === '') return { status: 'idle' }
    const { value, error } = this.#answers.entry(term)
    if (value) return { status: 'ready', found: parseFound(value) }
    if (error && !isGivenUp(error)) return { status: 'failed', failure: error }
    return { status: 'loading', previous: this.#previous }
  }

  /** Searches for a term, again after a failure; resolves with the answer, or when it is no longer needed. */
  async ask(written: string): Promise<void> {
    const term = toTidyTerm(written)
    this.#wanted = term
    if (this.#request && this.#request.term !== term) this.#request.controller.abort()
    if (term === '') return
    let state = await this.#answers.ensure(term)
    // Aborted for another term and requested again before the first request had ended.
    if (state.status === 'Failure' && isGivenUp(state.error) && this.#wanted === term)
      state = await this.#answers.ensure(term)
    if (state.status === 'Success') this.#previous = parseFound(state.value)
  }
}

/** An address of this site and nothing else: hits come from elsewhere. */
const ownAddress = /^\/(?![/\\])/

function parseFound(answer: SearchResponse): Found {
  const groups = kinds
    .map((kind) => ({ kind, hits: answer[kind].filter(({ url }) => ownAddress.test(url)) }))
    .filter(({ hits }) => hits.length > 0)
  return { groups, count: groups.reduce((count, { hits }) => count + hits.length, 0) }
}
