import type { Database } from '../database/database.ts'
import type { ResultRow, SqlValue } from '../database/statements.ts'
import { toStoredOrder, type StoredOrder } from '../order-store/stored-order.ts'
import { toPlaceholders } from '../order-store/write-only.ts'

/** An order as a page of a list refers to it. */
export interface ListedOrder {
  readonly id: string
  /** Epoch milliseconds: when its last showtime is over; without one, a day after the sale. */
  readonly endsAt: number
}

/** Where a list goes on: after this order. */
export type ListPosition = ListedOrder

/** A journey that an order belongs to. */
export interface ListedJourney {
  readonly id: string
  readonly reference: string
  readonly orderId: string
}

/** A ticket's showtime that is over. */
export interface SeenShowtime {
  readonly orderId: string
  readonly showtimeId: string
  readonly filmId: string
  readonly siteId: string
  readonly screenId: string
  readonly businessDate: string
  /** Epoch milliseconds. */
  readonly startsAt: number
}

export interface Period {
  /** Epoch milliseconds. */
  readonly from: number
  /** Epoch milliseconds, excluded. */
  readonly to: number
}

const day = 86_400_000

/**
 * As in the index `sales_order_by_member_completed`: a statement that begins so reads the member's own rows and no
 * others. Bookings that were not paid in time are released, whether or not they are marked yet.
 */
const ofMember = `o.member_id = ? and o.status = 'Completed'
  and (o.booking_mode is null or o.booking_mode <> 'Unpaid' or o.expires_at > ?)`

/** By the document's text: within it no other key has this name, and quotes in what people type are escaped. */
const isRefunded = `o.contents like '%"refund":{%'`

/** Visits of a member with their ends; one that was refunded is over. Gift-shop orders are no visits. */
const visits = `(select o.id, case when ${isRefunded} then o.completed_at else coalesce(
    (select max(s.ends_at) from order_showtime os join showtime s on s.id = os.showtime_id where os.order_id = o.id),
    o.completed_at + ${String(day)}) end as ends_at
  from sales_order o where ${ofMember} and o.type = 'Standard') v`

/**
 * A member's orders with their showtimes. They are found before the showtimes, whatever a planner thinks of those of a
 * year.
 */
const own = `with own as materialized (select o.id from sales_order o where ${ofMember} and not (${isRefunded}))`
const ownShowtimes = `own join order_showtime os on os.order_id = own.id join showtime s on s.id = os.showtime_id`

