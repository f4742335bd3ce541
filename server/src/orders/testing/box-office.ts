import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
import type { ErrorNumbering } from '@foyer/contract/errors/catalogue'
import { Problem } from '@foyer/contract/problem'
import {
  operations,
  toPath,
  type Operation,
  type OperationId,
  type ResponseOf,
} from '@foyer/contract/operations'
import type { FrameConnectorParameters } from '@foyer/contract/payments/frame'
import { solveChallenge } from '../../captcha/testing/solve-challenge.ts'
import { visitor, type Caller } from '../../domain/caller.ts'
import { createAdjustableClock, createFixedClock, type AdjustableClock } from '../../domain/clock.ts'
import type { Confirmations } from '../../completion/completion-service.ts'
import { completionRoutes } from '../../completion/routes.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase, type DatabaseTarget } from '../../database/open-database.ts'
import { callerCheck } from '../../http/caller-check.ts'
import { nullCharacters } from '../../http/null-characters.ts'
import { problemHandling } from '../../http/problem.ts'
import { createSystemIds } from '../../domain/ids.ts'
import { memberHistoryRoutes } from '../../journeys/member-history-routes.ts'
import { journeyRoutes } from '../../journeys/routes.ts'
import { createTestProvider, type TestProvider } from '../../../test-provider/provider.ts'
import type { PaymentProvider } from '../../domain/payment-provider.ts'
import { preparationRoutes } from '../../preparation/routes.ts'
import { redemptionRoutes } from '../../redemption/routes.ts'
import { noticeRoutes } from '../../payments/notice-routes.ts'
import { paymentCardRoutes } from '../../wallet/routes.ts'
import { paymentRoutes } from '../../payments/routes.ts'
import { createClientKey } from '../client-key.ts'
import { orderRoutes } from '../routes.ts'
import { noItemChanges, type ItemChange, type ItemChangeSnapshot } from '../../catalogue/item-changes.ts'
import type { PaymentLine } from '../../order-store/order-contents.ts'
import { getStockId } from '../../order-store/scarce-ids.ts'
import { createOrderStore, type OrderStore } from '../../order-store/order-store.ts'
import { deleteOrders } from '../../order-store/testing/sample-orders.ts'
import { createOrderServices, type OrderServices } from '../../app/order-services.ts'
import { defaultOrderSettings, type OrderSettings } from '../settings.ts'
import { siteId, smallCinema, writeShowtimes } from './small-cinema.ts'
import { createTestApp } from '../../http/testing/test-app.ts'

const shopOrigin = 'http://shop.example'
const payOrigin = 'http://pay.example'
const noticeSecret = 'between shop and provider'
const challengeKey = new TextEncoder().encode('a key of thirty-two characters..')

export const openingTime = Date.parse('2026-11-21T18:00:00Z')

export interface Answer<T> {
  status: number
  body: T
  /** The body as received. */
  text: string
}

export interface BoxOfficeOptions {
  settings?: Partial<OrderSettings>
  /** Whether the limits of one client are on; default off, as all tests call from one address. */
  limited?: boolean
  /** Wraps the store, to show the effect of its guards. */
  aroundStore?: (store: OrderStore, database: Database) => OrderStore
  /** Delay of the answer to a wrong code, milliseconds; default none. */
  codeAnswerAfter?: number
  /** Replaces the temporary SQLite file. */
  target?: DatabaseTarget
  /** Numbering of error codes; default v1. */
  numbering?: ErrorNumbering
  /** Notifies customers and recipients. */
  createConfirmations?: (parts: { database: Database; clock: AdjustableClock }) => Promise<Confirmations>
  /** Wraps the provider. */
  around?: (port: PaymentProvider) => PaymentProvider
}

/** The order services and routes on a real database in a temporary folder, with a clock that the test moves. */
export class BoxOffice {
  readonly database: Database
  readonly store: OrderStore
  readonly clock: AdjustableClock
  readonly services: OrderServices
  readonly provider: TestProvider
  readonly app: FastifyInstance
  /** Verified addresses by member. */
  readonly verifiedEmails: Map<string, string>
  /** Clubs by member; other members named none. */
  readonly clubs: Map<string, string>
  readonly #callers: { now: Caller }
  readonly #changes: Map<string, ItemChange>
  readonly #folder: string

