import { makeAutoObservable } from 'mobx'
import { Snapshots } from '../../../cache/snapshots.ts'
import { failed, type Result } from '../../../cache/result.ts'
import { answerWith, refuseFor, unreachable } from '../../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../../context/testing/page-data.ts'
import type { Answer } from '../../../services/http/api-client.ts'
import type { Failure } from '../../../services/http/failure.ts'
import type { WatchlistService } from '../../../services/ocapi/watchlist.ts'
import { Caching } from '../../base/caching.ts'
import { WatchlistStore } from '../watchlist.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
export const louder = { id: '5', title: 'Louder' }
export const marrow = { id: '6', title: 'Marrow' }

export type Reply = Result<Answer<unknown>, Failure>

/** What may become of a call, besides its answer. */
export const faults: Readonly<Record<string, () => Reply>> = {
  'a broken server': () => failed({ kind: 'http', status: 500, retryable: false } as Failure),
  'a gateway that waits no longer': () => failed({ kind: 'http', status: 504, retryable: true } as Failure),
  'a time-out': () => failed({ kind: 'transport', reason: 'timeout', retryable: true }),
  'a lost connection': unreachable,
  'a cut body': () => failed({ kind: 'contract', operation: 'addWatchlistFilm' } as unknown as Failure),
  'a refusal': () => refuseFor('film-not-found'),
}

class Session {
  isSignedIn = true
  signIns = 1
  readonly focus: (() => void)[] = []
  readonly expire = jest.fn(async () => undefined)

  constructor() {
    makeAutoObservable(this, { onFocus: false, expire: false })
  }

  onFocus(listener: () => void) {
    this.focus.push(listener)
    return () => undefined
  }

  begin() {
    this.isSignedIn = true
    this.signIns += 1
  }

  end() {
    this.isSignedIn = false
  }
}

/** A server with a list, whose answers a test may hold back, and whose calls may fail. */
export function setUpWatchlist(listed: readonly string[] = [], isNoticeWanted?: boolean) {
  const server = new Set(listed)
  let notice = isNoticeWanted
  const script: { list?: () => Reply; add?: () => Reply; remove?: () => Reply; notice?: () => Reply } = {}
  const gate: { wait: Promise<void> | null } = { wait: null }
  const calls: string[] = []
  const call = async (
    name: string,
    fault: (() => Reply) | undefined,
    effect: () => Reply,
  ): Promise<Reply> => {
    calls.push(name)
    const { wait } = gate
    await wait
    return fault?.() ?? effect()
  }
  const service = {
    list: () =>
      call('list', script.list, () =>
        answerWith({
          watchlistFilms: [...server].map((filmId, index) => ({
            filmId,
            displayPriority: index + 1,
            addedAt: '2026-11-20T12:00:00Z',
          })),
          ...(notice === undefined ? {} : { isNoticeWanted: notice }),
        }),
      ),
    add: (filmId: string) =>
      call(`add ${filmId}`, script.add, () => {
        server.add(filmId)
        return answerWith(undefined)
      }),
    remove: (filmId: string) =>
      call(`remove ${filmId}`, script.remove, () => {
        server.delete(filmId)
        return answerWith(undefined)
      }),
    setNotice: (isWanted: boolean) =>
      call(`notice ${isWanted ? 'on' : 'off'}`, script.notice, () => {
        notice = isWanted
        return answerWith(undefined)
      }),
  } as unknown as WatchlistService
  const session = new Session()
  const add = jest.fn()
  const local = createMemoryStorage()
  const changes: ((key: string, value: string | null) => void)[] = []
  const clock = { now: () => noon }
  const store = new WatchlistStore({
    service,
    session,
    caching: new Caching(clock, { warn: jest.fn(), error: jest.fn() }, new Snapshots()),
    notifications: { add, remove: jest.fn() },
    t: (key, parameters) => [key, ...Object.values(parameters ?? {})].join(' '),
    clock,
    local,
    onLocalChange: (listener) => {
      changes.push(listener)
      return () => undefined
    },
  })
  const listIds = () => store.films?.map(({ filmId }) => filmId)
  /** Holds answers back until the returned function is called. */
  const hold = () => {
    let release: () => void = () => undefined
    gate.wait = new Promise((resolve) => {
      release = () => {
        gate.wait = null
        resolve()
      }
    })
    return () => release()
  }
  return { store, session, server, script, calls, notify: add, local, changes, hold, listIds }
}
