import { makeObservable, observableRef } from 'mobx'
import { defineStore } from '../base/define-store.ts'
import type { WatchlistStore } from './watchlist.ts'

/** What a visitor wanted before they signed in, in the tab's storage: JSON of `WatchlistWish`. */
export const wishKey = 'foyer-watchlist-wish'

/** A film by the id and the name that its page has. */
export interface NamedFilm {
  readonly id: string
  /** As visitors read it. */
  readonly title: string
}

export interface WatchlistWish extends NamedFilm {
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Where the pages of everybody find the watchlist of the member who is signed in, if somebody is. Small, for code of every
 * page: the list's own code is fetched where somebody is signed in.
 */
export class WatchlistPlace {
  /** Null for a visitor, on the server, and in the first render in a browser. */
  store: WatchlistStore | null = null

  constructor() {
    makeObservable(this, { store: observableRef })
  }
}

export const getWatchlistPlace = defineStore(() => new WatchlistPlace())
