import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import { operations, toPath, type Operation, type OperationId } from '@foyer/contract/operations'
import { Problem } from '@foyer/contract/problem'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { CodeKeys, readCodesKey } from '../../server/src/codes/code-keys.ts'
import { CodeStore } from '../../server/src/codes/code-store.ts'
import { insertCode, sampleCard } from '../../server/src/codes/testing/sample-codes.ts'
import { createAdjustableClock, createFixedClock } from '../../server/src/domain/clock.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { openLog } from '../../server/src/http/logging.ts'

/**
 * Invalid requests to calls of orders, codes and payments: each answer must match the schema of a success or refusal,
 * and none may be a failure of the server.
 */

// A whole server runs in this process, which on a busy machine takes longer than the default limit.
jest.setTimeout(120_000)

const root = resolve(__dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'foyer-odd-'))
const siteId = '1001'
let server: FoyerServer
let authorization: string

beforeAll(async () => {
  const env = {
    NODE_ENV: 'test',
    FOYER_DATA: folder,
    PORT: '0',
    FOYER_PAY_PORT: '0',
    FOYER_RATE_LIMIT: 'off',
  }
  const settings = parseSettings(env, root)
  const clock = createAdjustableClock(createFixedClock(Date.parse('2026-11-21T12:00:00Z')))
  server = await buildServer({ settings, clock, log: openLog('silent') })
  const { api } = (await server.app.inject('/api/omnia/v1/initialData')).json<{
    api: { authToken: string }
  }>()
  authorization = `Bearer ${api.authToken}`
  const codes = new CodeStore(
    server.database,
    new CodeKeys(await readCodesKey(settings.dataFolder, settings.codesSecret)),
  )
  await insertCode(codes, 'VOUCHER', { capacity: 100_000 })
  await insertCode(codes, 'CARD', { capacity: 100_000, rules: sampleCard })
  await insertCode(codes, 'GIFT', { capacity: 100_000, rules: { kind: 'GiftCard' } })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly text: string
}

interface Sent {
  readonly params?: Record<string, string>
  readonly headers?: Record<string, string>
  /** Sent unchanged, even if it is not JSON. */
  readonly payload?: string
}

async function send(id: OperationId, { params = {}, headers = {}, payload }: Sent): Promise<Answer> {
  const operation: Operation = operations[id]
  const answer = await server.app.inject({
    method: operation.method,
    url: `/${toPath(operation, params)}`,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, text: answer.body }
}

const checkers = new Map<TSchema, ReturnType<typeof Compile>>()
function listErrors(schema: TSchema, value: unknown): unknown[] {
  const checker = checkers.get(schema) ?? Compile(schema)
  checkers.set(schema, checker)
  return [...checker.Errors(value)].slice(0, 3)
}

/** Fails unless the contract lists the answer. */
function expectNamed(id: OperationId, { status, text }: Answer, sent: unknown): void {
  const context = `${id} ${String(JSON.stringify(sent)).slice(0, 300)}: ${String(status)} ${text.slice(0, 200)}`
  if (status >= 500) throw new Error(context)
  if (status >= 400) {
    const problem = JSON.parse(text) as Problem
    const isTyped = problem.type.startsWith('urn:foyer:problem:') && problem.status === status
    if (!isTyped || listErrors(Problem, problem).length > 0) throw new Error(context)
    return
  }
  const schema = (operations[id] as Operation).responses[status]
  if (schema === undefined) throw new Error(`not named: ${context}`)
  if (schema === null ? text !== '' : listErrors(schema, JSON.parse(text)).length > 0)
    throw new Error(`of another shape: ${context}`)
}

/** A valid body for each call that has one. */
const bodies = {
  createStandardOrder: { siteId, bookingMode: 'Paid', siteOrderLocationId: null },
  createGiftShopOrder: { siteId },
  createSubscriptionOrder: { siteId, action: 'Purchase' },
  setOrderShowtime: {
    seats: ['1_1_1'],
    tickets: [
      {
        id: 't1',
        ticketTypeId: 'adult',
        voucherId: null,
        ticketRedemptionCardId: null,
        thirdPartyMemberCardId: null,
        rewardId: null,
        discountId: null,
      },
    ],
    discountCodes: ['OWL'],
  },
  setOrderItems: {
    items: [
      {
        id: 'i1',
        itemId: 'mug',
        quantity: 2,
        modifiers: [
          {
            modifierGroupId: 'topping',
            modifierId: 'butter',
            quantity: 1,
            modifiers: [{ modifierGroupId: 'milk', modifierId: 'oat', quantity: 1 }],
          },
        ],
        comment: 'warm',
        discountId: null,
        giftCard: {
          amount: 25,
          faceId: 'sunset',
          recipient: { name: 'Bea', email: 'bea@postbox.example' },
          senderName: 'Ines',
          message: 'Enjoy!',
          sendsAt: '2099-01-01T00:00:00Z',
          languageTag: 'en',
        },
      },
    ],
    itemDeliveries: [
      {
        id: 'd1',
        method: 'InSeatDelivery',
        itemIds: ['i1'],
        seat: { showtimeId: '1001-1', seatId: '1_1_1' },
        siteOrderLocationId: null,
      },
    ],
    itemDeliveriesComment: 'after the adverts',
    serviceAreaPickupSchedule: { startsAt: '2099-01-01T00:00:00Z' },
  },
  setOrderTip: { tip: { amount: 1 } },
  setOrderCustomer: {
    name: { givenName: 'Ines', familyName: 'Marchetti' },
    email: 'ines@postbox.example',
    phoneNumber: null,
    preferences: { languageTag: 'en' },
  },
  addVoucher: { type: 'Ticket', credentials: { barcode: 'VOUCHER', pin: '0042' } },
  addTicketRedemptionCard: { type: 'Member', cardNumber: 'CARD', pin: '0042', ticketTypeId: null },
  getGiftCardDetails: { cardNumber: 'GIFT', pin: '0042' },
  addGiftCardPayment: { cardNumber: 'GIFT', pin: '0042', value: 1 },
  createEmbeddedPayment: {
    webPaymentMethodId: 'ledgerline-card',
    languageTag: 'en',
    redirectReturnUrl: null,
  },
  createRedirectPayment: {
    webPaymentMethodId: 'ledgerline-page',
    redirectReturnUrl: 'http://localhost/order/payment/',
    languageTag: 'en',
  },
  createCinemaProcessedPayment: { reference: 'till 4' },
  setCinemaProcessedPayment: { status: 'Completed' },
} as const satisfies Partial<Record<OperationId, object>>
const withBody = Object.keys(bodies) as (keyof typeof bodies)[]

/** Calls without a body. */
const withoutBody = [
  'getOrder',
  'deleteOrder',
  'resetOrderExpiry',
  'getOrderCustomer',
  'removeVoucher',
  'removeTicketRedemptionCard',
  'removePayment',
  'getCurrentEmbeddedPayment',
  'getCurrentRedirectPayment',
  'startCompletion',
  'getCompletion',
  'getCompletedOrder',
  'getRedeemableItems',
] as const satisfies readonly OperationId[]

type Path = readonly (string | number)[]

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const within = Object.entries(value).flatMap(([name, member]) =>
    listPaths(member, [...path, Array.isArray(value) ? Number(name) : name]),
  )
  return [path, ...within]
}

/** A copy with another value at a path; undefined removes the property. */
function replaceAt(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other
  if (Array.isArray(value))
    return value.map((member: unknown, index) => (index === first ? replaceAt(member, rest, other) : member))
  const record = value as Record<string, unknown>
  return { ...record, [first]: replaceAt(record[first], rest, other) }
}

/** Replacements for each part of a body. `undefined` removes it. */
const oddValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(5_000),
  '‮\u{1F39F} ünïcode',
  '\u0000',
  "'; drop table sales_order; --",
  '__proto__',
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 53 + 2,
  true,
  [],
  [null],
  {},
  { constructor: { prototype: {} } },
  Array.from({ length: 200 }, () => 'x'),
]

