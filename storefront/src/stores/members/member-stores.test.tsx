import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { createTestStores, answerWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { createMemoryStorage, initialData } from '../../context/testing/page-data.ts'
import { success } from '../../cache/result.ts'
import { basketKey } from '../orders/basket.ts'
import { orderMemoryKey, payingKey } from '../orders/order-memory.ts'
import { memberHashKey } from '../visitor/known-visitor.ts'
import { ExperiencesStore } from '../visitor/experiences.ts'
import { getPersonalisationStores } from '../visitor/personalisation-stores.ts'
import { getMemberStores } from './member-stores.ts'
import { memberHashOwnerKey, memberNameKey, memberTokenKey, userIdKey } from '../visitor/signed-in.ts'

const noon = Date.parse('2026-11-21T12:00:00Z') / 1_000
const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
const token = {
  access_token: `h.${encode({ sub: 'member-1', iat: noon, exp: noon + 900 })}.s`,
  token_type: 'Bearer',
  expires_in: 900,
  refresh_token: 'r-1',
}
const ines = { id: 'member-1', name: { givenName: 'Ines', familyName: 'Marchetti' } }
const done = () => success({ status: 204, body: undefined, serverTime: null })
const credentials = { identifier: 'ines@example.org', password: 'a secret', remember: false }
const script: Script = {
  createMemberToken: () => answerWith(token),
  getCurrentMember: () => answerWith({ member: ines }),
  deleteMemberCookie: done,
  deleteOrder: done,
}

async function signIn(
  change: Script = {},
  stored: Readonly<Record<string, string>> = {},
  personalisation?: InitialData['personalisation'],
) {
  const local = createMemoryStorage()
  for (const [key, value] of Object.entries(stored)) local.set(key, value)
  local.set(orderMemoryKey, JSON.stringify({ id: 'o1', revision: 1, showtimeId: 's1' }))
  local.set(basketKey, JSON.stringify({ showtimeId: 's1' }))
  const channel = { access: () => initialData.api, renewAccess: async () => true }
  const created = createTestStores(
    { ...script, ...change },
    { local, ...(personalisation && { channel }) },
    { ...initialData, ...(personalisation && { personalisation }) },
  )
  const members = getMemberStores(created.stores)
  expect((await members.session.signIn(credentials)).ok).toBe(true)
  await members.member.load()
  return { ...created, members, local }
}

it('a sign-in puts id and name where every page finds them, and leaves basket and order as they are', async () => {
  const { local, stores, getCalls } = await signIn()
  expect(stores.session.userId).toBe('member-1')
  expect(local.get(memberNameKey)).toBe('Ines')
  expect(local.get(basketKey)).not.toBeNull()
  expect(local.get(orderMemoryKey)).not.toBeNull()
  expect(getCalls('deleteOrder')).toHaveLength(0)
})

it('a sign-out cancels the order and clears all that is the member’s', async () => {
  const { local, stores, members, getCalls } = await signIn()
  local.set(memberHashKey, 'hash')
  local.set('foyer-optional-last-goods', '{}')
  local.set(memberHashOwnerKey, 'member-1')
  expect(await members.session.signOut()).toBe(true)
  expect(getCalls('deleteOrder').map(([, request]) => request)).toEqual([{ params: { orderId: 'o1' } }])
  expect(local.get('foyer-optional-last-goods')).toBeNull()
  for (const key of [
    memberTokenKey,
    memberNameKey,
    userIdKey,
    orderMemoryKey,
    memberHashKey,
    memberHashOwnerKey,
  ])
    expect({ key, stored: local.get(key) }).toEqual({ key, stored: null })
  expect(stores.session.userId).toBe('')
  expect(members.member.member).toBeNull()
})

it.each([
  ['Accepted', 'hash-of-the-member'],
  ['Declined', null],
])('recommendations know the member by the server’s hash where consent is %s', async (choice, hash) => {
  const { local, members } = await signIn(
    { getCurrentMember: () => answerWith({ member: { ...ines, hash: 'hash-of-the-member' } }) },
    { 'foyer-consent': JSON.stringify({ choice, at: '2026-11-20T12:00:00Z' }) },
  )
  expect(local.get(memberHashKey)).toBe(hash)
  await members.session.signOut()
  expect(local.get(memberHashKey)).toBeNull()
})

it('a sign-out clears the films that components of the content have shown for the member', async () => {
  const clear = jest.spyOn(ExperiencesStore.prototype, 'clear')
  const { local, members, stores } = await signIn({}, {}, { filmTerritoryShortCode: 'GB', url: '/' })
  const { experiences } = getPersonalisationStores(stores)
  if (!experiences) throw new Error('There is no personalisation')
  await members.session.signOut()
  // They were for anybody.
  expect(clear).not.toHaveBeenCalled()
  await members.session.signIn(credentials)
  local.set(memberHashKey, 'hash')
  local.set(memberHashOwnerKey, 'member-1')
  await members.session.signOut()
  expect(clear).toHaveBeenCalledTimes(1)
})

it('leaves a visitor’s own hash of recommendations', async () => {
  const { local, members } = await signIn()
  local.set(memberHashKey, 'hash')
  await members.session.signOut()
  expect(local.get(memberHashKey)).toBe('hash')
})

it('an order that is being paid for, in any tab, is not cancelled, but cleared here', async () => {
  const { local, members, getCalls } = await signIn()
  local.set(payingKey, 'yes')
  await members.session.signOut()
  expect(getCalls('deleteOrder')).toHaveLength(0)
  expect(local.get(orderMemoryKey)).toBeNull()
})

it('an order that cannot be cancelled is cleared all the same', async () => {
  const { local, members } = await signIn({ deleteOrder: unreachable })
  expect(await members.session.signOut()).toBe(true)
  expect(local.get(orderMemoryKey)).toBeNull()
})

it('a channel with cookies signs in by the cookie, and its flag alone decides', async () => {
  const { stores } = createTestStores(
    {
      ...script,
      createMemberCookie: () => {
        document.cookie = 'signed-in=1'
        return done()
      },
    },
    { writeCookie: (name) => void (document.cookie = `${name}=;max-age=0`) },
    { ...initialData, memberSignIn: { type: 'Cookie', flagCookie: 'signed-in' } },
  )
  const { session } = getMemberStores(stores)
  jest.useFakeTimers()
  try {
    await session.signIn(credentials)
    const ends: string[] = []
    session.onEnd((reason) => ends.push(reason))
    session.start()
    expect(session.isSignedIn).toBe(true)
    document.cookie = 'signed-in=;max-age=0'
    jest.advanceTimersByTime(499)
    expect(session.isSignedIn).toBe(true)
    jest.advanceTimersByTime(1)
    expect(session.isSignedIn).toBe(false)
    expect(ends).toEqual(['expired'])
  } finally {
    jest.useRealTimers()
  }
})
