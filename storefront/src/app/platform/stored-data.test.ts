import { createOrderMemory } from '../../stores/orders/order-memory.ts'
import {
  readStoredConfiguration,
  writeStoredConfiguration,
} from '../../stores/channel/stored-configuration.ts'
import { createFreshStorages } from './stored-data.ts'
import type { ListedStorage } from '../../stores/browser/storage.ts'

function createStorage(content: Record<string, string> = {}) {
  const stored = new Map(Object.entries(content))
  const storage: ListedStorage = {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
  return { stored, storage }
}

const inUse = {
  'foyer-order': '{"id":"o1"}',
  'foyer-basket': '{}',
  'foyer-cinema-group': 'portmere',
  'foyer-closed': '{}',
  'foyer-consent': '{}',
  'foyer-optional-recent-searches': '[]',
  'another-script': 'kept',
}

/** A browser that loads pages of a release. */
function browser(local: Record<string, string> = {}, session: Record<string, string> = {}) {
  const [first, second] = [createStorage(local), createStorage(session)]
  return {
    local: first.stored,
    session: second.stored,
    load: (commit: string | null) => createFreshStorages(first.storage, second.storage, commit),
  }
}

describe('stored data', () => {
  it('stands over two reloads of one release', () => {
    const { local, load } = browser()
    load('c1').local.set('foyer-order', '{"id":"o1"}')
    expect(load('c1').local.get('foyer-order')).toBe('{"id":"o1"}')
    expect(load('c1').local.get('foyer-order')).toBe('{"id":"o1"}')
    expect(local.get('foyer-version')).toBe('15.0.0 c1')
  })

  it('is dropped with another commit before anything is read, but for what the visitor has chosen', () => {
    const { local, session, load } = browser(
      { ...inUse, 'foyer-version': '15.0.0 c1' },
      { 'foyer-basket': '{}', 'foyer-version': '15.0.0 c1' },
    )
    expect(load('c2').local.get('foyer-order')).toBeNull()
    expect([...local.keys()].sort()).toEqual([
      'another-script',
      'foyer-cinema-group',
      'foyer-closed',
      'foyer-consent',
      'foyer-optional-recent-searches',
      'foyer-version',
    ])
    expect([...session]).toEqual([['foyer-version', '15.0.0 c2']])
  })

  it('of a sign-in stays: no release signs a member out', () => {
    const { local, load } = browser({ ...inUse, 'foyer-version': '15.0.0 a', 'foyer-member-token': '{}' })
    load('b').local.get('foyer-member-token')
    expect(local.get('foyer-member-token')).toBe('{}')
    expect(local.has('foyer-order')).toBe(false)
  })

  it('of another storage version is dropped, too, and of a time before versions', () => {
    for (const marked of [{ 'foyer-version': '14.9.0 c1' }, {}]) {
      const { load } = browser({ ...inUse, ...marked })
      expect(load('c1').local.get('foyer-order')).toBeNull()
    }
  })

  it('of a tab that comes back later is dropped then: each session has its own mark', () => {
    const { local, session, load } = browser({}, { 'foyer-basket': '{}', 'foyer-version': '15.0.0 c1' })
    local.set('foyer-version', '15.0.0 c2')
    expect(load('c2').session.get('foyer-basket')).toBeNull()
    expect(session.size).toBe(1)
  })

  it('of an order that is being paid for stays', () => {
    const { load } = browser(inUse, { 'foyer-payment': 'Started', 'foyer-basket': '{}' })
    const { local, session } = load('c2')
    expect(local.get('foyer-order')).toBe('{"id":"o1"}')
    expect([session.get('foyer-payment'), session.get('foyer-basket')]).toEqual(['Started', null])
  })

  it('of an order that another tab is paying for stays, too', () => {
    const { storage } = createStorage(inUse)
    const [paying, other] = [createStorage(), createStorage()]
    createOrderMemory(storage, paying.storage).paymentStatus = 'Started'
    expect(createFreshStorages(storage, other.storage, 'c2').local.get('foyer-order')).toBe('{"id":"o1"}')
    // The other tab has no payment to end.
    createOrderMemory(storage, other.storage).paymentStatus = 'NotStarted'
    expect(createFreshStorages(storage, createStorage().storage, 'c3').local.get('foyer-order')).toBe(
      '{"id":"o1"}',
    )
    createOrderMemory(storage, paying.storage).clear()
    expect(storage.get('foyer-paying')).toBeNull()
  })

  it('is not touched before somebody reads', () => {
    const { local, load } = browser(inUse)
    load('c2')
    expect(local.has('foyer-order')).toBe(true)
  })

  it('takes the copy of the configuration along, which the page brings anew', () => {
    const content = {
      languageTag: 'en',
      configuration: {},
      texts: {},
      textAreas: [],
      tags: { configuration: 'a', texts: 'b' },
      checkedAt: 0,
    }
    const { load } = browser()
    const { local } = load('c1')
    writeStoredConfiguration(local, content)
    expect(readStoredConfiguration(load('c1').local, 'en')).toEqual(content)
    // A language is the same in any capitals.
    expect(readStoredConfiguration(load('c1').local, 'EN')).toEqual(content)
    expect(readStoredConfiguration(load('c2').local, 'en')).toBeNull()
  })
})