const oddIds: readonly string[] = [
  'gone',
  '00000000-0000-4000-8000-000000000000',
  ' ',
  '..',
  '../../sites',
  '%2e%2e%2f',
  'x'.repeat(101),
  'x'.repeat(3_000),
  '‮\u{1F39F}',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '\u0000',
  '\n',
  'NaN',
  '-1',
]

const createOrder = async (): Promise<string> => {
  const { text } = await send('createStandardOrder', { payload: JSON.stringify({ siteId }) })
  return (JSON.parse(text) as { order: { id: string } }).order.id
}

function getParams(id: OperationId, orderId: string, other = 'gone'): Record<string, string> {
  const names = [...(operations[id] as Operation).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, name === 'orderId' ? orderId : other]))
}

/** Whoever may not make a call at all is refused before the body is read: the status, undefined for calls of visitors. */
function getStatusUnread(id: OperationId): 400 | 403 | undefined {
  const { callers } = operations[id].access
  if (callers.includes('visitor')) return undefined
  return callers.includes('member') ? 400 : 403
}

describe('odd bodies', () => {
  it.each(withBody)('of %s are refused with a condition, or accepted', async (id) => {
    const orderId = await createOrder()
    const params = getParams(id, orderId)
    for (const path of listPaths(bodies[id]))
      for (const other of oddValues) {
        const body = replaceAt(bodies[id], path, other)
        const payload = JSON.stringify(body)
        expectNamed(id, await send(id, { params, ...(payload === undefined ? {} : { payload }) }), body)
      }
  })

  it.each(withBody)('of %s that are not JSON, or missing, are refused with a condition', async (id) => {
    const params = getParams(id, await createOrder())
    const payloads = ['', '{', 'null', '[]', '"text"', '5', '{"a":}', '{"__proto__":{}}', '\u0000', '<a/>']
    for (const payload of payloads) {
      const answer = await send(id, { params, payload })
      expectNamed(id, answer, payload)
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data']) {
      const answer = await send(id, { params, payload: 'text', headers: { 'content-type': type } })
      expectNamed(id, answer, type)
      expect([getStatusUnread(id) ?? [400, 415]].flat()).toContain(answer.status)
    }
  })

  it.each(withBody)('of %s that are too large or too deep are refused with a condition', async (id) => {
    const params = getParams(id, await createOrder())
    const large = await send(id, { params, payload: JSON.stringify({ filling: 'x'.repeat(70_000) }) })
    expectNamed(id, large, 'large')
    expect(large.status).toBe(getStatusUnread(id) ?? 413)
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const answer = await send(id, { params, payload: deep })
    expectNamed(id, answer, 'deep')
  })

  it.each(withoutBody)('sent with %s, which has no body, do no harm', async (id) => {
    const params = getParams(id, await createOrder())
    for (const payload of ['', '{}', 'null', '[1]', '"text"'])
      expectNamed(id, await send(id, { params, payload }), payload)
  })
})

