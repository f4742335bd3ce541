import { ConsentStore, consentKey } from './consent.ts'
import type { ListedStorage } from '../browser/storage.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')

/** A browser whose tabs hear of each other's changes. */
function browser(content: Record<string, string> = {}) {
  const stored = new Map(Object.entries(content))
  const listeners = new Map<object, (key: string, value: string | null) => void>()
  const space = { isLeft: true }
  /** Of one tab: what it writes is told to the others. */
  const storage = (): ListedStorage => {
    const local: ListedStorage = {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => {
        if (!space.isLeft) return
        stored.set(key, value)
        for (const [tab, listener] of listeners) if (tab !== local) listener(key, value)
      },
      remove: (key) => void stored.delete(key),
      keys: () => [...stored.keys()],
    }
    return local
  }
  const reported: unknown[] = []
  const make = (isServerInformed = false) => {
    const local = storage()
    return new ConsentStore({
      clock: { now: () => noon },
      local,
      onLocalChange: (listener) => {
        listeners.set(local, listener)
        return () => listeners.delete(local)
      },
      tellServer: (choice) => reported.push(choice),
      isServerInformed,
    })
  }
  const open = (isServerInformed = false) => {
    const store = make(isServerInformed)
    store.start()
    return store
  }
  return { stored, space, reported, make, open }
}

describe('consent', () => {
  it('is asked for until it is given, over two reloads', () => {
    const { open } = browser()
    expect(open().isAnswerNeeded).toBe(true)
    open().answer('Accepted')
    const again = open()
    expect([again.isAnswerNeeded, again.isGranted, again.userAcceptedCookiesAt]).toEqual([false, true, noon])
    expect(open().isAnswerNeeded).toBe(false)
  })

  it('that is refused is kept, too', () => {
    const { open } = browser()
    open().answer('Declined')
    const again = open()
    expect([again.isAnswerNeeded, again.isGranted, again.userAcceptedCookiesAt]).toEqual([false, false, null])
  })

  it('is neither assumed nor asked for before the storage was read', () => {
    const { make, open } = browser()
    open().answer('Accepted')
    const early = make()
    expect([early.isAnswerNeeded, early.isGranted]).toEqual([false, false])
  })

  it('given in one tab is seen in another', () => {
    const { open } = browser()
    const [one, two] = [open(), open()]
    one.answer('Accepted')
    expect([two.isAnswerNeeded, two.isGranted]).toEqual([false, true])
    two.answer('Declined')
    expect(one.isGranted).toBe(false)
  })

  it('can be changed later: the question stands again, with the answer in force meanwhile', () => {
    const store = browser().open()
    store.answer('Accepted')
    store.reopen()
    expect([store.isAnswerNeeded, store.isGranted]).toEqual([true, true])
    store.answer('Declined')
    expect([store.isAnswerNeeded, store.isGranted]).toEqual([false, false])
  })

  it('opens the storage of what is optional, and taking it back empties it', () => {
    const { stored, open } = browser({ 'foyer-cinema-group': 'portmere' })
    const store = open()
    store.optional.set('recent-searches', '[]')
    expect([...stored.keys()]).toEqual(['foyer-cinema-group'])
    store.answer('Accepted')
    store.optional.set('recent-searches', '["salt"]')
    expect(store.optional.get('recent-searches')).toBe('["salt"]')
    expect(open().optional.get('recent-searches')).toBe('["salt"]')
    store.answer('Declined')
    expect([...stored.keys()].sort()).toEqual(['foyer-cinema-group', consentKey])
    expect(store.optional.get('recent-searches')).toBeNull()
  })

  it('is told to who draws the next page: what is answered, and what that one does not know yet or knows wrongly', () => {
    const { reported, open } = browser()
    const store = open()
    expect(reported).toEqual([])
    store.answer('Declined')
    store.answer('Accepted')
    expect(reported).toEqual(['Declined', 'Accepted'])
    open(true)
    expect(reported).toHaveLength(2)
    open(false)
    expect(reported.slice(2)).toEqual(['Accepted'])
    const { reported: unknown, open: openOther } = browser()
    openOther(true)
    expect(unknown).toEqual([null])
  })

  it('that cannot be kept holds for the page alone, and nobody is told of it', () => {
    const { space, reported, open } = browser()
    space.isLeft = false
    const store = open()
    store.answer('Declined')
    expect([store.isAnswerNeeded, store.choice]).toEqual([false, 'Declined'])
    expect([open().isAnswerNeeded, reported]).toEqual([true, []])
  })

  it('that cannot be kept takes back the one before it, as the server is told', () => {
    const { space, reported, open } = browser()
    open().answer('Accepted')
    space.isLeft = false
    const store = open(true)
    store.answer('Declined')
    expect([store.isGranted, open(false).isAnswerNeeded, reported]).toEqual([false, true, ['Accepted', null]])
  })

  it.each(['', 'null', '[]', '{"choice":"Accepted"}', '{"choice":"Maybe","at":"2026-11-22T12:00:00Z"}'])(
    'that is not as it was written counts as not asked for: %s',
    (text) => {
      const store = browser({ [consentKey]: text }).open()
      expect([store.isAnswerNeeded, store.isGranted]).toEqual([true, false])
    },
  )
})
