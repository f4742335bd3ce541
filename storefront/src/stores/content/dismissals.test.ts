import { DismissalMemory, dismissalsKey } from './dismissal-memory.ts'
import { DismissalStore, type DismissibleKind, type DismissalCookies } from './dismissals.ts'
import type { Storage } from '../browser/storage.ts'

const day = 86_400_000
const noon = Date.parse('2026-11-22T12:00:00Z')
const weekly = { id: 'organ', displayFrequencyInDays: 7 }
const once = { id: 'trams', displayFrequencyInDays: null }

function memory(): Storage {
  const stored = new Map<string, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  }
}

/** A browser of several tabs: one local storage, a session storage for each tab, and the cookies that a server reads. */
function browser() {
  const local = memory()
  const clock = { time: noon, now: () => clock.time }
  const jar: { cookies: DismissalCookies } = { cookies: { lasting: '', session: '' } }
  const listeners = new Set<(key: string, value: string | null) => void>()
  const tab = () => {
    const session = memory()
    /** A page of the tab: its stores begin with what the server has rendered by. */
    const load = () => new DismissalStore(jar.cookies)
    const open = () => {
      const store = load()
      const memory = new DismissalMemory({
        dismissals: store,
        clock,
        local,
        session,
        readCookies: () => jar.cookies,
        writeCookies: (cookies) => {
          jar.cookies = cookies
        },
        onLocalChange: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      })
      memory.start()
      const close = (kind: DismissibleKind, id: string) => memory.close(kind, id)
      return { store, close, isClosed: store.isClosed.bind(store) }
    }
    return { session, load, open }
  }
  const tellTabs = () => listeners.forEach((listener) => listener(dismissalsKey, local.get(dismissalsKey)))
  return { local, clock, jar, tab, tellTabs }
}

describe('what was closed', () => {
  const kinds = ['announcements', 'popups'] as const

  it.each(kinds)(
    'of %s stays closed for its days over two reloads, and comes back when they have passed',
    (kind) => {
      const { clock, tab } = browser()
      const { open } = tab()
      open().close(kind, 'organ')
      expect(open().isClosed(kind, weekly, clock.now())).toBe(true)
      clock.time += 7 * day - 1
      expect(open().isClosed(kind, weekly, clock.now())).toBe(true)
      clock.time += 1
      expect(open().isClosed(kind, weekly, clock.now())).toBe(false)
    },
  )

  it.each(kinds)(
    'of %s without days stays closed for the session over two reloads, not for the next one',
    (kind) => {
      const { clock, jar, tab } = browser()
      const first = tab()
      first.open().close(kind, 'trams')
      expect(first.open().isClosed(kind, once, clock.now())).toBe(true)
      expect(first.open().isClosed(kind, once, clock.now() + 300 * day)).toBe(true)
      jar.cookies = { ...jar.cookies, session: '' }
      expect(tab().open().isClosed(kind, once, clock.now())).toBe(false)
    },
  )

  it('is of its kind: an announcement and a popup may have one id', () => {
    const { clock, tab } = browser()
    const store = tab().open()
    store.close('popups', 'organ')
    expect(store.isClosed('announcements', weekly, clock.now())).toBe(false)
  })

  it('is known to the first render by cookies, announcements alone, before a storage is opened', () => {
    const { clock, jar, tab } = browser()
    const { open, load } = tab()
    const store = open()
    store.close('announcements', 'organ')
    store.close('announcements', 'trams')
    store.close('popups', 'vast')
    expect(jar.cookies.session).toBe('organ!trams')
    expect(JSON.stringify(jar.cookies)).not.toContain('vast')
    const rendered = load()
    expect(rendered.isClosed('announcements', weekly, clock.now())).toBe(true)
    expect(rendered.isClosed('announcements', once, clock.now())).toBe(true)
    expect(rendered.isClosed('popups', { id: 'vast', displayFrequencyInDays: 1 }, clock.now())).toBe(false)
  })

  it('is heard of by other tabs, and closing there keeps it', () => {
    const { clock, tab, tellTabs } = browser()
    const [one, two] = [tab().open(), tab().open()]
    one.close('announcements', 'organ')
    tellTabs()
    expect(two.isClosed('announcements', weekly, clock.now())).toBe(true)
    two.close('popups', 'vast')
    expect(tab().open().isClosed('announcements', weekly, clock.now())).toBe(true)
  })

  it('for the session is told to the server by every tab, whichever closed it', () => {
    const { clock, jar, tab } = browser()
    const [one, two] = [tab().open(), tab().open()]
    one.close('announcements', 'trams')
    two.close('announcements', 'lift')
    expect(jar.cookies.session.split('!').sort()).toEqual(['lift', 'trams'])
    one.close('announcements', 'organ')
    expect(jar.cookies.session.split('!').sort()).toEqual(['lift', 'organ', 'trams'])
    expect(two.isClosed('announcements', once, clock.now())).toBe(true)
  })

  it('is forgotten after four hundred days', () => {
    const { clock, local, tab } = browser()
    const { open } = tab()
    open().close('announcements', 'old')
    clock.time += 401 * day
    open().close('announcements', 'organ')
    expect(local.get(dismissalsKey)).not.toContain('old')
  })
})

it.each([
  'not JSON',
  'null',
  '[]',
  '"text"',
  '{"announcements":null,"popups":5}',
  '{"announcements":{"organ":"soon"},"popups":{"vast":12}}',
  '{"announcements":[1,null,{}]}',
])('counts broken storage as nothing closed: %s', (text) => {
  const { clock, local, tab } = browser()
  const { session, open } = tab()
  local.set(dismissalsKey, text)
  session.set(dismissalsKey, text)
  const store = open()
  expect(store.isClosed('announcements', weekly, clock.now())).toBe(false)
  store.close('announcements', 'organ')
  expect(open().isClosed('announcements', weekly, clock.now())).toBe(true)
})

it('does not hide for years what was closed by a clock that was wrong', () => {
  const { clock, tab } = browser()
  const { open } = tab()
  clock.time = noon + 3_000 * day
  open().close('announcements', 'organ')
  clock.time = noon
  expect(open().isClosed('announcements', weekly, clock.now())).toBe(false)
})

it('passes over cookies that it has not written', () => {
  const store = new DismissalStore({
    lasting: 'organ!.!organ.zzzzzzzzzzzz!<b>.1',
    session: '!!<b>',
  })
  expect([store.last.size, store.inSession.size]).toEqual([0, 0])
})
