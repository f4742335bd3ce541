import { makeObservable, observableRef, runInAction } from 'mobx'
import { readJson } from '../browser/storage.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../define-store.ts'
import type { WatchlistStore } from './watchlist.ts'

/** A film by the id and the name that its page has. */
export interface NamedFilm {
  readonly id: string
  /** As visitors read it. */
  readonly title: string
}

/** What a visitor wanted before they signed in, in the tab's storage. */
const wishKey = 'foyer-watchlist-wish'
/** Milliseconds for which it is remembered: a sign-up with its mail takes its time. */
const wishLifetime = 30 * 60_000

/**
 * Where the pages of everybody find the watchlist of the member who is signed in, if somebody is. Small, for code of every
 * page: the list's own code is fetched where somebody is signed in.
 */
export class WatchlistPlace {
  /** Null for a visitor, on the server, and in the first render in a browser. */
  store: WatchlistStore | null = null
  readonly #core: Pick<Stores['core'], 'platform'>

  constructor(core: Pick<Stores['core'], 'platform'>) {
    this.#core = core
    makeObservable(this, { store: observableRef })
  }

  put(store: WatchlistStore | null): void {
    runInAction(() => {
      this.store = store
    })
  }

  /** Remembers the film that a visitor wants, while they sign in. */
  keepWish(film: NamedFilm): void {
    const { session, clock } = this.#core.platform
    session.set(wishKey, JSON.stringify({ ...film, until: clock.now() + wishLifetime }))
  }

  /** The film that somebody has wanted before they signed in, once; null for none. */
  takeWish(): NamedFilm | null {
    const { session, clock } = this.#core.platform
    const stored = readJson(session, wishKey)
    session.remove(wishKey)
    const { id, title, until } = (stored ?? {}) as Partial<Record<string, unknown>>
    return typeof id === 'string' &&
      typeof title === 'string' &&
      typeof until === 'number' &&
      until > clock.now()
      ? { id, title }
      : null
  }
}

export const getWatchlistPlace = defineStore(({ core }: Stores) => new WatchlistPlace(core))
