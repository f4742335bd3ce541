import type { Database } from '../../database/database.ts'
import { emptyContents } from '../order-contents.ts'
import { createOrderStore } from '../order-store.ts'
import type { Step } from '../steps.ts'
import type { StoredOrder } from '../stored-order.ts'

const minute = 60_000

/** An order of the usual kind, with nothing on it. */
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

/** Writes an order with whatever it is to have besides. */
export async function insertOrder(
  database: Database,
  order: StoredOrder,
  steps: readonly Step[] = [],
): Promise<void> {
  const written = await createOrderStore(database).write({
    orderId: order.id,
    steps: [{ kind: 'order.insert', order }, ...steps],
  })
  if (!written.ok) throw new Error(`the order was refused: ${written.refusal.kind}`)
}

const tables = [
  'journey_order',
  'journey',
  'movement',
  'scarce_claim',
  'scarce',
  'seat_claim',
  'order_key',
  'order_showtime',
  'sales_order',
] as const

/** Takes all orders out, with what they have. */
export async function deleteOrders(database: Database): Promise<void> {
  await database.tx(async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute()
  })
}
