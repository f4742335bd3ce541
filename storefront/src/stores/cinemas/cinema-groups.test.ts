import type { Site } from '@foyer/contract/wire/sites'
import { success } from '../../cache/result.ts'
import { Snapshots } from '../../cache/snapshots.ts'
import { Caching } from '../base/caching.ts'
import { CinemaGroupsStore } from './cinema-groups.ts'
import { SitesStore } from './sites.ts'
import type { Storage } from '../browser/storage.ts'

function memoryStorage(content: Record<string, string> = {}): Storage & { content: Record<string, string> } {
  return {
    content,
    get: (key) => content[key] ?? null,
    set: (key, value) => {
      content[key] = value
    },
    remove: (key) => {
      delete content[key]
    },
  }
}

const group = (id: string, ...sites: string[]) => ({
  id,
  name: id,
  cinemas: sites.map((key) => ({ nodeId: `n${key}`, vistaCinema: { key } })),
})
const site = (id: string, latitude: number, longitude: number) =>
  ({ id, location: { latitude, longitude } }) as unknown as Site

function makeStore(
  options: {
    saved?: string
    cookie?: string
    isEmpty?: boolean
    isPromptRequired?: boolean
    session?: Storage
  } = {},
) {
  const storage = memoryStorage(options.saved === undefined ? {} : { 'foyer-cinema-group': options.saved })
  const logger = { warn: jest.fn(), error: jest.fn() }
  const session = options.session ?? memoryStorage()
  const writeCookie = jest.fn()
  const list = [site('1001', 50.8, -1.1), site('1005', 52.6, 1.3), site('1007', 54.9, -1.4)]
  const answer = { status: 200, body: { sites: list }, serverTime: null }
  const store = new CinemaGroupsStore({
    groups: options.isEmpty
      ? []
      : [group('portmere', '1001', '1002'), group('aldwick', '1005'), group('castermouth', '1007')],
    logger,
    isPromptRequired: options.isPromptRequired ?? true,
    savedId: options.cookie ?? null,
    sites: new SitesStore(
      {
        sites: () => Promise.resolve(success(answer)),
        site: () => Promise.reject(new Error('not asked for')),
      },
      new Caching({ now: () => 0 }, logger, new Snapshots()),
    ),
    storage,
    session,
    writeCookie,
  })
  return { store, storage, session, writeCookie, logger }
}

describe('CinemaGroupsStore', () => {
  it('has none chosen at first, and no cinemas with it; the chosen one’s cinemas are those chosen', () => {
    const { store } = makeStore()
    expect([store.selectedId, store.selected, store.siteIds]).toEqual([null, undefined, []])
    store.select('portmere')
    expect([store.selectedId, store.siteIds]).toEqual(['portmere', ['1001', '1002']])
  })

  it('chooses none that there is not', () => {
    const { store } = makeStore()
    expect(() => store.select('atlantis')).toThrow(RangeError)
    expect(store.siteIds).toEqual([])
  })

  it('asks only after hydration, and only who has not chosen', () => {
    const { store } = makeStore()
    expect(store.isPromptNeeded).toBe(false)
    store.restore()
    expect(store.isPromptNeeded).toBe(true)
    store.select('aldwick')
    expect(store.isPromptNeeded).toBe(false)
    expect(store.siteIds).toEqual(['1005'])
  })

  it.each([true, false])(
    'without any groups asks nothing, and says so in the log, whether a city is required or not: %s',
    (isPromptRequired) => {
      const { store, logger } = makeStore({ isEmpty: true, isPromptRequired })
      store.restore()
      expect(store.isPromptNeeded).toBe(false)
      expect(logger.warn).toHaveBeenCalledWith('No cinema groups are configured')
      const prompted = makeStore({ isPromptRequired })
      prompted.store.restore()
      expect(prompted.logger.warn).not.toHaveBeenCalled()
    },
  )

  it('remembers a choice over two reloads, and forgets a group that is no more', () => {
    const first = makeStore()
    first.store.restore()
    first.store.select('aldwick')
    const saved = first.storage.content['foyer-cinema-group'] ?? ''
    for (let reload = 0; reload < 2; reload += 1) {
      const { store } = makeStore({ saved })
      store.restore()
      expect([store.selectedId, store.isPromptNeeded]).toEqual(['aldwick', false])
    }
    const { store, storage } = makeStore({ saved: 'closed-down' })
    store.restore()
    expect([store.selectedId, store.isPromptNeeded]).toEqual([null, true])
    expect(storage.content).not.toHaveProperty('foyer-cinema-group')
  })

  it('renders with the cookie’s group and remembers the choice in both places', () => {
    const { store, storage, writeCookie } = makeStore({ cookie: 'portmere' })
    expect(store.siteIds).toEqual(['1001', '1002'])
    store.select('castermouth')
    expect(storage.content['foyer-cinema-group']).toBe('castermouth')
    expect(writeCookie).toHaveBeenLastCalledWith('castermouth')
  })

  it('takes a valid saved group without asking', () => {
    const { store } = makeStore({ saved: 'aldwick' })
    store.restore()
    expect(store.selectedId).toBe('aldwick')
    expect(store.isPromptNeeded).toBe(false)
  })

  it('clears a saved group that no longer exists', () => {
    const { store, storage, writeCookie } = makeStore({ saved: 'atlantis', cookie: 'atlantis' })
    store.restore()
    expect(store.selectedId).toBeNull()
    expect(store.siteIds).toEqual([])
    expect(storage.content).toEqual({})
    expect(writeCookie).toHaveBeenCalledWith(null)
    expect(store.isPromptNeeded).toBe(true)
  })
})

