import { answerWith, refuseFor, unreachable } from '../../context/testing/order-stores.ts'
import { watchlistChangedKey } from './watchlist.ts'
import { faults, louder, marrow, setUpWatchlist, type Reply } from './testing/watchlist-server.ts'

describe('the list', () => {
  it('comes once, and not for a visitor', async () => {
    const { store, session, calls, listIds } = setUpWatchlist(['5', '6'])
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
    const { store, script } = setUpWatchlist(['5'])
    script.list = fault
    await store.load()
    expect(store.films).toBeNull()
    expect(store.state.status).toBe('Failure')
    delete script.list
    expect(await store.reload()).toBe(true)
    expect(store.has('5')).toBe(true)
  })

  it('ends the sign-in where the server knows nobody', async () => {
    const { store, script, session } = setUpWatchlist()
    script.list = () => refuseFor('member-not-signed-in')
    await store.load()
    expect(session.expire).toHaveBeenCalledTimes(1)
  })

  it('is gone with the sign-in, with what was changed', async () => {
    const { store, session, local } = setUpWatchlist(['5'])
    await store.load()
    await store.set(marrow, true)
    session.end()
    expect(store.films).toBeNull()
    expect([store.has('5'), store.has('6')]).toEqual([false, false])
    expect(local.get(watchlistChangedKey)).toBeNull()
  })

  it('is read again when another tab has changed it, and not for other keys', async () => {
    const { store, changes, server, calls } = setUpWatchlist(['5'])
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
    const { store, hold, server, listIds, local } = setUpWatchlist(listed)
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
      const { store, script, notify, listIds } = setUpWatchlist(listed)
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
    const { store, script, server } = setUpWatchlist(listed)
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
    const { store, hold, calls, server } = setUpWatchlist(listed)
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
    const { store, hold, calls, server } = setUpWatchlist(listed)
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
    const { store, hold, script, notify, calls } = setUpWatchlist(listed)
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
    const { store, calls } = setUpWatchlist(['5'])
    await store.load()
    expect(await store.set(louder, true)).toBe(true)
    expect(calls).toEqual(['list'])
  })

  it('before the list has come is sent, and is in the list when that comes late', async () => {
    const { store, hold, listIds } = setUpWatchlist(['6'])
    const release = hold()
    const loading = store.load()
    const done = store.set(louder, true)
    expect(store.has('5')).toBe(true)
    release()
    await Promise.all([loading, done])
    expect(listIds()).toEqual(['6', '5'])
  })

  it('is not undone by a list that was on its way before it', async () => {
    const { store, script, server, listIds } = setUpWatchlist([])
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
    const { store, script, server } = setUpWatchlist(['6'])
    await store.load()
    script.add = unreachable
    expect(await Promise.all([store.set(louder, true), store.set(marrow, false)])).toEqual([false, true])
    expect([...server]).toEqual([])
    expect([store.has('5'), store.has('6')]).toEqual([false, false])
  })

  it('that comes back after the sign-in has ended is nobody’s', async () => {
    const { store, hold, session, notify, script } = setUpWatchlist()
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
    const { store, session, calls } = setUpWatchlist()
    session.end()
    expect(await store.set(louder, true)).toBe(false)
    expect(calls).toEqual([])
    expect(store.has('5')).toBe(false)
  })

  it('of somebody whom the server does not know ends the sign-in', async () => {
    const { store, session, script, notify } = setUpWatchlist()
    await store.load()
    script.add = () => refuseFor('member-not-signed-in')
    await store.set(louder, true)
    expect(session.expire).toHaveBeenCalledTimes(1)
    expect(notify).not.toHaveBeenCalled()
  })

  it('that could not be added may be answered by its own handler instead', async () => {
    const { store, script, notify } = setUpWatchlist(['6'])
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
    const { store } = setUpWatchlist()
    await store.load()
    expect(store.isNoticeWanted).toBeUndefined()
  })

  it('is shown at once and stays, the last of several', async () => {
    const { store, hold, calls } = setUpWatchlist([], false)
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
    const { store, script, notify } = setUpWatchlist([], false)
    await store.load()
    script.notice = fault
    expect(await store.setNoticeWanted(true)).toBe(false)
    expect(store.isNoticeWanted).toBe(false)
    expect(notify).toHaveBeenCalledTimes(1)
  })
})
