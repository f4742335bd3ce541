import { textAreas } from '@foyer/contract/channel/calls'
import { ChannelConfiguration } from '@foyer/contract/channel/channel-configuration'
import {
  toPageConfiguration,
  toVariant,
  type PageConfiguration,
} from '@foyer/contract/channel/language-variant'
import { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import { getConditionEntry, toProblemType, type Condition } from '@foyer/contract/errors/catalogue'
import type { OperationId } from '@foyer/contract/operations'
import type { Problem } from '@foyer/contract/problem'
import type { Order } from '@foyer/contract/wire/orders'
import { parseModel } from '@foyer/theme-tokens/configuration/read'
import { halcyonTexts } from './brand-texts.ts'
import channel from '../../../../brands/halcyon/channel.json'
import content from '../../../../brands/halcyon/storefront.json'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Answer } from '../../services/http/api-client.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toFailure } from '../../services/http/to-failure.ts'
import { operationMetadata } from '@foyer/contract/operation-metadata'
import { createOrderMemory, orderMemoryKey } from '../../stores/orders/order-memory.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { createStores, type Platform } from '../../stores/create-stores.ts'
import { initialData, createMemoryStorage } from './page-data.ts'

/**
 * The configuration as a page carries it. Validated once a file: for each of a hundred stores anew it was a third of some
 * suites' time.
 */
const pageConfiguration = JSON.stringify(
  toPageConfiguration(
    toVariant(parseModel(ChannelConfiguration, channel), parseModel(StorefrontContent, content)),
  ),
)

type Reply = Result<Answer<unknown>, Failure>

/** What a scripted server answers an operation with, at once or in its own time. */
export type Script = Partial<Record<OperationId, () => Reply | Promise<Reply>>>

/** An answer with this body. */
export const answerWith = (body: unknown) => success({ status: 200, body, serverTime: null })

/** A refusal for a stated reason, as our server sends it and the client reads it. */
export const refuseFor = (condition: Condition, extra: Partial<Problem> = {}) => {
  const { status, title } = getConditionEntry(condition)
  return refuseWith(status, { type: toProblemType(condition), title, status, ...extra })
}

/** A refusal as any server may word it, as the client reads it for a change of an order. */
export const refuseWith = (status: number, problem: object) =>
  failed<Failure>(toFailure(operationMetadata.setOrderShowtime.areas, 1, status, JSON.stringify(problem)))

/** No answer at all. */
export const unreachable = () => failed<Failure>({ kind: 'transport', reason: 'network', retryable: true })

/** The answer to an order in progress that holds a seat of showtime `s1` until ten past twelve. */
export const answerHeldOrder = (change: Partial<Order> = {}) =>
  answerWith({
    order: {
      id: 'o1',
      siteId: '1001',
      status: 'InProgress',
      expiresAt: '2026-11-21T12:10:00Z',
      totalPrice: { valueIncludingTax: 25, valueExcludingTax: 20, tax: 5 },
      showtimes: [{ showtimeId: 's1', tickets: [], seats: [] }],
      items: [],
      payments: [],
      vouchers: [],
      deals: [],
      ...change,
    },
    relatedData: { showtimes: [], films: [], ticketTypes: [], areaCategories: [] },
  })

/**
 * The stores of an order page, at noon, over a scripted server; the browser remembers order `o1`.
 * What is not scripted cannot be reached.
 * @param change what is otherwise about the browser
 */
export function createTestStores(script: Script, change: Partial<Platform> = {}, initial = initialData) {
  const local = createMemoryStorage()
  const session = createMemoryStorage()
  local.set(orderMemoryKey, JSON.stringify({ id: 'o1', revision: 1, showtimeId: 's1' }))
  const call = jest.fn(
    async (operation: OperationId, _request?: unknown) => script[operation]?.() ?? unreachable(),
  )
  const stores = createStores(
    {
      brandName: 'halcyon',
      configuration: JSON.parse(pageConfiguration) as PageConfiguration,
      texts: halcyonTexts,
      textAreas,
      languageTag: 'en',
      primaryLanguageTag: 'en',
      initialData: initial,
      origin: 'https://halcyon.example',
      renderedAt: 0,
      logo: { light: '/logo.svg', dark: '/logo-on-dark.svg', ratio: 3.8 },
      hasModes: true,
      heroGlyphs: {},
      plainTone: { ground: '#0b0f17', on: '#f2f0eb', accent: '#a6aebd' },
      buttonFills: {},
      cinemaGroupId: null,
      dismissals: { lasting: '', session: '' },
      isConsentAnswered: false,
      commit: null,
    },
    {
      clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
      logger: { warn: jest.fn(), error: jest.fn() },
      random: () => 'random',
      local,
      session,
      onLocalChange: () => () => undefined,
      writeGroupCookie: jest.fn(),
      writeCookie: jest.fn(),
      locate: async () => null,
      makeClient: () => ({ call: call as never }),
      content: { get: async () => unreachable() },
      dehydrated: {},
      ...change,
    },
  )
  const getCalls = (operation: OperationId) => call.mock.calls.filter(([each]) => each === operation)
  return {
    stores,
    orderStores: getOrderStores(stores),
    memory: createOrderMemory(local, session),
    script,
    getCalls,
  }
}