  private constructor(parts: {
    database: Database
    store: OrderStore
    clock: AdjustableClock
    services: OrderServices
    provider: TestProvider
    app: FastifyInstance
    callers: { now: Caller }
    changes: Map<string, ItemChange>
    verifiedEmails: Map<string, string>
    clubs: Map<string, string>
    folder: string
  }) {
    this.database = parts.database
    this.store = parts.store
    this.clock = parts.clock
    this.services = parts.services
    this.provider = parts.provider
    this.app = parts.app
    this.#callers = parts.callers
    this.#changes = parts.changes
    this.verifiedEmails = parts.verifiedEmails
    this.clubs = parts.clubs
    this.#folder = parts.folder
  }

  static async open({
    settings,
    aroundStore,
    around,
    createConfirmations,
    target,
    limited = false,
    codeAnswerAfter = 0,
    numbering = 1,
  }: BoxOfficeOptions = {}): Promise<BoxOffice> {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-orders-'))
    const database = await openDatabase(target ?? { file: join(folder, 'foyer.db') })
    await writeShowtimes(database, openingTime)
    const clock = createAdjustableClock(createFixedClock(openingTime))
    const app = createTestApp()
    const log = app.log
    const provider = createTestProvider({ database, clock, log, origin: payOrigin, noticeSecret })
    const store = createOrderStore(database)
    const changes = new Map<string, ItemChange>()
    const snapshot: ItemChangeSnapshot = {
      getChange: (seller, id) => changes.get(toChangeKey(seller, id)) ?? noItemChanges.getChange(seller, id),
    }
    const confirmations = await createConfirmations?.({ database, clock })
    const options = {
      ...(confirmations ? { confirmations } : {}),
      database,
      store: aroundStore ? aroundStore(store, database) : store,
      clock,
      ids: createSystemIds(clock),
      catalogue: { ...smallCinema(openingTime), itemChanges: { read: async () => snapshot } },
      settings: { ...defaultOrderSettings, ...settings },
      log,
      provider: around ? around(provider.port) : provider.port,
      noticeSecret,
      limits: { isOn: limited },
      challengeKey,
      codesKey: [challengeKey] as const,
      codeAnswerAfter,
      getCaller: () => callers.now,
      findVerifiedEmail: (memberId: string) => Promise.resolve(verifiedEmails.get(memberId) ?? null),
      findEarningMember: (memberId: string) => Promise.resolve({ clubId: clubs.get(memberId) ?? null }),
    }
    const verifiedEmails = new Map<string, string>()
    const clubs = new Map<string, string>()
    const callers: { now: Caller } = { now: visitor }
    const services = createOrderServices(options)
    provider.connect(services.payments.receive)
    await app.register(problemHandling, { numbering: () => numbering })
    await app.register(nullCharacters)
    await app.register(callerCheck, { getCaller: () => callers.now })
    await app.register(orderRoutes, {
      services,
      clientKey: createClientKey(challengeKey),
      getCaller: () => callers.now,
    })
    await app.register(redemptionRoutes, { services, getCaller: () => callers.now })
    await app.register(paymentRoutes, {
      services,
      getOrigin: () => shopOrigin,
      getCaller: () => callers.now,
    })
    await app.register(paymentCardRoutes, {
      paymentCards: services.paymentCards,
      getShopOrigin: () => shopOrigin,
      getCaller: () => callers.now,
    })
    await app.register(noticeRoutes, { receive: services.payments.receive })
    await app.register(completionRoutes, { services })
    await app.register(preparationRoutes, { services, getCaller: () => callers.now })
    await app.register(journeyRoutes, { services, getCaller: () => callers.now })
    await app.register(memberHistoryRoutes, {
      services,
      watchedPicture: { draw: async () => null },
      getCaller: () => callers.now,
    })
    await app.ready()
    return new BoxOffice({
      database,
      store,
      clock,
      services,
      provider,
      app,
      callers,
      changes,
      verifiedEmails,
      clubs,
      folder,
    })
  }

