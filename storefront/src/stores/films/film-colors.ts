import type { Film } from '@foyer/contract/wire/films'
import { toFilmColorsKey } from '@foyer/theme-tokens/film-colors-key'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'

/** The name of the colors that a film brings; undefined for a film that brings none. */
export const getFilmColorsKey = (film: Pick<Film, 'presentation'> | undefined): string | undefined =>
  film?.presentation && toFilmColorsKey(film.presentation.hero)

/**
 * Which films' colors a page shows. The server writes their sheets into the page; a browser that has come from another page
 * fetches them.
 */
export class FilmColorsStore {
  readonly #load: ((key: string) => Promise<void>) | undefined
  readonly #requested = new Map<string, Promise<void>>()

  /** @param load brings the sheet; absent on the server */
  constructor(load: ((key: string) => Promise<void>) | undefined) {
    this.#load = load
  }

  /** Names of the colors that were requested. */
  get keys(): readonly string[] {
    return [...this.#requested.keys()]
  }

  /** Asks for the colors of a film, once; resolves when they are there, or will not come. */
  ensure(film: Pick<Film, 'presentation'> | undefined): Promise<void> {
    const key = getFilmColorsKey(film)
    if (key === undefined) return Promise.resolve()
    let requested = this.#requested.get(key)
    if (!requested) {
      requested = this.#load?.(key) ?? Promise.resolve()
      this.#requested.set(key, requested)
    }
    return requested
  }
}

export const getFilmColorsStore = defineStore(
  ({ core }: Pick<Stores, 'core'>) => new FilmColorsStore(core.platform.loadFilmColors),
)
