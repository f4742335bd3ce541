import type { WatchedFilmsResponse, WatchedPictureResponse } from '@foyer/contract/wire/member-history'
import type { Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import { createMemberHistoryService } from '../../services/ocapi/member-history.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { createHistoryValue, type HistoryValue } from './history-cache.ts'
import { callAsMember } from './member-cache.ts'
import { getMemberStores } from './member-stores.ts'

export interface WatchedFilmsOptions {
  readonly create: (year: number) => HistoryValue<WatchedFilmsResponse>
  readonly loadPicture: (year: number) => Promise<Result<WatchedPictureResponse, Failure>>
}

/** The films that a member has seen, by year. */
export class WatchedFilmsStore {
  readonly #options: WatchedFilmsOptions
  readonly #years = new Map<number, HistoryValue<WatchedFilmsResponse>>()

  constructor(options: WatchedFilmsOptions) {
    this.#options = options
  }

  /** Those of a year; not loaded by this. */
  ofYear(year: number): HistoryValue<WatchedFilmsResponse> {
    const known = this.#years.get(year) ?? this.#options.create(year)
    this.#years.set(year, known)
    return known
  }

  /** The picture of a year, to share; not stored. */
  loadPicture(year: number): Promise<Result<WatchedPictureResponse, Failure>> {
    return this.#options.loadPicture(year)
  }
}

/** The films that a member has seen, for the page of that name. */
export const getWatchedFilmsStore = defineStore((stores: Stores): WatchedFilmsStore => {
  const { session } = getMemberStores(stores)
  const service = createMemberHistoryService(stores.core.client)
  return new WatchedFilmsStore({
    create: (year) =>
      createHistoryValue(stores, `watched-films-${String(year)}`, () => getBody(service.watchedFilms(year))),
    loadPicture: (year) => callAsMember(session, () => getBody(service.watchedPicture(year))),
  })
})