describe('a city that is offered, not required', () => {
  const offered = (session?: Storage) => {
    const created = makeStore({ isPromptRequired: false, ...(session && { session }) })
    created.store.restore()
    return created
  }

  it('is asked for after hydration, as long as none is chosen', () => {
    const { store } = offered()
    expect([store.isOffered, store.isAsking, store.isPromptNeeded]).toEqual([true, true, false])
    store.select('aldwick')
    expect([store.isOffered, store.isAsking]).toEqual([false, false])
  })

  it('may be left for later, and is not asked for again in this session', () => {
    const { store, session } = offered()
    store.deferPrompt()
    expect([store.isOffered, store.isAsking]).toEqual([false, false])
    for (let reload = 0; reload < 2; reload += 1) expect(offered(session).store.isAsking).toBe(false)
    expect(offered().store.isAsking).toBe(true)
  })

  it('is not asked for where there is nothing to choose from', () => {
    const { store } = makeStore({ isPromptRequired: false, isEmpty: true })
    store.restore()
    expect(store.isAsking).toBe(false)
  })
})

describe('the question for a city', () => {
  it.each([true, false])('opens over nobody who is reading already (required: %s)', (isPromptRequired) => {
    const { store } = makeStore({ isPromptRequired })
    store.restore(true)
    expect([store.isAsking, store.isPromptNeeded || store.isOffered]).toEqual([false, true])
    store.promptAgain()
    expect(store.isAsking).toBe(true)
  })

  it('cannot be left for later where it is required', () => {
    const { store } = makeStore()
    store.restore()
    store.deferPrompt()
    expect([store.isPromptNeeded, store.isAsking]).toEqual([true, true])
  })
})

describe('a cinema of one’s own', () => {
  it('chooses its city, comes first there, and is kept in the storage and the cookie', () => {
    const { store, storage, writeCookie } = makeStore()
    store.selectOwnSite('1002')
    expect(store.selectedId).toBe('portmere')
    expect(store.siteIds).toEqual(['1002', '1001'])
    expect(storage.content['foyer-cinema-group']).toBe('portmere.1002')
    expect(writeCookie).toHaveBeenLastCalledWith('portmere.1002')
  })

  it('is restored from either', () => {
    const { store } = makeStore({ cookie: 'portmere.1002' })
    expect([store.selectedId, store.ownSiteId]).toEqual(['portmere', '1002'])
    const stored = makeStore({ saved: 'portmere.1002' }).store
    stored.restore()
    expect([stored.selectedId, stored.siteIds[0]]).toEqual(['portmere', '1002'])
  })

  it.each(['portmere.1005', 'portmere.9999', 'portmere.'])('without it the city stays: %s', (cookie) => {
    const { store } = makeStore({ cookie })
    expect([store.selectedId, store.ownSiteId]).toEqual(['portmere', null])
  })

  it('is left with its city, and stays where that is chosen again', () => {
    const { store, writeCookie } = makeStore({ cookie: 'portmere.1002' })
    store.select('portmere')
    expect(store.ownSiteId).toBe('1002')
    store.select('aldwick')
    expect(store.ownSiteId).toBeNull()
    expect(writeCookie).toHaveBeenLastCalledWith('aldwick')
  })

  it('of no city changes nothing', () => {
    const { store } = makeStore({ cookie: 'aldwick' })
    store.selectOwnSite('9999')
    expect([store.selectedId, store.ownSiteId]).toEqual(['aldwick', null])
  })
})
