import type { FastifyInstance } from 'fastify'
import { catalogue, canArise, type Condition, type ErrorNumbering } from '@foyer/contract/errors/catalogue'
import type { ErrorArea } from '@foyer/contract/errors/entry'
import { defaultHeaderNames } from '@foyer/contract/headers'
import { operations, type Operation, type OperationId } from '@foyer/contract/operations'
import { publicAccess } from '@foyer/contract/wire/access'
import { correlation } from '../../server/src/http/correlation.ts'
import { problemHandling, ProblemError } from '../../server/src/http/problem.ts'
import { route } from '../../server/src/http/route.ts'
import { createAxiosClient } from '../../storefront/src/services/http/axios-client.ts'
import type { ApiClient } from '../../storefront/src/services/http/api-client.ts'
import { createExchangeAdapter } from '../../storefront/src/services/http/exchange-adapter.ts'
import type { Failure } from '../../storefront/src/services/http/failure.ts'
import { toFailure } from '../../storefront/src/services/http/to-failure.ts'
import { createTestApp } from '../../server/src/http/testing/test-app.ts'

/**
 * Every condition of the catalogue on its way from the server's error handler to the storefront's decoder: for each
 * call that can be refused with it, in both numberings; and for areas without a call.
 */

const ids = Object.keys(operations) as OperationId[]
/** The members of a problem that identify its condition. */
interface Stated {
  type: string
  title: string
  status: number
  errorCode?: number
}
/** Converts a problem to another server's form. */
type Retold = (problem: Stated) => object

const asItIs: Retold = (problem) => problem
const byCodeAlone: Retold = ({ status, errorCode }) => ({
  type: 'about:blank',
  title: 'Bad Request',
  status,
  errorCode,
})

let app: FastifyInstance
let numbering: ErrorNumbering = 1
let raised: Condition = 'unknown'

beforeAll(async () => {
  app = createTestApp()
  await app.register(correlation, {})
  await app.register(problemHandling, { numbering: () => numbering })
  // Before the request is validated, so its content has no effect here.
  app.addHook('onRequest', async () => {
    throw new ProblemError(raised)
  })
  for (const id of ids)
    route(app, operations[id] as Operation & { id: OperationId }, () => undefined as never)
  for (const area of areasWithoutCalls()) {
    const operation: Operation = {
      id: area,
      method: 'POST',
      path: area,
      tag: area,
      areas: [area, 'order'],
      summary: area,
      access: publicAccess,
      responses: {},
    }
    app.route({
      method: 'POST',
      url: `/areas/${area}`,
      config: { operation },
      handler: async () => undefined,
    })
  }
  await app.ready()
})

afterAll(() => app.close())

function areasWithoutCalls(): ErrorArea[] {
  const all = catalogue.flatMap(({ v1, byStatus, areas }) => [
    ...(Object.keys(v1 ?? {}) as ErrorArea[]),
    ...(byStatus ?? []),
    ...(areas ?? []),
  ])
  const withCalls = new Set<ErrorArea>(['generic', ...ids.flatMap((id) => [...operations[id].areas])])
  return [...new Set(all)].filter((area) => !withCalls.has(area))
}

function clientOver(retell: Retold, sent: object[] = []): ApiClient {
  return createAxiosClient({
    access: () => ({ apiUrl: '', authToken: 't', regionCode: 'GB', tenantId: 'halcyon' }),
    identity: () => ({ userId: '', sessionId: 'abcdefg' }),
    headerNames: defaultHeaderNames,
    numbering,
    random: (length) => 'r'.repeat(length),
    attempts: 1,
    timeout: 30_000,
    adapter: createExchangeAdapter(async ({ method, url, headers }) => {
      const answer = await app.inject({ method: method as 'GET', url, headers })
      const problem = retell(answer.json<Stated>())
      sent.push(problem)
      return { status: answer.statusCode, headers: {}, body: JSON.stringify(problem) }
    }),
  })
}

async function failureFrom(client: ApiClient, id: OperationId): Promise<Failure> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x'])
  const result = await client.call(id, { params: Object.fromEntries(names) as never })
  if (result.ok) throw new Error(`${id} was answered`)
  return result.failure
}

const conditionIn = (failure: Failure) =>
  failure.kind === 'condition' || failure.kind === 'http' ? failure.condition : failure.kind

/** Conditions that share a code with another in one numbering: without a `type`, the general one is read. */
const sharedCodes: Record<ErrorNumbering, Partial<Record<string, Condition>>> = {
  1: {
    'discount-invalid-for-holiday': 'discount-invalid',
    'discount-invalid-for-film': 'discount-invalid',
    'discount-invalid-for-distributor': 'discount-invalid',
  },
  2: {
    'redemption-card-no-valid-ticket-for-seats': 'redemption-card-no-valid-ticket-for-showtime',
    ...Object.fromEntries(
      [18101, 18102, 18103, 18104, 18105, 18106, 18107, 18108, 18109, 18111].map((code) => [
        `items-unavailable-${String(code)}`,
        'items-unavailable',
      ]),
    ),
  },
}