/** A member's completed orders in the database. Each list is bounded; each statement reads the member's rows only. */
export class MemberOrders {
  readonly #database: Pick<Database, 'query'>

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database
  }

  /** Visits that are not over, the next one first. */
  async listCurrent(memberId: string, now: number, limit: number): Promise<ListedOrder[]> {
    const rows = await this.#query(
      `select v.id, v.ends_at from ${visits} where v.ends_at > ? order by v.ends_at, v.id limit ${String(limit)}`,
      [memberId, now, now],
    )
    return rows.map(toListed)
  }

  /** Visits that are over, the last one first. @param after the end of the page before, null for the first */
  async listPast(
    memberId: string,
    now: number,
    after: ListPosition | null,
    limit: number,
  ): Promise<ListedOrder[]> {
    const rows = await this.#query(
      `select v.id, v.ends_at from ${visits} where v.ends_at <= ?
        ${after ? 'and (v.ends_at < ? or (v.ends_at = ? and v.id < ?))' : ''}
        order by v.ends_at desc, v.id desc limit ${String(limit)}`,
      [memberId, now, now, ...(after ? [after.endsAt, after.endsAt, after.id] : [])],
    )
    return rows.map(toListed)
  }

  /** How many visits are over, and how many are not. */
  async count(memberId: string, now: number): Promise<{ current: number; past: number }> {
    const [row] = await this.#query(
      `select count(*) as listed, count(case when v.ends_at > ? then 1 end) as coming from ${visits}`,
      [now, memberId, now],
    )
    const [all, current] = [Number(row?.['listed'] ?? 0), Number(row?.['coming'] ?? 0)]
    return { current, past: all - current }
  }

  /** Orders of which something may be going on: begun or beginning within a day and a half, or bought within a day. */
  async listNear(memberId: string, now: number, limit: number): Promise<string[]> {
    const rows = await this.#query(
      `select o.id from sales_order o where ${ofMember} and not (${isRefunded}) and (
          exists (select 1 from order_showtime os join showtime s on s.id = os.showtime_id
            where os.order_id = o.id and s.ends_at > ? and s.starts_at < ?)
          or (o.completed_at > ? and not exists (select 1 from order_showtime os where os.order_id = o.id)))
        order by o.completed_at desc limit ${String(limit)}`,
      [memberId, now, now, now + 1.5 * day, now - day],
    )
    return rows.map((row) => String(row['id']))
  }

  /** Orders that were completed in a period, the latest first. */
  async listCompleted(
    memberId: string,
    now: number,
    { from, to }: Period,
    limit: number,
  ): Promise<StoredOrder[]> {
    const rows = await this.#query(
      `select o.* from sales_order o where ${ofMember} and o.completed_at >= ? and o.completed_at < ?
        order by o.completed_at desc, o.id desc limit ${String(limit)}`,
      [memberId, now, from, to],
    )
    return rows.map(toStoredOrder)
  }

  /** Refunded orders that were completed in a period. */
  async listRefunded(
    memberId: string,
    now: number,
    { from, to }: Period,
    limit: number,
  ): Promise<StoredOrder[]> {
    const rows = await this.#query(
      `select o.* from sales_order o where ${ofMember} and o.completed_at >= ? and o.completed_at < ?
        and ${isRefunded} order by o.completed_at desc limit ${String(limit)}`,
      [memberId, now, from, to],
    )
    return rows.map(toStoredOrder)
  }

  /** Instant of the first completed order; null without one. */
  async findFirst(memberId: string, now: number): Promise<number | null> {
    const [row] = await this.#query(
      `select min(o.completed_at) as first_at from sales_order o where ${ofMember}`,
      [memberId, now],
    )
    const first = row?.['first_at'] ?? null
    return first === null ? null : Number(first)
  }

  /** Showtimes of a year that are over, the first one first, without those that were refunded. */
  async listSeen(memberId: string, now: number, year: number, limit: number): Promise<SeenShowtime[]> {
    const rows = await this.#query(
      `${own} select own.id as order_id, s.id, s.film_id, s.site_id, s.screen_id, s.business_date, s.starts_at
        from ${ownShowtimes} where s.ends_at <= ? and s.business_date >= ? and s.business_date <= ?
        order by s.starts_at, s.id, own.id limit ${String(limit)}`,
      [memberId, now, now, `${String(year)}-01-01`, `${String(year)}-12-31`],
    )
    return rows.map((row) => ({
      orderId: String(row['order_id']),
      showtimeId: String(row['id']),
      filmId: String(row['film_id']),
      siteId: String(row['site_id']),
      screenId: String(row['screen_id']),
      businessDate: String(row['business_date']),
      startsAt: Number(row['starts_at']),
    }))
  }

  /** Business date of the first showtime that is over; null without one. */
  async findFirstSeen(memberId: string, now: number): Promise<string | null> {
    const [row] = await this.#query(
      `${own} select min(s.business_date) as first_date from ${ownShowtimes} where s.ends_at <= ?`,
      [memberId, now, now],
    )
    const first = row?.['first_date'] ?? null
    return first === null ? null : String(first)
  }

  /** Orders by id, in the order of the ids; those that are not there are left out. */
  async read(ids: readonly string[]): Promise<StoredOrder[]> {
    if (ids.length === 0) return []
    const rows = await this.#query(
      `select * from sales_order where id in (${toPlaceholders(ids.length)})`,
      ids,
    )
    const orders = new Map(rows.map((row) => [String(row['id']), toStoredOrder(row)]))
    return ids.flatMap((id) => orders.get(id) ?? [])
  }

  /** The journeys of orders. */
  async readJourneys(orderIds: readonly string[]): Promise<ListedJourney[]> {
    if (orderIds.length === 0) return []
    const rows = await this.#query(
      `select j.id, j.reference, jo.order_id from journey_order jo join journey j on j.id = jo.journey_id
        where jo.order_id in (${toPlaceholders(orderIds.length)})`,
      orderIds,
    )
    return rows.map((row) => ({
      id: String(row['id']),
      reference: String(row['reference']),
      orderId: String(row['order_id']),
    }))
  }

  #query(sql: string, parameters: readonly SqlValue[]): Promise<readonly ResultRow[]> {
    return this.#database.query({ sql, parameters })
  }
}

function toListed(row: ResultRow): ListedOrder {
  return { id: String(row['id']), endsAt: Number(row['ends_at']) }
}
