import { toProblemType } from '@foyer/contract/errors/catalogue'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { createAntiforgeryHeaders } from './antiforgery-headers.ts'
import type { AxiosClientOptions } from './axios-client.ts'
import type { MemberCalls } from './member-calls.ts'
import { failed, success } from '../../cache/result.ts'
import { createClientWith, type Reply } from './testing/client-with.ts'

const sites = { status: 200, body: { sites: [] } }
const expired = { status: 403, body: { title: 'Loyalty Member Authentication Token Expired' } }
const channel401 = { status: 401, headers: { 'www-authenticate': 'Bearer realm="channel"' } }
const member401 = { status: 401, headers: { 'www-authenticate': 'Bearer realm="member"' } }
const bare401 = { status: 401 }
const refresh = { body: { grant_type: 'refresh_token', refresh_token: 'r-1' } } as const

/** A member whose tokens are `tokens` in turn. */
function memberWith(tokens: readonly (string | null)[]): MemberCalls & { renew: jest.Mock } {
  let at = 0
  return {
    getToken: async () => tokens[at] ?? null,
    renew: jest.fn(async () => (at += 1) < tokens.length),
  }
}

const callWith = (replies: Reply[], member: MemberCalls | null, options: Partial<AxiosClientOptions> = {}) =>
  createClientWith(replies, { member: async () => member, ...options })

describe('the member’s token', () => {
  it('goes with every call but the one that creates it', async () => {
    const { client, header } = callWith([sites, { status: 400 }], memberWith(['t-1']))
    await client.call('getSites', {})
    await client.call('createMemberToken', refresh)
    expect(header(0, 'loyaltySessionToken')).toBe('t-1')
    expect(header(1, 'loyaltySessionToken')).toBeUndefined()
  })

  it('goes by the name in force', async () => {
    const { client, header } = callWith([sites], memberWith(['t-1']), {
      headerNames: { ...defaultHeaderNames, loyaltySessionToken: 'x-loyalty' },
    })
    await client.call('getSites', {})
    expect(header(0, 'x-loyalty')).toBe('t-1')
    expect(header(0, 'loyaltySessionToken')).toBeUndefined()
  })

  it('is asked for before each try', async () => {
    const getToken = jest.fn().mockResolvedValueOnce('t-1').mockResolvedValueOnce('t-2')
    const { client, header } = callWith([{ status: 503 }, sites], { getToken, renew: jest.fn() })
    await client.call('getSites', {})
    expect(header(1, 'loyaltySessionToken')).toBe('t-2')
  })

  it('is renewed once where the server says that it has expired, and the call repeated', async () => {
    const member = memberWith(['t-1', 't-2'])
    const { client, header } = callWith([expired, sites], member)
    expect((await client.call('getSites', {})).ok).toBe(true)
    expect(member.renew.mock.calls).toEqual([['t-1']])
    expect(header(1, 'loyaltySessionToken')).toBe('t-2')
    const hopeless = callWith([expired], memberWith(['t-1', 't-2', 't-3']))
    expect(await hopeless.client.call('getSites', {})).toMatchObject({
      failure: { kind: 'condition', condition: 'member-token-expired' },
    })
    expect(hopeless.requests).toHaveLength(2)
  })
})

describe('a 401', () => {
  const channel = (isRenewed: boolean) => jest.fn(async () => isRenewed)
  const getAnswer = async (replies: Reply[], options: Partial<AxiosClientOptions>) => {
    const { client, requests } = callWith(replies, memberWith(['t-1']), options)
    const answer = await client.call('createMemberToken', refresh)
    return { requests, failure: answer.ok ? null : answer.failure }
  }

  it.each([
    ['names the channel', channel401],
    ['names nobody', bare401],
    ['has the channel’s condition', { status: 401, body: { type: toProblemType('channel-token-invalid') } }],
  ])('renews the channel first where it %s, and the refresh goes on', async (_, refusal) => {
    const renewAccess = channel(true)
    const tokens = { access_token: 'a', expires_in: 900, refresh_token: 'r-2', token_type: 'Bearer' }
    const { failure } = await getAnswer([refusal, { status: 200, body: tokens }], { renewAccess })
    expect(failure).toBeNull()
    expect(renewAccess).toHaveBeenCalledTimes(1)
  })

  it('of the member ends the refresh without asking for the channel’s token', async () => {
    const renewAccess = channel(true)
    const { failure, requests } = await getAnswer([member401], { renewAccess })
    expect(failure).toMatchObject({ kind: 'condition', condition: 'refresh-token-expired' })
    expect(renewAccess).not.toHaveBeenCalled()
    expect(requests).toHaveLength(1)
  })

  it('with the code of an expired refresh token is the member’s without a realm', async () => {
    const { failure } = await getAnswer([{ status: 401, body: { errorCode: 101 } }], {
      renewAccess: channel(false),
    })
    expect(failure).toMatchObject({ kind: 'condition', condition: 'refresh-token-expired' })
  })

  it('without a realm is the member’s once the channel’s token is new', async () => {
    const { failure, requests } = await getAnswer([bare401], { renewAccess: channel(true) })
    expect(failure).toMatchObject({ condition: 'refresh-token-expired' })
    expect(requests).toHaveLength(2)
  })

  it.each([
    ['the channel’s token cannot be renewed', [bare401], { renewAccess: channel(false) }],
    ['the channel’s new token is refused', [channel401], { renewAccess: channel(true) }],
    ['nobody can renew the channel’s token', [bare401], {}],
  ])('is never the member’s where %s', async (_, replies, options) => {
    const { failure } = await getAnswer(replies, options)
    expect(failure).toMatchObject({ status: 401, retryable: true })
    expect(failure).not.toMatchObject({ condition: 'refresh-token-expired' })
  })
})