describe.each([1, 2] as const)('in numbering v%i', (spoken) => {
  beforeEach(() => {
    numbering = spoken
  })

  test.each(ids)('%s decodes each possible condition', async (id) => {
    const client = clientOver(asItIs)
    const possible = catalogue.filter((entry) => canArise(entry, operations[id].areas))
    expect(possible.length).toBeGreaterThan(15)
    for (const { condition, status } of possible) {
      raised = condition
      const failure = await failureFrom(client, id)
      expect({ id, read: conditionIn(failure) }).toEqual({ id, read: condition })
      expect(failure.kind).toBe(status < 500 ? 'condition' : 'http')
    }
  })

  test.each(ids)('%s decodes each condition from its code alone', async (id) => {
    const sent: { errorCode?: number }[] = []
    const client = clientOver(byCodeAlone, sent)
    for (const { condition } of catalogue.filter((entry) => canArise(entry, operations[id].areas))) {
      raised = condition
      const failure = await failureFrom(client, id)
      if (sent.pop()?.errorCode === undefined) continue
      const read = sharedCodes[spoken][condition] ?? condition
      expect({ condition, read: conditionIn(failure) }).toEqual({ condition, read })
    }
  })

  test.each(areasWithoutCalls())('the area %s, without a call yet, does so too', async (area) => {
    const possible = catalogue.filter((entry) => canArise(entry, [area]))
    expect(possible.length).toBeGreaterThan(15)
    for (const { condition } of possible) {
      raised = condition
      const answer = await app.inject({ method: 'POST', url: `/areas/${area}` })
      const read = (retell: Retold) =>
        conditionIn(
          toFailure([area, 'order'], spoken, answer.statusCode, JSON.stringify(retell(answer.json()))),
        )
      expect(read(asItIs)).toBe(condition)
      if (answer.json<Stated>().errorCode === undefined) continue
      expect(read(byCodeAlone)).toBe(sharedCodes[spoken][condition] ?? condition)
    }
  })

  it('sends every condition in the catalogue at least once', () => {
    const areas = [...ids.flatMap((id) => [...operations[id].areas]), ...areasWithoutCalls()]
    expect(catalogue.filter((entry) => !canArise(entry, areas))).toEqual([])
  })
})

/** Meaning of a status without a body, as another server may send it. */
const bareStatuses: readonly (readonly [OperationId, number, Condition])[] = [
  ['getFilms', 400, 'invalid-argument'],
  ['getFilm', 404, 'not-found'],
  ['getSites', 401, 'channel-token-invalid'],
  ['getSites', 403, 'forbidden'],
  ['getSites', 429, 'too-many-requests'],
  ['getShowtimeSeatLayout', 400, 'seat-layout-sold-out'],
  ['getShowtimeSeatLayout', 404, 'showtime-unavailable'],
  ['getSeatAvailability', 400, 'no-allocated-seats'],
  ['getSeatAvailability', 404, 'showtime-unavailable'],
  ['getOrderSeatAvailability', 404, 'showtime-unavailable'],
  ['getOrderSeatAvailability', 410, 'order-expired'],
  ['createStandardOrder', 400, 'invalid-argument'],
  ...(
    [
      'getOrder',
      'deleteOrder',
      'resetOrderExpiry',
      'setOrderCustomer',
      'setOrderShowtime',
      'createEmbeddedPayment',
      'getCurrentEmbeddedPayment',
      'startCompletion',
      'getCompletion',
    ] as const
  ).flatMap((id) => [
    [id, 404, 'order-not-found'] as const,
    [id, 409, 'order-in-completion'] as const,
    [id, 410, 'order-expired'] as const,
  ]),
  ['setOrderShowtime', 422, 'idempotency-key-reused'],
  ['getJourneyByOrderId', 404, 'journey-not-found'],
]

test.each(bareStatuses)('%s answered with %i without a body means %s', (id, status, condition) => {
  for (const text of ['', 'Not Found', '{}', `{"status":${String(status)}}`, '[]', '"no"']) {
    expect(conditionIn(toFailure(operations[id].areas, 1, status, text))).toBe(condition)
    expect(conditionIn(toFailure(operations[id].areas, 2, status, text))).toBe(condition)
  }
})

test('a refusal with fields of wrong types keeps what can be read', () => {
  const text = JSON.stringify({
    type: null,
    title: 7,
    detail: {},
    errorCode: '10000',
    unavailableSeatIds: ['1_2_3', 4, null],
    itemAvailabilityErrors: 'none',
    discountAvailabilityErrors: [
      { discountId: 'owl', unavailableReason: 'discount-invalid-for-film' },
      { discountId: null, unavailableReason: 'discount-invalid-10103' },
      { discountId: 'owl', unavailableReason: 'FullMoon' },
      'owl',
    ],
    filmUnavailableDateTimeRange: [],
  })
  expect(toFailure(operations.setOrderShowtime.areas, 1, 400, text)).toEqual({
    kind: 'condition',
    condition: 'seats-unavailable',
    status: 400,
    problem: {
      type: 'about:blank',
      title: '',
      status: 400,
      errorCode: 10000,
      unavailableSeatIds: ['1_2_3'],
      discountAvailabilityErrors: [
        { discountId: 'owl', unavailableReason: 'discount-invalid-for-film' },
        { discountId: null, unavailableReason: 'discount-invalid-10103' },
      ],
    },
    retryable: false,
  })
})
