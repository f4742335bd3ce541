import { defaultHeaderNames } from '@foyer/contract/headers'
import { createPersonalisationClient, personalisationLimits } from './personalisation-client.ts'

type Reply = { status: number; body?: unknown; text?: string } | 'unreachable' | 'never'

/** A client whose server gives the replies in turn, the last one over and over. */
function clientWith(replies: Reply[], isRenewable = true) {
  const requests: { url: string; init: RequestInit }[] = []
  let token = 'first-token'
  let created = 0
  const renewAccess = jest.fn((_refusedToken: string) => {
    token = 'second-token'
    return Promise.resolve(isRenewable)
  })
  const client = createPersonalisationClient({
    ...personalisationLimits,
    timeout: 20,
    fetch: ((url: string, init: RequestInit) => {
      requests.push({ url, init })
      const reply = replies.length > 1 ? replies.shift()! : replies[0]!
      if (reply === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'))
      if (reply === 'never')
        return new Promise<Response>((_, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('late'))),
        )
      return Promise.resolve(
        new Response(reply.text ?? JSON.stringify(reply.body ?? {}), { status: reply.status }),
      )
    }) as typeof fetch,
    url: 'https://films.example/personal/',
    access: () => ({ authToken: token, regionCode: 'GB', tenantId: 'halcyon' }),
    renewAccess,
    headerNames: defaultHeaderNames,
    identity: () => ({ sessionId: 'abc1234', userId: '' }),
    random: (length) => `r${String((created += 1))}`.padEnd(length, 'x'),
  })
  const header = (index: number, name: string) => new Headers(requests[index]?.init.headers).get(name)
  return { client, requests, header, renewAccess }
}

const near = { query: { latitude: 51.5, longitude: -0.1 } }
const found = { status: 200, body: { site: { id: '1001' } } }

it('gives a call three tries of a second', () => {
  expect(personalisationLimits).toEqual({ attempts: 3, timeout: 1_000 })
})

it('asks at its own base address with the channel’s headers', async () => {
  const { client, requests, header } = clientWith([found])
  expect(await client.call('getNearestSite', near)).toEqual({ ok: true, value: found.body })
  expect(requests[0]?.url).toBe('https://films.example/personal/v2/Site/nearest?latitude=51.5&longitude=-0.1')
  expect(header(0, 'Authorization')).toBe('Bearer first-token')
  expect(header(0, 'Connect-Region-Code')).toBe('GB')
  expect(header(0, 'x-tenant-id')).toBe('halcyon')
  expect(header(0, 'CorrelationId')).toMatch(/^OCC--abc1234-\w+$/)
  expect(header(0, 'Idempotency-Key')).toBeNull()
})

it.each([502, 503, 504, 599])('tries three times on %i, with one correlation id', async (status) => {
  const { client, requests, header } = clientWith([{ status }])
  expect(await client.call('getNearestSite', near)).toMatchObject({
    ok: false,
    failure: { kind: 'http', status, retryable: true },
  })
  expect(requests).toHaveLength(3)
  expect(new Set([0, 1, 2].map((index) => header(index, 'CorrelationId'))).size).toBe(1)
})

it('tries again when no answer has come in time', async () => {
  const { client, requests } = clientWith(['never', found])
  expect((await client.call('getNearestSite', near)).ok).toBe(true)
  expect(requests).toHaveLength(2)
})

it.each([
  ['a refusal', { status: 400 }, { kind: 'http', status: 400, retryable: false }],
  ['a network that is down', 'unreachable', { kind: 'transport', reason: 'network' }],
  ['an answer of another shape', { status: 200, body: { cinema: {} } }, { kind: 'contract' }],
  ['an answer that is no JSON', { status: 200, text: '<p>Sorry</p>' }, { kind: 'contract' }],
] as const)('takes %s for what it is, after one try', async (_, reply, failure) => {
  const { client, requests } = clientWith([reply])
  expect(await client.call('getNearestSite', near)).toMatchObject({ ok: false, failure })
  expect(requests).toHaveLength(1)
})

it('renews the channel’s access after a 401 and repeats the call, once', async () => {
  const { client, header, renewAccess } = clientWith([{ status: 401 }, found])
  expect((await client.call('getNearestSite', near)).ok).toBe(true)
  expect(header(1, 'Authorization')).toBe('Bearer second-token')
  expect(renewAccess.mock.calls).toEqual([['first-token']])
  const refused = clientWith([{ status: 401 }], false)
  expect((await refused.client.call('getNearestSite', near)).ok).toBe(false)
  expect(refused.requests).toHaveLength(1)
})

it('sends a write with one key over its tries, and takes an empty answer', async () => {
  const { client, requests, header } = clientWith([{ status: 503 }, { status: 200, text: '' }])
  const body = { loyaltyMemberIdHash: 'a-visitor-of-ours', orderId: 'o1' }
  expect((await client.call('recordWatched', { body })).ok).toBe(true)
  expect(requests[1]?.init.body).toBe(JSON.stringify(body))
  expect(header(0, 'Idempotency-Key')).toBe(header(1, 'Idempotency-Key'))
  expect(header(0, 'Content-Type')).toBe('application/json')
})
