import { action, computed, makeObservable, observable, reaction, runInAction } from 'mobx'
import type { Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { HistoryValue } from './history-cache.ts'

/** A part of a list, and where the list goes on; null or absent at its end. */
interface Page {
  readonly nextPageCursor?: string | null | undefined
}

/** What became of the last wish for more. */
export type MoreState = 'idle' | 'loading' | 'failed'

/** A list that comes in pages: the first as any value, each further one at the visitor's wish. */
export class PagedHistory<P extends Page> {
  readonly first: HistoryValue<P>
  more: MoreState = 'idle'
  readonly #further = observable.array<P>([], { deep: false })
  readonly #loadPage: (cursor: string) => Promise<Result<P, Failure>>

  constructor(first: HistoryValue<P>, loadPage: (cursor: string) => Promise<Result<P, Failure>>) {
    this.first = first
    this.#loadPage = loadPage
    makeObservable(this, { more: observable, pages: computed, nextPageCursor: computed })
    // Another first page begins another list; without one the sign-in has ended.
    reaction(
      () => first.cached.value,
      action(() => {
        this.#further.clear()
        this.more = 'idle'
      }),
    )
  }

  /** None before the first has come. */
  get pages(): readonly P[] {
    const { value } = this.first.cached
    return value === undefined ? [] : [value, ...this.#further]
  }

  /** Null at the end. */
  get nextPageCursor(): string | null {
    return this.pages.at(-1)?.nextPageCursor ?? null
  }

  /** Loads the next page; nothing at the end, or while one is coming. */
  async loadMore(): Promise<void> {
    const cursor = this.nextPageCursor
    if (cursor === null || this.more === 'loading') return
    const { value } = this.first.cached
    runInAction(() => (this.more = 'loading'))
    const result = await this.#loadPage(cursor)
    // The list has been started again meanwhile.
    if (value !== this.first.cached.value) return
    runInAction(() => {
      if (result.ok) this.#further.push(result.value)
      this.more = result.ok ? 'idle' : 'failed'
    })
  }
}