describe('odd ids', () => {
  it.each([...withBody, ...withoutBody].filter((id) => operations[id].path.includes('{')))(
    'of %s are refused with a condition',
    async (id) => {
      const orderId = await createOrder()
      const payload = id in bodies ? JSON.stringify(bodies[id as keyof typeof bodies]) : undefined
      const sent = payload === undefined ? {} : { payload }
      for (const odd of oddIds) {
        const asOrder = await send(id, { params: getParams(id, odd), ...sent })
        expectNamed(id, asOrder, odd)
        expect(asOrder.status).toBeGreaterThanOrEqual(400)
        expectNamed(id, await send(id, { params: getParams(id, orderId, odd), ...sent }), odd)
      }
    },
  )
})

describe('an idempotency key', () => {
  const key = (name: string) => ({ 'idempotency-key': `of this test ${name}` })

  it.each([
    ['addVoucher', { type: 'Ticket', credentials: { barcode: 'VOUCHER', pin: '0043' } }],
    ['addTicketRedemptionCard', { type: 'Member', cardNumber: 'CARD', pin: '0043' }],
    ['createStandardOrder', { siteId: '1002' }],
    ['createGiftShopOrder', { siteId: '1002' }],
    ['setOrderCustomer', { email: 'another@postbox.example' }],
  ] as const)('of %s that is repeated with another body is refused', async (id, other) => {
    const params = getParams(id, await createOrder())
    const first = await send(id, { params, payload: JSON.stringify(bodies[id]), headers: key(id) })
    expect(first.status).toBe(200)
    const again = await send(id, { params, payload: JSON.stringify(bodies[id]), headers: key(id) })
    expect(again).toEqual(first)
    const refused = await send(id, { params, payload: JSON.stringify(other), headers: key(id) })
    expectNamed(id, refused, other)
    expect(JSON.parse(refused.text)).toMatchObject({ type: 'urn:foyer:problem:idempotency-key-reused' })
  })

  it('that is repeated with an answer of 204 is answered with 204 and no body', async () => {
    const params = { orderId: await createOrder() }
    for (let times = 0; times < 2; times += 1)
      expect(await send('deleteOrder', { params, headers: key('deletion') })).toEqual({
        status: 204,
        text: '',
      })
    const again = await send('deleteOrder', { params, headers: key('another deletion') })
    expect(again.status).toBe(404)
  })
})
