import type { Database } from '../../database/database.ts'
import { emptyContents } from '../order-contents.ts'
import type { Tables } from '../../database/tables.ts'
import { createOrderStore, type OrderStore } from '../order-store.ts'
import type { Step } from '../steps.ts'
import type { StoredOrder } from '../stored-order.ts'

const minute = 60_000

/** A typical order without contents. */
export function sampleOrder(id: string, change: Partial<StoredOrder> = {}): StoredOrder {
  const createdAt = change.createdAt ?? 1_800_000_000_000
  return {
    id,
    type: 'Standard',
    siteId: '1001',
    memberId: null,
    bookingMode: 'Paid',
    status: 'InProgress',
    version: 1,
    createdAt,
    expiresAt: createdAt + 10 * minute,
    totalMinor: 0,
    customer: null,
    contents: emptyContents,
    completedAt: null,
    bookingId: null,
    transactionNumber: null,
    client: null,
    ...change,
  }
}

/** A mail that waits to be sent. */
export function sampleMail(dedupe: string): Tables['mail_outbox'] {
  return {
    id: `mail of ${dedupe}`,
    dedupe,
    recipient: 'ines@postbox.example',
    kind: 'tickets',
    language: 'en',
    data: '{}',
    created_at: 1_800_000_000_000,
    due_at: 1_800_000_000_000,
    claimed_until: 0,
    tries: 0,
    sent_at: null,
    dead_at: null,
    last_error: null,
  }
}

/** Writes an order with the given changes. */
export function insertOrder(
  database: Database,
  order: StoredOrder,
  steps: readonly Step[] = [],
): Promise<void> {
  return writeOrder(createOrderStore(database), order, steps)
}

/** The same in an existing store. */
export async function writeOrder(
  store: OrderStore,
  order: StoredOrder,
  steps: readonly Step[] = [],
): Promise<void> {
  const written = await store.write({
    orderId: order.id,
    steps: [{ kind: 'order.insert', order }, ...steps],
  })
  if (!written.ok) throw new Error(`the order was refused: ${written.refusal.kind}`)
}

const tables = [
  'journey_order',
  'journey',
  'movement',
  'member_balance',
  'scarce_claim',
  'scarce',
  'seat_claim',
  'order_key',
  'order_showtime',
  'sales_order',
] as const

/** Deletes all orders with what belongs to them. */
export async function deleteOrders(database: Database): Promise<void> {
  await database.tx(async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute()
  })
}
