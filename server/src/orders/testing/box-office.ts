import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { Compile } from 'typebox/compile'
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
import type { AdjustableClock } from '../../domain/clock.ts'
import type { Database } from '../../database/database.ts'
import type { TestProvider } from '../../../test-provider/provider.ts'
import { noItemChanges, type ItemChange } from '../../catalogue/item-changes.ts'
import type { PaymentLine } from '../../order-store/order-contents.ts'
import { getStockId } from '../../order-store/scarce-ids.ts'
import type { OrderStore } from '../../order-store/order-store.ts'
import { deleteOrders } from '../../order-store/testing/sample-orders.ts'
import type { OrderServices } from '../../app/order-services.ts'
import { siteId } from './small-cinema.ts'
import {
  openingTime,
  openOffice,
  payOrigin,
  toChangeKey,
  type BoxOfficeOptions,
  type OfficeParts,
} from './open-office.ts'

export { openingTime, type BoxOfficeOptions } from './open-office.ts'

export interface Answer<T> {
  status: number
  body: T
  /** The body as received. */
  text: string
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

  private constructor(parts: OfficeParts) {
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

  static async open(options: BoxOfficeOptions = {}): Promise<BoxOffice> {
    return new BoxOffice(await openOffice(options))
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

const checkers = new WeakMap<object, ReturnType<typeof Compile>>()
function createChecker(schema: object): ReturnType<typeof Compile> {
  let checker = checkers.get(schema)
  if (!checker) checkers.set(schema, (checker = Compile(schema)))
  return checker
}
