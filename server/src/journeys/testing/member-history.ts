import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@foyer/contract/operations'
import { emptyContents, type OrderContents } from '../../order-store/order-contents.ts'
import type { BoxOffice } from '../../orders/testing/box-office.ts'
import { evening, siteId } from '../../orders/testing/small-cinema.ts'

type Query = Record<string, string | number | undefined>

/** Buys, refunds and ages orders of a box office, and reads the history of whoever calls it. */
export class MemberHistory {
  readonly #office: BoxOffice

  constructor(office: BoxOffice) {
    this.#office = office
  }

  /** Buys tickets by card, or for nothing. */
  async buy(seats: string[], { types, showtime = evening }: { types?: string[]; showtime?: string } = {}) {
    const orderId = await this.#office.orderFor(showtime, seats, types)
    if (types?.every((type) => type === 'free')) await this.#office.call('startCompletion', { orderId })
    else await this.#office.pay(orderId)
    await this.#office.services.completion.idle()
    return orderId
  }

  /** Changes an order as stored, as what comes later will. */
  async change(orderId: string, contents: Partial<OrderContents>, completedAt?: number) {
    const order = await this.#office.store.read(orderId)
    if (!order) throw new Error('no such order')
    const written = await this.#office.store.write({
      orderId,
      steps: [
        {
          kind: 'order.save',
          order: {
            ...order,
            completedAt: completedAt ?? order.completedAt,
            contents: { ...order.contents, ...contents },
          },
        },
      ],
    })
    expect(written.ok).toBe(true)
  }

  async refund(orderId: string, amountMinor: number, refundedAt = this.#office.clock.now()) {
    const order = await this.#office.store.read(orderId)
    const paymentId = order?.contents.payments[0]?.id ?? ''
    await this.change(orderId, {
      refund: { id: randomUUID(), refundedAt, parts: [{ paymentId, amountMinor }] },
    })
  }

  /** Writes copies of a completed order, with ids that begin with `prefix`, completed when `getTime` says of each. */
  async copy(orderId: string, prefix: string, count: number, getTime: (index: number) => number) {
    await this.#office.database.tx(async (trx) => {
      const row = await trx
        .selectFrom('sales_order')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      for (let index = 0; index < count; index++) {
        const id = `${prefix}-${String(index).padStart(2, '0')}`
        const changed = { id, booking_id: id, transaction_number: id }
        await trx
          .insertInto('sales_order')
          .values({ ...row, ...changed, completed_at: getTime(index) })
          .execute()
      }
    })
  }

  /** Writes completed orders of many members, four of each, with ids that begin with `o`. */
  async fill() {
    await this.#office.database.tx(async (trx) => {
      const values = Array.from({ length: 2_000 }, (_, index) => ({
        ...{
          id: `o-${String(index)}`,
          type: 'Standard' as const,
          site_id: siteId,
          member_id: `m-${String(index % 500)}`,
        },
        ...{
          booking_mode: 'Paid' as const,
          status: 'Completed' as const,
          version: 1,
          created_at: 1,
          expires_at: 1,
        },
        ...{ total_minor: 0, customer: null, contents: JSON.stringify(emptyContents), completed_at: index },
        ...{ booking_id: `b-${String(index)}`, transaction_number: `t-${String(index)}`, client: null },
      }))
      for (let from = 0; from < values.length; from += 500)
        await trx
          .insertInto('sales_order')
          .values(values.slice(from, from + 500))
          .execute()
    })
  }

  /** Deletes the orders of `copy` or `fill`. */
  async remove(prefix: string) {
    await this.#office.database.tx((trx) =>
      trx.deleteFrom('sales_order').where('id', 'like', `${prefix}-%`).execute(),
    )
  }

  async current() {
    return (await this.#office.call('getCurrentJourneys')).body
  }

  past(cursor?: string) {
    return this.#read('getPastJourneys', { cursor })
  }

  transactions(query: Query = {}) {
    return this.#read('getMemberTransactions', query)
  }

  watched(year?: number) {
    return this.#read('getWatchedFilms', { year })
  }

  /** Reads with a query, which `call` of the box office does not take. */
  async #read<K extends 'getPastJourneys' | 'getMemberTransactions' | 'getWatchedFilms'>(
    id: K,
    query: Query,
  ): Promise<ResponseOf<K>> {
    const path = {
      getPastJourneys: 'journeys/past',
      getMemberTransactions: 'transactions',
      getWatchedFilms: 'watched-films',
    }[id]
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const answer = await this.#office.app.inject({
      url: `/ocapi/v1/members/current/${path}`,
      query: Object.fromEntries(given) as Record<string, string>,
    })
    if (answer.statusCode !== 200) throw new Error(`${String(answer.statusCode)} ${answer.body}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    return answer.json()
  }
}

/** Ids of the orders in an answer with visits. */
export const listOrders = ({ journeys }: ResponseOf<'getCurrentJourneys'>) =>
  journeys.flatMap(({ orders }) => orders.map(({ id }) => id))
