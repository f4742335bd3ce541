import { computed, makeObservable, observable, reaction, runInAction } from 'mobx'
import type { WatchlistFilm } from '@foyer/contract/wire/watchlist'
import type { Clock } from '../../cache/clock.ts'
import type { LoadState } from '../../cache/load-state.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import { getBody } from '../../services/http/api-client.ts'
import { createContractFailure, isCondition, type Failure } from '../../services/http/failure.ts'
import { readWatchlist, type ReadWatchlist } from '../../services/ocapi/watchlist-answers.ts'
import { createWatchlistService, type WatchlistService } from '../../services/ocapi/watchlist.ts'
import type { Storage } from '../browser/storage.ts'
import type { Caching } from '../base/caching.ts'
import type { NotificationsStore } from '../content/notifications.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { callAsMember, createMemberCache } from './member-cache.ts'
import type { MemberSession } from './member-session.ts'
import { getMemberStores } from './member-stores.ts'
import { memberLifetime } from './member.ts'
import type { NamedFilm } from './watchlist-place.ts'

/** Written after each change, so that other tabs read the list again. Says nothing of the films. */
export const watchlistChangedKey = 'foyer-watchlist-changed'

/** What the member wants of a film. It stands over what the server has answered. */
interface Wish {
  readonly isWanted: boolean
  /** When it was wanted, ISO 8601. */
  readonly at: string
  /** Whether the server has it too: it goes with the next answer. */
  readonly isSettled: boolean
}

export interface WatchlistStoreOptions {
  readonly service: WatchlistService
  readonly caching: Pick<Caching, 'value'>
  readonly session: Pick<MemberSession, 'isSignedIn' | 'signIns' | 'onFocus' | 'expire'>
  readonly notifications: Pick<NotificationsStore, 'add' | 'remove'>
  readonly t: (key: string, parameters?: Readonly<Record<string, string>>) => string
  readonly clock: Clock
  readonly local: Storage
  readonly onLocalChange: Stores['core']['platform']['onLocalChange']
}

export interface ChangeOptions {
  /** Called instead of the notification when a film could not be added. */
  readonly onAddFailure?: (failure: Failure) => void
}

/**
 * The signed-in member's watchlist: a part of the loyalty master data, and as long fresh. A change is shown immediately and
 * taken back if the server does not take it; of several changes of a film the last one counts.
 */
export class WatchlistStore {
  readonly #options: WatchlistStoreOptions
  readonly #cached
  /** By film id. */
  readonly #wishes = observable.map<string, Wish>({}, { deep: false })
  /** What the member wants of notices; null as the server has it. */
  readonly #notice = observable.box<boolean | null>(null)
  readonly #running = new Map<string, Promise<boolean>>()
  #noticeRun: Promise<boolean> | null = null

