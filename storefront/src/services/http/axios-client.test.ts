import { AxiosError } from 'axios'
import { callLimits } from './transient.ts'
import { createClientWith } from './testing/client-with.ts'

const anOrder = {
  id: 'o',
  totalPrice: { valueIncludingTax: 12, valueExcludingTax: 10, tax: 2 },
}
const sites = { status: 200, body: { sites: [] } }

describe('the client', () => {
  it('asks at the contract’s address with the channel’s headers', async () => {
    const { client, requests, header } = createClientWith([
      { status: 200, body: { showtimes: [], relatedData: {} } },
    ])
    await client.call('getShowtimesByBusinessDate', {
      params: { businessDate: '2026-11-21' },
      query: { siteIds: ['2', '1'] },
    })
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/ocapi/v1/showtimes/by-business-date/2026-11-21?siteIds=1&siteIds=2',
    })
    expect(header(0, 'Accept')).toBe('application/json')
    expect(header(0, 'Authorization')).toBe('Bearer first-token')
    expect(header(0, 'Connect-Region-Code')).toBe('GB')
    expect(header(0, 'x-tenant-id')).toBe('halcyon')
    expect(header(0, 'CorrelationId')).toMatch(/^OCC--abc1234-\w+$/)
    expect(header(0, 'Idempotency-Key')).toBeUndefined()
  })

  it('gives a call three tries of half a minute', () => {
    expect(callLimits).toEqual({ attempts: 3, timeout: 30_000 })
  })

  it.each([502, 503, 504, 599])('tries three times in all on %i, with one correlation id', async (status) => {
    const { client, requests, header } = createClientWith([{ status }])
    const result = await client.call('getSites', {})
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status, retryable: true } })
    expect(requests).toHaveLength(3)
    expect(new Set([0, 1, 2].map((index) => header(index, 'CorrelationId'))).size).toBe(1)
  })

  it('keeps one idempotency key over the tries of a write', async () => {
    const { client, requests, header } = createClientWith([
      { status: 503 },
      { status: 503 },
      { status: 200, body: { order: anOrder, relatedData: {} } },
    ])
    const result = await client.call('createStandardOrder', { body: { siteId: '1001' } })
    expect(result.ok).toBe(true)
    expect(requests).toHaveLength(3)
    expect(new Set([0, 1, 2].map((index) => header(index, 'Idempotency-Key'))).size).toBe(1)
    expect(header(0, 'Idempotency-Key')).toBeTruthy()
  })

  it.each([500, 501, 404, 429])('does not try again on %i', async (status) => {
    const { client, requests } = createClientWith([{ status }])
    await client.call('getSites', {})
    expect(requests).toHaveLength(1)
  })

  it('does not try again when the network is down, and says that asking again may help', async () => {
    const { client, requests } = createClientWith(['unreachable'])
    const result = await client.call('getSites', {})
    expect(result).toEqual({ ok: false, failure: { kind: 'transport', reason: 'network', retryable: true } })
    expect(requests).toHaveLength(1)
  })

  it('makes a server without an answer one attempt when it is told so', async () => {
    const { client, requests } = createClientWith([{ status: 503 }], { attempts: 1 })
    await client.call('getSites', {})
    expect(requests).toHaveLength(1)
  })

  it('turns an error code into the condition of the numbering in force', async () => {
    const problem = { type: 'x', status: 400, title: 'Gone', errorCode: 10000, unavailableSeatIds: ['1_2_3'] }
    const { client } = createClientWith([{ status: 400, body: problem }])
    const call = { params: { orderId: 'o', showtimeId: 's' }, body: { seats: [], tickets: [] } }
    const result = await client.call('setOrderShowtime', call)
    expect(result).toMatchObject({
      ok: false,
      failure: {
        kind: 'condition',
        condition: 'seats-unavailable',
        problem: { unavailableSeatIds: ['1_2_3'] },
      },
    })
    const v2 = createClientWith([{ status: 400, body: { ...problem, errorCode: 40216 } }], { numbering: 2 })
    expect(await v2.client.call('setOrderShowtime', call)).toMatchObject({
      failure: { kind: 'condition', condition: 'seats-unavailable' },
    })
  })

  it('has the unknown error of numbering v2 as a condition, and guesses none for a foreign code', async () => {
    const reply = { status: 418, body: { type: 'x', status: 418, title: 'Gone', errorCode: 10000 } }
    for (const numbering of [2, 1] as const) {
      expect(await createClientWith([reply], { numbering }).client.call('getSites', {})).toMatchObject({
        failure: { kind: 'condition', condition: 'unknown', problem: { errorCode: 10000 } },
      })
    }
  })

  it.each([
    ['no JSON', 'not json'],
    ['another shape', '{"films":[]}'],
    ['a bare value', '3'],
  ])('takes %s for a broken contract, not for data', async (_, text) => {
    const { client } = createClientWith([{ status: 200, text }])
    expect(await client.call('getSites', {})).toMatchObject({
      ok: false,
      failure: { kind: 'contract', operation: 'getSites', retryable: false },
    })
  })

  it('takes an empty 204 and a 202 as they are', async () => {
    const gone = await createClientWith([{ status: 204, text: '' }]).client.call('deleteOrder', {
      params: { orderId: 'o' },
    })
    expect(gone).toMatchObject({ ok: true, value: { status: 204 } })
    const notYet = createClientWith([{ status: 202, text: '' }])
    expect(await notYet.client.call('getJourneyByOrderId', { params: { orderId: 'o' } })).toMatchObject({
      ok: true,
      value: { status: 202 },
    })
  })

  it.each([200, 204])('takes a change that is answered with an empty %i', async (status) => {
    const change = { params: { orderId: 'o' }, body: { email: 'ines@postbox.example' } }
    for (const text of ['', ' \n']) {
      const { client } = createClientWith([{ status, text }])
      expect(await client.call('setOrderCustomer', change)).toMatchObject({
        ok: true,
        value: { status, body: undefined },
      })
      const cancelled = createClientWith([{ status, text }]).client
      expect((await cancelled.call('deleteOrder', { params: { orderId: 'o' } })).ok).toBe(true)
    }
  })

  it('takes what it has no use for as an empty body', async () => {
    const { client } = createClientWith([{ status: 200, text: 'true' }])
    expect(await client.call('deleteOrder', { params: { orderId: 'o' } })).toMatchObject({
      value: { body: undefined },
    })
  })

  it.each([
    ['getOrder', { params: { orderId: 'o' } }],
    ['createStandardOrder', { body: { siteId: '1001' } }],
    ['getSites', {}],
  ] as const)('takes an empty answer to %s for a broken contract', async (operation, request) => {
    for (const status of [200, 204]) {
      const { client } = createClientWith([{ status, text: '' }])
      expect(await client.call(operation, request as never)).toMatchObject({
        ok: false,
        failure: { kind: 'contract', operation, detail: 'the body is empty' },
      })
    }
  })

  it.each([200, 201])('begins an order on a %i', async (status) => {
    const { client } = createClientWith([{ status, body: { order: anOrder, relatedData: {} } }])
    expect((await client.call('createStandardOrder', { body: { siteId: '1001' } })).ok).toBe(true)
  })

  it('renews the channel’s access after a 401 and repeats the call, once', async () => {
    const renewAccess = jest.fn((_refusedToken: string) => {
      count.renew('second-token')
      return Promise.resolve(true)
    })
    const count = createClientWith([{ status: 401 }, sites], { renewAccess })
    expect((await count.client.call('getSites', {})).ok).toBe(true)
    expect(count.header(1, 'Authorization')).toBe('Bearer second-token')
    expect(renewAccess.mock.calls).toEqual([['first-token']])
    const hopeless = createClientWith([{ status: 401 }], { renewAccess })
    expect(await hopeless.client.call('getSites', {})).toMatchObject({ ok: false })
    expect(hopeless.requests).toHaveLength(2)
  })

  it('reads the server’s clock from its answer', async () => {
    const { client } = createClientWith([{ ...sites, headers: { date: 'Sat, 21 Nov 2026 19:00:00 GMT' } }])
    expect(await client.call('getSites', {})).toMatchObject({
      value: { serverTime: Date.UTC(2026, 10, 21, 19) },
    })
  })

  it('ends when it is given up', async () => {
    const controller = new AbortController()
    controller.abort()
    const { client, requests } = createClientWith([sites])
    expect(await client.call('getSites', {}, { signal: controller.signal })).toMatchObject({
      failure: { kind: 'transport', reason: 'aborted', retryable: false },
    })
    expect(requests).toHaveLength(0)
  })

  it('tries again after a time-out', async () => {
    let tries = 0
    const client = createClientWith([sites], {
      adapter: () => {
        tries += 1
        return Promise.reject(new AxiosError('late', AxiosError.ECONNABORTED))
      },
    }).client
    expect(await client.call('getSites', {})).toMatchObject({
      failure: { reason: 'timeout', retryable: true },
    })
    expect(tries).toBe(3)
  })
})
