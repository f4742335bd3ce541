import { makeAutoObservable } from 'mobx'
import { Snapshots } from '../../cache/snapshots.ts'
import { failed, type Result } from '../../cache/result.ts'
import { answerWith, refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'
import type { Answer } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { WatchlistService } from '../../services/ocapi/watchlist.ts'
import { Caching } from '../caching.ts'
import { WatchlistStore, watchlistChangedKey } from './watchlist.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const louder = { id: '5', title: 'Louder' }
const marrow = { id: '6', title: 'Marrow' }

type Reply = Result<Answer<unknown>, Failure>

/** What may become of a call, besides its answer. */
const faults: Readonly<Record<string, () => Reply>> = {
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
function setUp(listed: readonly string[] = [], isNoticeWanted?: boolean) {
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

describe('the list', () => {
  it('comes once, and not for a visitor', async () => {
    const { store, session, calls, listIds } = setUp(['5', '6'])
    session.end()
    await store.load()
    expect(calls).toEqual([])
    expect(store.films).toBeNull()
    session.begin()
    await Promise.all([store.load(), store.load()])
    await store.load()
    expect(calls).toEqual(['list'])
    expect(listIds()).toEqual(['5', '6'])
  })

  it.each(
    Object.entries({
      ...faults,
      'no body': () => answerWith(undefined),
      odd: () => answerWith({ watchlistFilms: 'none' }),
    }),
  )('that does not come for %s is none, not an empty one', async (_what, fault) => {
    const { store, script } = setUp(['5'])
    script.list = fault
    await store.load()
    expect(store.films).toBeNull()
    expect(store.state.status).toBe('Failure')
    delete script.list
    expect(await store.reload()).toBe(true)
    expect(store.has('5')).toBe(true)
  })

  it('ends the sign-in where the server knows nobody', async () => {
    const { store, script, session } = setUp()
    script.list = () => refuseFor('member-not-signed-in')
    await store.load()
    expect(session.expire).toHaveBeenCalledTimes(1)
  })

  it('is gone with the sign-in, with what was changed', async () => {
    const { store, session, local } = setUp(['5'])
    await store.load()
    await store.set(marrow, true)
    session.end()
    expect(store.films).toBeNull()
    expect([store.has('5'), store.has('6')]).toEqual([false, false])
    expect(local.get(watchlistChangedKey)).toBeNull()
  })

  it('is read again when another tab has changed it, and not for other keys', async () => {
    const { store, changes, server, calls } = setUp(['5'])
    for (const listener of changes) listener(watchlistChangedKey, '1')
    expect(calls).toEqual([])
    await store.load()
    server.add('6')
    for (const listener of changes) listener('foyer-look', 'Dark')
    expect(calls).toEqual(['list'])
    for (const listener of changes) listener(watchlistChangedKey, '1')
    await Promise.resolve()
    await store.load()
    expect(store.has('6')).toBe(true)
  })
})

describe.each([
  ['an add', true, [] as string[], 'addFailed'],
  ['a removal', false, ['5'], 'removeFailed'],
] as const)('%s', (_what, isWanted, listed, text) => {
  it('is shown before the server answers, and stays', async () => {
    const { store, hold, server, listIds, local } = setUp(listed)
    await store.load()
    const release = hold()
    const done = store.set(louder, isWanted)
    expect(store.has('5')).toBe(isWanted)
    expect(listIds()).toEqual(isWanted ? ['5'] : [])
    expect(server.has('5')).toBe(!isWanted)
    release()
    expect(await done).toBe(true)
    expect(server.has('5')).toBe(isWanted)
    expect(store.has('5')).toBe(isWanted)
    expect(local.get(watchlistChangedKey)).not.toBeNull()
  })

  it.each(Object.entries(faults))(
    'is taken back after %s, with a title and the film’s name',
    async (_what, fault) => {
      const { store, script, notify, listIds } = setUp(listed)
      await store.load()
      script.add = script.remove = fault
      expect(await store.set(louder, isWanted)).toBe(false)
      expect(store.has('5')).toBe(!isWanted)
      expect(listIds()).toEqual(isWanted ? [] : ['5'])
      expect(notify.mock.calls).toEqual([
        [
          {
            id: 'watchlist-5',
            type: 'Error',
            title: `browsing.watchlist.${text}.title`,
            messages: [`browsing.watchlist.${text}.text Louder`],
          },
        ],
      ])
      // The next look tells what became of it.
      await store.load()
      expect(store.has('5')).toBe(!isWanted)
    },
  )

  it('that had its effect although its answer was lost shows at the next look', async () => {
    const { store, script, server } = setUp(listed)
    await store.load()
    script.add = script.remove = () => {
      if (isWanted) server.add('5')
      else server.delete('5')
      return unreachable()
    }
    await store.set(louder, isWanted)
    expect(store.has('5')).toBe(!isWanted)
    await store.load()
    expect(store.has('5')).toBe(isWanted)
  })

  it('is one call of several presses, the last wish', async () => {
    const { store, hold, calls, server } = setUp(listed)
    await store.load()
    const release = hold()
    const first = store.set(louder, isWanted)
    void store.set(louder, !isWanted)
    const last = store.set(louder, isWanted)
    release()
    expect(await Promise.all([first, last])).toEqual([true, true])
    expect(calls).toEqual(['list', isWanted ? 'add 5' : 'remove 5'])
    expect(server.has('5')).toBe(isWanted)
  })

  it('and back again while its call is on its way is two calls, one after the other', async () => {
    const { store, hold, calls, server } = setUp(listed)
    await store.load()
    const release = hold()
    const first = store.set(louder, isWanted)
    void store.set(louder, !isWanted)
    expect(store.has('5')).toBe(!isWanted)
    release()
    await first
    expect(calls.slice(1)).toEqual(isWanted ? ['add 5', 'remove 5'] : ['remove 5', 'add 5'])
    expect(server.has('5')).toBe(!isWanted)
    expect(store.has('5')).toBe(!isWanted)
  })

  it('that fails while it is no longer wanted says nothing, and makes sure', async () => {
    const { store, hold, script, notify, calls } = setUp(listed)
    await store.load()
    script[isWanted ? 'add' : 'remove'] = unreachable
    const release = hold()
    const first = store.set(louder, isWanted)
    void store.set(louder, !isWanted)
    release()
    expect(await first).toBe(true)
    expect(notify).not.toHaveBeenCalled()
    expect(calls.slice(1)).toEqual(isWanted ? ['add 5', 'remove 5'] : ['remove 5', 'add 5'])
  })
})

describe('a change', () => {
  it('of a film that is as wanted is no call', async () => {
    const { store, calls } = setUp(['5'])
    await store.load()
    expect(await store.set(louder, true)).toBe(true)
    expect(calls).toEqual(['list'])
  })

  it('before the list has come is sent, and is in the list when that comes late', async () => {
    const { store, hold, listIds } = setUp(['6'])
    const release = hold()
    const loading = store.load()
    const done = store.set(louder, true)
    expect(store.has('5')).toBe(true)
    release()
    await Promise.all([loading, done])
    expect(listIds()).toEqual(['6', '5'])
  })

  it('is not undone by a list that was on its way before it', async () => {
    const { store, script, server, listIds } = setUp([])
    await store.load()
    const before = answerWith({ watchlistFilms: [] })
    let come: (reply: Reply) => void = () => undefined
    script.list = () => new Promise<Reply>((resolve) => (come = resolve)) as unknown as Reply
    const loading = store.reload()
    await store.set(louder, true)
    come(before)
    await loading
    expect(listIds()).toEqual(['5'])
    delete script.list
    server.delete('5')
    await store.reload()
    expect(listIds()).toEqual([])
  })

  it('of two films is two calls at once, and one that fails leaves the other', async () => {
    const { store, script, server } = setUp(['6'])
    await store.load()
    script.add = unreachable
    expect(await Promise.all([store.set(louder, true), store.set(marrow, false)])).toEqual([false, true])
    expect([...server]).toEqual([])
    expect([store.has('5'), store.has('6')]).toEqual([false, false])
  })

  it('that comes back after the sign-in has ended is nobody’s', async () => {
    const { store, hold, session, notify, script } = setUp()
    await store.load()
    script.add = unreachable
    const release = hold()
    const done = store.set(louder, true)
    session.end()
    session.begin()
    release()
    expect(await done).toBe(false)
    expect(store.has('5')).toBe(false)
    expect(notify).not.toHaveBeenCalled()
  })

  it('by a visitor is none', async () => {
    const { store, session, calls } = setUp()
    session.end()
    expect(await store.set(louder, true)).toBe(false)
    expect(calls).toEqual([])
    expect(store.has('5')).toBe(false)
  })

  it('of somebody whom the server does not know ends the sign-in', async () => {
    const { store, session, script, notify } = setUp()
    await store.load()
    script.add = () => refuseFor('member-not-signed-in')
    await store.set(louder, true)
    expect(session.expire).toHaveBeenCalledTimes(1)
    expect(notify).not.toHaveBeenCalled()
  })

  it('that could not be added may be answered by its own handler instead', async () => {
    const { store, script, notify } = setUp(['6'])
    await store.load()
    script.add = script.remove = unreachable
    const onAddFailure = jest.fn()
    await store.set(louder, true, { onAddFailure })
    expect(onAddFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'transport' }))
    expect(notify).not.toHaveBeenCalled()
    await store.set(marrow, false, { onAddFailure })
    expect(notify).toHaveBeenCalledTimes(1)
  })
})

describe('the wish for notices', () => {
  it('is not known where the server has none', async () => {
    const { store } = setUp()
    await store.load()
    expect(store.isNoticeWanted).toBeUndefined()
  })

  it('is shown at once and stays, the last of several', async () => {
    const { store, hold, calls } = setUp([], false)
    await store.load()
    const release = hold()
    const done = store.setNoticeWanted(true)
    expect(store.isNoticeWanted).toBe(true)
    void store.setNoticeWanted(false)
    void store.setNoticeWanted(true)
    release()
    expect(await done).toBe(true)
    expect(store.isNoticeWanted).toBe(true)
    expect(calls).toEqual(['list', 'notice on'])
    await store.reload()
    expect(store.isNoticeWanted).toBe(true)
  })

  it.each(Object.entries(faults))('is taken back after %s', async (_what, fault) => {
    const { store, script, notify } = setUp([], false)
    await store.load()
    script.notice = fault
    expect(await store.setNoticeWanted(true)).toBe(false)
    expect(store.isNoticeWanted).toBe(false)
    expect(notify).toHaveBeenCalledTimes(1)
  })
})
