import { success } from '../../cache/result.ts'
import { createMemoryStorage, initialData } from '../../context/testing/page-data.ts'
import { createBrowserClient } from '../../services/http/browser-client.ts'
import { memberTokenKey, userIdKey } from '../../stores/visitor/signed-in.ts'
import { SessionStore } from '../../stores/visitor/session.ts'
import { createBrowserCalls } from './browser-calls.ts'

jest.mock('../../services/http/browser-client.ts', () => ({ createBrowserClient: jest.fn() }))
const created = jest.mocked(createBrowserClient)

/** What the client is created with in a browser that remembers a member, signed in or not. */
function getClientOptions(
  isSignedIn: boolean,
  memberSignIn?: typeof initialData.memberSignIn,
  workstationId: string | null = null,
) {
  const local = createMemoryStorage()
  local.set(userIdKey, 'member-1')
  if (isSignedIn) local.set(memberTokenKey, '{}')
  const session = new SessionStore({
    languageTag: 'en',
    origin: 'https://halcyon.example',
    storage: createMemoryStorage(),
    local,
    random: (length) => 'x'.repeat(length),
    findWorkstationId: () => workstationId,
  })
  const member = { getToken: async () => 'a-token', renew: async () => false }
  session.findMember = async () => member
  createBrowserCalls({
    initialData: { ...initialData, ...(memberSignIn ? { memberSignIn } : {}) },
    session,
    platform: {
      channel: { access: () => initialData.api, renewAccess: async () => false },
      content: { get: async () => success(undefined as never) },
      local,
      logger: { warn: jest.fn(), error: jest.fn() },
    },
  })
  const [options] = created.mock.lastCall ?? []
  if (!options) throw new TypeError('No client was created')
  return { options, member }
}

it('gives calls the member and their id while they are signed in, and nothing of them afterwards', async () => {
  const { options, member } = getClientOptions(true)
  expect(await options.member?.()).toBe(member)
  expect(options.identity()).toEqual({ sessionId: 'xxxxxxx', userId: 'member-1' })
  const { options: visitors } = getClientOptions(false)
  expect(await visitors.member?.()).toBeNull()
  expect(visitors.identity()).toEqual({ sessionId: 'xxxxxxx', userId: '' })
})

it('gives calls the id of the workstation at one, whether or not a member is signed in there', () => {
  for (const isSignedIn of [true, false]) {
    const { options } = getClientOptions(isSignedIn, undefined, 'till-4')
    expect(options.identity()).toEqual({ sessionId: 'xxxxxxx', userId: 'till-4' })
  }
})

it('sends cookies to other origins only where the sign-in is one', async () => {
  expect(getClientOptions(false).options.withCredentials).toBe(false)
  const byCookie = { type: 'Cookie', flagCookie: 'signed-in' } as const
  // The token that an earlier configuration has left is not asked for.
  const { options } = getClientOptions(true, byCookie)
  expect(options.withCredentials).toBe(true)
  expect(await options.member?.()).toBeNull()
})