  constructor(options: WatchlistStoreOptions) {
    this.#options = options
    const { session, caching, onLocalChange } = options
    this.#cached = createMemberCache<ReadWatchlist>(caching, session, 'watchlist', {
      load: () => this.#load(),
      lifetime: memberLifetime,
    })
    makeObservable(this, { films: computed, state: computed, isNoticeWanted: computed })
    reaction(
      () => (session.isSignedIn ? session.signIns : null),
      () => this.#forget(),
    )
    session.onFocus(() => void this.load())
    onLocalChange((key) => {
      if (key === watchlistChangedKey && this.#cached.state.status !== 'NotLoaded') void this.reload()
    })
  }

  /** NotLoaded while nobody is signed in. */
  get state(): LoadState<ReadWatchlist, Failure> {
    return this.#cached.state
  }

  /** Films in order of display, with what the member has just changed; null until they have come once. */
  get films(): readonly WatchlistFilm[] | null {
    const known = this.#cached.value?.films
    if (!known) return null
    const staying = known.filter(({ filmId }) => this.#wishes.get(filmId)?.isWanted ?? true)
    const last = known.at(-1)?.displayPriority ?? 0
    const added = [...this.#wishes]
      .filter(([filmId, { isWanted }]) => isWanted && !known.some((film) => film.filmId === filmId))
      .map(([filmId, { at }], index) => ({ filmId, displayPriority: last + 1 + index, addedAt: at }))
    return [...staying, ...added]
  }

  /** Whether a film is on the list, as far as is known. */
  has(filmId: string): boolean {
    return this.#wishes.get(filmId)?.isWanted ?? this.#isListed(filmId) ?? false
  }

  /** Whether the member is notified when booking opens; undefined where the server notifies nobody, or has not answered yet. */
  get isNoticeWanted(): boolean | undefined {
    const { value } = this.#cached
    return value?.isNoticeWanted === undefined ? undefined : (this.#notice.get() ?? value.isNoticeWanted)
  }

  /** Loads the list unless it is fresh, or nobody is signed in. */
  async load(): Promise<void> {
    const { session } = this.#options
    if (!session.isSignedIn) return
    await this.#endIfOver(await this.#cached.ensure())
  }

  /** Loads again. @returns whether the list came */
  async reload(): Promise<boolean> {
    const { session } = this.#options
    if (!session.isSignedIn) return false
    const state = await this.#cached.refresh()
    await this.#endIfOver(state)
    return state.status === 'Success'
  }

  /**
   * Adds or removes a film: shown immediately, and taken back with a notification if that fails.
   * @returns whether the list is as wanted in the end
   */
  set(film: NamedFilm, isWanted: boolean, { onAddFailure }: ChangeOptions = {}): Promise<boolean> {
    const { session, clock, notifications } = this.#options
    if (!session.isSignedIn) return Promise.resolve(false)
    const before = this.has(film.id)
    notifications.remove(toNotificationId(film.id))
    this.#put(film.id, { isWanted, at: new Date(clock.now()).toISOString(), isSettled: false })
    const running = this.#running.get(film.id)
    // Calls of one film follow one another; the one on its way sees to the latest wish when it is answered.
    if (running) return running
    const run = this.#settle(film, before, onAddFailure).finally(() => {
      if (this.#running.get(film.id) === run) this.#running.delete(film.id)
    })
    this.#running.set(film.id, run)
    return run
  }

  /** Sets whether the member is notified when booking opens. @returns whether it is as wanted in the end */
  setNoticeWanted(isWanted: boolean): Promise<boolean> {
    this.#setNotice(isWanted)
    this.#noticeRun ??= this.#settleNotice().finally(() => {
      this.#noticeRun = null
    })
    return this.#noticeRun
  }

  /** @param before what the server has, as far as is known */
  async #settle(
    film: NamedFilm,
    before: boolean,
    onAddFailure: ChangeOptions['onAddFailure'],
  ): Promise<boolean> {
    const { service, session } = this.#options
    const { signIns } = session
    let confirmed = before
    /** Null where a call may have had its effect or not. */
    let known = this.#isListed(film.id) === undefined ? null : before
    for (;;) {
      const wish = this.#wishes.get(film.id)
      if (!wish) return false
      const { isWanted, at } = wish
      if (isWanted === known) {
        this.#put(film.id, { isWanted, at, isSettled: true })
        return true
      }
      const answer = await callAsMember(session, () =>
        isWanted ? service.add(film.id) : service.remove(film.id),
      )
      // Another member may be signed in by now: whatever came is not theirs.
      if (!session.isSignedIn || session.signIns !== signIns) return false
      if (answer.ok) {
        known = confirmed = isWanted
        this.#tellTabs()
        continue
      }
      known = null
      // Changed in the meantime: what failed is not wanted any more.
      if (this.#wishes.get(film.id)?.isWanted !== isWanted) continue
      this.#put(film.id, { isWanted: confirmed, at, isSettled: true })
      // It may have had its effect all the same: the list is read again when it is next needed.
      this.#cached.expire()
      await this.#reportFailure(film, isWanted, answer.failure, onAddFailure)
      return false
    }
  }

  async #settleNotice(): Promise<boolean> {
    const { service, session, notifications, t } = this.#options
    const { signIns } = session
    for (;;) {
      const isWanted = this.#notice.get()
      if (isWanted === null) return true
      const answer = await callAsMember(session, () => service.setNotice(isWanted))
      if (!session.isSignedIn || session.signIns !== signIns) return false
      if (this.#notice.get() !== isWanted) continue
      const { value } = this.#cached
      if (answer.ok) {
        if (value) this.#cached.set({ ...value, isNoticeWanted: isWanted })
        this.#setNotice(null)
        this.#tellTabs()
        return true
      }
      this.#setNotice(null)
      notifications.add({
        id: 'watchlist-notice',
        type: 'Error',
        title: t('browsing.watchlist.noticeFailed.title'),
        messages: [t('browsing.watchlist.noticeFailed.text')],
      })
      return false
    }
  }

  async #reportFailure(
    film: NamedFilm,
    isAdd: boolean,
    failure: Failure,
    onAddFailure: ChangeOptions['onAddFailure'],
  ): Promise<void> {
    const { notifications, session, t } = this.#options
    if (isCondition(failure, 'member-not-signed-in')) return session.expire()
    if (isAdd && onAddFailure) return onAddFailure(failure)
    const key = isAdd ? 'addFailed' : 'removeFailed'
    notifications.add({
      id: toNotificationId(film.id),
      type: 'Error',
      title: t(`browsing.watchlist.${key}.title`),
      messages: [t(`browsing.watchlist.${key}.text`, { film: film.title })],
    })
  }

  async #load(): Promise<Result<ReadWatchlist, Failure>> {
    // What is settled by now is in the answer; what is settled later may not be.
    const settled = [...this.#wishes].filter(([, { isSettled }]) => isSettled)
    const answer = await getBody(this.#options.service.list())
    if (!answer.ok) return answer
    const read = readWatchlist(answer.value)
    if (!read) return failed(createContractFailure('getWatchlistFilms'))
    runInAction(() => {
      for (const [filmId, wish] of settled) if (this.#wishes.get(filmId) === wish) this.#wishes.delete(filmId)
    })
    return success(read)
  }

  /** Undefined until the list has come. */
  #isListed(filmId: string): boolean | undefined {
    const settled = this.#wishes.get(filmId)
    if (settled?.isSettled) return settled.isWanted
    return this.#cached.value?.films.some((film) => film.filmId === filmId)
  }

  #put(filmId: string, wish: Wish): void {
    runInAction(() => this.#wishes.set(filmId, wish))
  }

  #setNotice(isWanted: boolean | null): void {
    runInAction(() => this.#notice.set(isWanted))
  }

  /** Other tabs receive only that something has changed, not what. */
  #tellTabs(): void {
    const { local, clock } = this.#options
    local.set(watchlistChangedKey, String(clock.now()))
  }

  async #endIfOver(state: LoadState<ReadWatchlist, Failure>): Promise<void> {
    if (state.status === 'Failure' && isCondition(state.error, 'member-not-signed-in'))
      await this.#options.session.expire()
  }

  #forget(): void {
    runInAction(() => {
      this.#wishes.clear()
      this.#notice.set(null)
    })
    this.#running.clear()
    this.#options.local.remove(watchlistChangedKey)
  }
}

const toNotificationId = (filmId: string) => `watchlist-${filmId}`

/** The member's watchlist. */
export const getWatchlist = defineStore((stores: Stores): WatchlistStore => {
  const { client, caching, platform } = stores.core
  return new WatchlistStore({
    service: createWatchlistService(client),
    caching,
    session: getMemberStores(stores).session,
    notifications: stores.notifications,
    t: (key, parameters) => stores.texts.t(key, parameters),
    clock: platform.clock,
    local: platform.local,
    onLocalChange: platform.onLocalChange,
  })
})