describe('a write that is signed in by a cookie', () => {
  const expire = { status: 204 }
  const forbidden = { status: 403, body: { title: 'Forbidden' } }
  const antiforgeryWith = () => {
    let count = 0
    const fetchToken = jest.fn(async () =>
      success({ headerName: 'RequestVerificationToken', requestToken: `a-${String((count += 1))}` }),
    )
    return { fetchToken, antiforgery: createAntiforgeryHeaders(fetchToken) }
  }
  const getSent = ({ requests, header }: ReturnType<typeof createClientWith>) =>
    requests.map((_, index) => header(index, 'RequestVerificationToken'))

  it('carries the antiforgery token; a read does not, nor a call with a token, nor a visitor’s', async () => {
    const { antiforgery, fetchToken } = antiforgeryWith()
    const byCookie = callWith([expire, sites], memberWith([null]), { antiforgery })
    await byCookie.client.call('deleteOrder', { params: { orderId: 'o' } })
    await byCookie.client.call('getSites', {})
    await byCookie.client.call('deleteOrder', { params: { orderId: 'o' } })
    expect(getSent(byCookie)).toEqual(['a-1', undefined, 'a-1'])
    for (const member of [memberWith(['t-1']), null]) {
      const others = callWith([expire], member, { antiforgery })
      await others.client.call('deleteOrder', { params: { orderId: 'o' } })
      expect(getSent(others)).toEqual([undefined])
    }
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })

  it('carries it as a workstation’s, with no member', async () => {
    const { antiforgery } = antiforgeryWith()
    let isRegistered = false
    const parts = callWith([expire], null, { antiforgery, isWorkstation: () => isRegistered })
    await parts.client.call('deleteWorkstation', {})
    isRegistered = true
    await parts.client.call('deleteWorkstation', {})
    expect(getSent(parts)).toEqual([undefined, 'a-1'])
  })

  it('is repeated once with another token after a 403, as another tab may have signed in', async () => {
    const { antiforgery } = antiforgeryWith()
    const parts = callWith([expire, forbidden, expire], memberWith([null]), { antiforgery })
    await parts.client.call('deleteOrder', { params: { orderId: 'o' } })
    expect((await parts.client.call('deleteOrder', { params: { orderId: 'o' } })).ok).toBe(true)
    expect(getSent(parts)).toEqual(['a-1', 'a-1', 'a-2'])
    const hopeless = callWith([forbidden], memberWith([null]), { antiforgery })
    expect(await hopeless.client.call('deleteOrder', { params: { orderId: 'o' } })).toMatchObject({
      failure: { condition: 'forbidden' },
    })
    expect(hopeless.requests).toHaveLength(2)
  })

  it.each(['endSessions', 'deleteMemberCookie'] as const)(
    'gets another token after %s',
    async (operation) => {
      const { antiforgery } = antiforgeryWith()
      const parts = callWith([expire], memberWith([null]), { antiforgery })
      await parts.client.call('deleteOrder', { params: { orderId: 'o' } })
      await parts.client.call(operation, {})
      await parts.client.call('deleteOrder', { params: { orderId: 'o' } })
      expect(getSent(parts)).toEqual(['a-1', 'a-1', 'a-2'])
    },
  )

  it('gets a token of its own after a sign-in: the one before does not serve', async () => {
    const { antiforgery } = antiforgeryWith()
    const parts = callWith([expire], memberWith([null]), { antiforgery })
    await parts.client.call('deleteOrder', { params: { orderId: 'o' } })
    await parts.client.call('createMemberCookie', { body: { grant_type: 'password', password: 'p' } })
    await parts.client.call('deleteOrder', { params: { orderId: 'o' } })
    expect(getSent(parts)).toEqual(['a-1', 'a-1', 'a-2'])
  })

  it('is sent without a token that cannot be got, and asks again', async () => {
    const fetchToken = jest.fn(async () =>
      failed({ kind: 'transport', reason: 'network', retryable: true } as const),
    )
    const parts = callWith([expire], memberWith([null]), {
      antiforgery: createAntiforgeryHeaders(fetchToken),
    })
    await parts.client.call('deleteOrder', { params: { orderId: 'o' } })
    await parts.client.call('deleteOrder', { params: { orderId: 'o' } })
    expect(fetchToken).toHaveBeenCalledTimes(2)
    expect(getSent(parts)).toEqual([undefined, undefined])
  })
})

describe('a form', () => {
  it('is encoded as one; the answer to a challenge goes in its header', async () => {
    const { client, requests, header } = callWith([{ status: 400 }], null)
    await client.call(
      'createMemberToken',
      { body: { grant_type: 'password', email: 'a+b@example.com', password: 'p & q' } },
      { captchaResponse: 'pow' },
    )
    expect(requests[0]?.body).toBe('grant_type=password&email=a%2Bb%40example.com&password=p+%26+q')
    expect(header(0, 'content-type')).toBe('application/x-www-form-urlencoded')
    expect(header(0, 'x-captcha-response')).toBe('pow')
  })
})