  /** Resets to an empty database at opening time: cheaper than a new office. */
  async reset(): Promise<void> {
    await this.services.completion.idle()
    await deleteOrders(this.database)
    await this.database.tx(async (trx) => {
      await trx.deleteFrom('provider_refund').execute()
      await trx.deleteFrom('provider_charge').execute()
      await trx.deleteFrom('provider_card').execute()
      await trx.deleteFrom('payment_card_removal').execute()
      await trx.deleteFrom('member').execute()
      await trx.deleteFrom('idempotency').execute()
      await trx.deleteFrom('spent_challenge').execute()
      await trx.deleteFrom('failed_answer').execute()
      for (const table of ['preparation', 'mail_outbox', 'code', 'code_batch', 'code_guess'] as const)
        await trx.deleteFrom(table).execute()
    })
    this.#changes.clear()
    this.clock.set(openingTime)
    this.verifiedEmails.clear()
    this.clubs.clear()
    this.actAs(visitor)
  }

  /** Changes an item or modifier, as the chain does while the server runs. @param seller null: the gift shop */
  changeItem(itemId: string, change: Partial<ItemChange>, seller: string | null = siteId): void {
    const unchanged = noItemChanges.getChange(seller, itemId)
    this.#changes.set(toChangeKey(seller, itemId), { ...unchanged, ...change })
  }

  /** Sets the stock of an item. */
  async setStock(itemId: string, capacity: number): Promise<void> {
    this.changeItem(itemId, { isCounted: true })
    await this.database.tx((trx) =>
      trx
        .insertInto('scarce')
        .values({ id: getStockId(siteId, itemId), capacity, taken: 0 })
        .execute(),
    )
  }

  /** Makes all further calls as this caller. */
  actAs(caller: Caller): void {
    this.#callers.now = caller
  }

