import { sql, type Kysely } from 'kysely'

/** Orders read per query. */
const pageSize = 500

interface OldOrder {
  id: string
  site_id: string
  type: string
  booking_mode: string
  status: string
  created_at: number
  expires_at: number
  total_minor: number
  customer: string | null
  completed_at: number | null
  transaction_number: string | null
  barcode: string | null
  client: string | null
}

interface OldTicket {
  order_id: string
  ticket_id: string
  showtime_id: string
  ticket_type_id: string
  area_category_id: string
  seat_id: string | null
  price_minor: number
  booking_fee_minor: number
  tax_basis_points: number
}

interface OldPayment {
  id: string
  order_id: string
  type: string
  amount_minor: number
  status: string
  decline_reason: string | null
  masked_detail: string | null
  provider_reference: string | null
  created_at: number
  updated_at: number
}

interface OldCompletion {
  order_id: string
  status: string
  failure: string | null
  started_at: number
  finished_at: number | null
}

interface OldSeat {
  order_id: string
  showtime_id: string
  seat_id: string
}

type Db = Kysely<unknown>

/** Fills the tables of `008-order-documents` from the earlier ones. */
export async function carryOrdersOver(db: Db): Promise<void> {
  for (let after = ''; ;) {
    const orders = await readRows<OldOrder>(
      db,
      sql`select * from old_customer_order where id > ${after} order by id limit ${sql.lit(pageSize)}`,
    )
    await carryPageOver(db, orders)
    const last = orders.at(-1)
    if (!last || orders.length < pageSize) break
    after = last.id
  }
  for (const statement of copies) await sql.raw(statement).execute(db)
}

async function readRows<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return [...(await query.execute(db)).rows] as T[]
}

/** Columns that are copied or counted. A counter's capacity is set by the next claim on it. */
const copies = [
  `insert into order_showtime (order_id, showtime_id) select order_id, showtime_id from old_order_showtime`,
  `insert into order_key (kind, value, order_id) select 'payment', id, order_id from old_payment`,
  `insert into order_key (kind, value, order_id) select 'charge', provider_reference, order_id from old_payment
    where provider_reference is not null`,
  `insert into seat_claim (showtime_id, seat_id, order_id, state, expires_at)
    select showtime_id, seat_id, order_id, state, expires_at from old_seat_claim`,
  `insert into scarce_claim (scarce_id, order_id, showtime_id, quantity, state, expires_at)
    select 'place:' || showtime_id || ':' || area_category_id, order_id, showtime_id, quantity, state, expires_at
    from old_area_claim`,
  ...heldCounters(`'held:' || client`, 'order_id, client'),
  ...heldCounters(`'held:' || client || ':' || showtime_id`, 'order_id, client, showtime_id'),
  `insert into scarce (id, capacity, taken) select scarce_id, sum(quantity), sum(quantity) from scarce_claim
    group by scarce_id`,
  `insert into journey (id, reference, created_at) select id, reference, created_at from old_journey`,
  `insert into journey_order (journey_id, order_id) select id, order_id from old_journey`,
  `insert into watched_order (member_hash, order_id, recorded_at)
    select member_hash, order_id, recorded_at from old_watched_order`,
]

/** Counters of what each client holds unpaid, over all its orders and by showtime. */
function heldCounters(id: string, by: string): string[] {
  return [
    `insert into scarce_claim (scarce_id, order_id, showtime_id, quantity, state, expires_at)
      select ${id}, order_id, null, sum(quantity), 'held', max(expires_at) from (
        select o.client, c.order_id, c.showtime_id, 1 as quantity, c.expires_at
        from old_seat_claim c join old_customer_order o on o.id = c.order_id
        where o.client is not null and o.status = 'InProgress' and c.state = 'held'
        union all
        select o.client, c.order_id, c.showtime_id, c.quantity, c.expires_at
        from old_area_claim c join old_customer_order o on o.id = c.order_id
        where o.client is not null and o.status = 'InProgress' and c.state = 'held'
      ) held group by ${by}`,
  ]
}

async function carryPageOver(db: Db, orders: readonly OldOrder[]): Promise<void> {
  if (orders.length === 0) return
  const ids = sql.join(orders.map(({ id }) => id))
  const tickets = await readRows<OldTicket>(
    db,
    sql`select * from old_order_ticket where order_id in (${ids}) order by showtime_id, position`,
  )
  const showtimes = await readRows<{ order_id: string; showtime_id: string }>(
    db,
    sql`select order_id, showtime_id from old_order_showtime where order_id in (${ids}) order by position`,
  )
  const payments = await readRows<OldPayment>(
    db,
    sql`select * from old_payment where order_id in (${ids}) order by created_at, id`,
  )
  const completions = await readRows<OldCompletion>(
    db,
    sql`select * from old_completion where order_id in (${ids})`,
  )
  const seats = await readRows<OldSeat>(
    db,
    sql`select order_id, showtime_id, seat_id from old_seat_claim where order_id in (${ids}) order by seat_id`,
  )
  for (const order of orders) {
    const isTheirs = (row: { order_id: string }) => row.order_id === order.id
    const contents = toContents({
      tickets: tickets.filter(isTheirs),
      showtimeIds: showtimes.filter(isTheirs).map(({ showtime_id: id }) => id),
      payments: payments.filter(isTheirs),
      completion: completions.find(isTheirs) ?? null,
      seats: seats.filter(isTheirs),
    })
    await sql`insert into sales_order (id, type, site_id, member_id, booking_mode, status, version, created_at,
      expires_at, total_minor, customer, contents, completed_at, booking_id, transaction_number, client)
      values (${order.id}, ${order.type}, ${order.site_id}, null, ${order.booking_mode}, ${order.status}, 1,
      ${order.created_at}, ${order.expires_at}, ${order.total_minor}, ${order.customer},
      ${JSON.stringify(contents)}, ${order.completed_at}, ${order.barcode}, ${order.transaction_number},
      ${order.client})`.execute(db)
  }
}

/** The document in version 1; absent values are left out. */
function toContents(old: {
  tickets: readonly OldTicket[]
  showtimeIds: readonly string[]
  payments: readonly OldPayment[]
  completion: OldCompletion | null
  seats: readonly OldSeat[]
}) {
  return {
    shape: 1,
    showtimes: old.showtimeIds.map((showtimeId) => {
      const own = old.tickets.filter((ticket) => ticket.showtime_id === showtimeId)
      const held = old.seats.filter((seat) => seat.showtime_id === showtimeId)
      return {
        showtimeId,
        tickets: own.map((ticket) => ({
          id: ticket.ticket_id,
          ticketTypeId: ticket.ticket_type_id,
          areaCategoryId: ticket.area_category_id,
          seatId: ticket.seat_id,
          priceMinor: ticket.price_minor,
          bookingFeeMinor: ticket.booking_fee_minor,
          taxBasisPoints: ticket.tax_basis_points,
        })),
        openSeatIds: own.length === 0 ? held.map(({ seat_id: id }) => id) : [],
      }
    }),
    payments: old.payments.map((payment) => ({
      id: payment.id,
      type: payment.type,
      amountMinor: payment.amount_minor,
      status: payment.status,
      declineReason: payment.decline_reason,
      maskedDetail: payment.masked_detail,
      providerReference: payment.provider_reference,
      createdAt: payment.created_at,
      updatedAt: payment.updated_at,
    })),
    completion: old.completion && {
      status: old.completion.status,
      failure: old.completion.failure,
      startedAt: old.completion.started_at,
      finishedAt: old.completion.finished_at,
    },
  }
}
