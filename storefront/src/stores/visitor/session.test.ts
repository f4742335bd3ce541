import { createRandomId } from '../../services/http/identity.ts'
import { userIdKey } from './signed-in.ts'
import { SessionStore } from './session.ts'

/** A tab's storage. */
function tab() {
  const stored = new Map<string, string>()
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
}

const sessionIn = (storage: ReturnType<typeof tab>, local = tab()) =>
  new SessionStore({
    languageTag: 'en',
    origin: 'https://halcyon.example',
    storage,
    local,
    random: createRandomId,
  })

describe('the id of a browser session', () => {
  it('has seven characters and stays the same over reloads of the session', () => {
    const storage = tab()
    const { sessionId } = sessionIn(storage)
    expect(sessionId).toMatch(/^[a-z0-9]{7}$/)
    expect(sessionIn(storage).sessionId).toBe(sessionId)
    expect(sessionIn(storage).sessionId).toBe(sessionId)
  })

  it('is another in another session', () => {
    expect(sessionIn(tab()).sessionId).not.toBe(sessionIn(tab()).sessionId)
  })

  it('is made anew where what is kept is none', () => {
    const storage = tab()
    storage.set('foyer-session', 'too long to be one')
    expect(sessionIn(storage).sessionId).toHaveLength(7)
  })
})

test('a session has the id of the member or the workstation that is signed in now', () => {
  const local = tab()
  const session = sessionIn(tab(), local)
  expect(session.userId).toBe('')
  local.set(userIdKey, 'member-1')
  expect(session.userId).toBe('member-1')
  local.remove(userIdKey)
  expect(session.userId).toBe('')
})

test('a session has the id of the workstation in place of the member’s who is signed in there', () => {
  const local = tab()
  let workstationId: string | null = 'till-4'
  const session = new SessionStore({
    languageTag: 'en',
    origin: 'https://halcyon.example',
    storage: tab(),
    local,
    random: createRandomId,
    findWorkstationId: () => workstationId,
  })
  expect(session.userId).toBe('till-4')
  local.set(userIdKey, 'member-1')
  expect(session.userId).toBe('till-4')
  workstationId = null
  expect(session.userId).toBe('member-1')
})

test('a session knows the language that its pages are in', () => {
  expect(sessionIn(tab()).languageTag).toBe('en')
})