  async close(): Promise<void> {
    await this.services.stop()
    await this.provider.stop()
    await this.app.close()
    await this.database.close()
    rmSync(this.#folder, { recursive: true })
  }

  /** Calls an operation and checks the answer against its schema, or a problem against the problem's schema. */
  async call<K extends OperationId>(
    id: K,
    params: Record<string, string> = {},
    body?: object,
    headers: Record<string, string> = {},
    from = '127.0.0.1',
  ): Promise<Answer<ResponseOf<K>> & { problem: Problem | null }> {
    const operation: Operation = operations[id]
    const answer = await this.app.inject({
      method: operation.method,
      url: `/${toPath(operation, params)}`,
      remoteAddress: from,
      headers,
      ...(body ? { payload: body } : {}),
    })
    const parsed: unknown = answer.body === '' ? undefined : answer.json()
    const schema = answer.statusCode < 300 ? operation.responses[answer.statusCode] : Problem
    if (schema === undefined)
      throw new Error(`${id} answered with ${answer.statusCode}, which it does not name`)
    if (schema && !createChecker(schema).Check(parsed))
      throw new Error(`${id}: ${JSON.stringify(createChecker(schema).Errors(parsed).slice(0, 3))}`)
    return {
      status: answer.statusCode,
      body: parsed as ResponseOf<K>,
      text: answer.body,
      problem: answer.statusCode < 300 ? null : (parsed as Problem),
    }
  }

  /** @param from address of the client */
  async order(from?: string): Promise<string> {
    return (await this.call('createStandardOrder', {}, { siteId }, {}, from)).body.order.id
  }

  /** Solves the challenge of a refusal, as a browser does; null if there is none. */
  solve(problem: Problem | null): string | null {
    return problem?.challenge ? solveChallenge(problem.challenge) : null
  }

  hold(orderId: string, showtimeId: string, seats: string[], types: string[] = seats.map(() => 'adult')) {
    const tickets = types.map((ticketTypeId) => ({ id: randomUUID(), ticketTypeId }))
    return this.call('setOrderShowtime', { orderId, showtimeId }, { seats, tickets })
  }

  /** Creates an order that holds the seats and has a customer. */
  async orderFor(showtimeId: string, seats: string[], types?: string[]): Promise<string> {
    const orderId = await this.order()
    const held = await this.hold(orderId, showtimeId, seats, types)
    if (held.problem) throw new Error(JSON.stringify(held.problem))
    await this.call(
      'setOrderCustomer',
      { orderId },
      { name: { givenName: 'Ines', familyName: 'Marchetti' }, email: 'ines@postbox.example' },
    )
    return orderId
  }

  /** Starts a payment; returns the session of the provider's fields. */
  async paymentSession(orderId: string): Promise<string> {
    const { body } = await this.call(
      'createEmbeddedPayment',
      { orderId },
      { webPaymentMethodId: 'ledgerline-card' },
    )
    const { frameUrl } = JSON.parse(body.connectorParametersJson) as FrameConnectorParameters
    return new URL(frameUrl).searchParams.get('session') ?? ''
  }

  /** Sends a card to the provider, as its fields do. */
  async sendCard(session: string, number: string): Promise<{ status: number; state: string | undefined }> {
    const answer = await this.toProvider('/charge', session, {
      number,
      expiry: '04 / 29',
      securityCode: '123',
      name: 'Ines Marchetti',
    })
    return { status: answer.statusCode, state: answer.json<{ state?: string }>().state }
  }

  async sendCode(session: string, code: string): Promise<string | undefined> {
    return (await this.toProvider('/charge/code', session, { code })).json<{ state?: string }>().state
  }

  /** Pays with a card and waits for everything this triggers. */
  async pay(orderId: string, number = '4111111111111111'): Promise<void> {
    await this.sendCard(await this.paymentSession(orderId), number)
    await this.services.completion.idle()
  }

  /** Advances the clock and runs the provider's timers. */
  async wait(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds)
    await this.provider.settleDue()
    await this.services.completion.idle()
  }

  toProvider(path: string, session: string, payload: object) {
    return this.provider.app.inject({
      method: 'POST',
      url: path,
      query: { session },
      headers: { origin: payOrigin },
      payload,
    })
  }

  /** Status of an order's charges in the provider's ledger, oldest first. */
  async charges(orderId: string): Promise<string[]> {
    const rows = await this.database.read
      .selectFrom('provider_charge')
      .innerJoin('order_key', 'order_key.value', 'provider_charge.payment_id')
      .select(['provider_charge.payment_id', 'provider_charge.status'])
      .where('order_key.kind', '=', 'payment')
      .where('order_key.order_id', '=', orderId)
      .execute()
    const payments = await this.payments(orderId)
    const getPlace = (paymentId: string) => payments.findIndex(({ id }) => id === paymentId)
    return rows
      .filter((row) => getPlace(row.payment_id) >= 0)
      .sort((a, b) => getPlace(a.payment_id) - getPlace(b.payment_id))
      .map((row) => row.status)
  }

  /** Payments of an order, oldest first. */
  async payments(orderId: string): Promise<readonly PaymentLine[]> {
    return (await this.store.read(orderId))?.contents.payments ?? []
  }

  /** Seats of an order in the claims table, with their state. */
  async claims(orderId: string): Promise<Record<string, string>> {
    const rows = await this.database.read
      .selectFrom('seat_claim')
      .select(['seat_id', 'state'])
      .where('order_id', '=', orderId)
      .orderBy('seat_id')
      .execute()
    return Object.fromEntries(rows.map((row) => [row.seat_id, row.state]))
  }
}

const toChangeKey = (seller: string | null, itemId: string) => `${seller ?? 'gift shop'} ${itemId}`

const checkers = new WeakMap<object, ReturnType<typeof Compile>>()
function createChecker(schema: object): ReturnType<typeof Compile> {
  let checker = checkers.get(schema)
  if (!checker) checkers.set(schema, (checker = Compile(schema)))
  return checker
}
