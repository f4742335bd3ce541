import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import { applyCommand, CommandRefused } from './apply-command.ts'
import { dropHeldClaims } from './drop-held-claims.ts'
import { CommandGroups } from './groups/command-groups.ts'
import { OrderReads } from './groups/order-reads.ts'
import type { Command, OrderLookup, WriteResult } from './steps.ts'
import { toStoredOrder, type StoredOrder } from './stored-order.ts'
import { toPlaceholders } from './write-only.ts'

/** Orders in the database: one row each, and the guards against double sale. */
export interface OrderStore {
  /** An order as last committed, or null. */
  read(orderId: string): Promise<StoredOrder | null>
  /** The id of the order with this other key, or null. */
  find(lookup: OrderLookup, value: string): Promise<string | null>
  /** Ids of orders that are being completed. */
  listCompleting(): Promise<string[]>
  /** Writes a command, all or nothing; settles when it is durable. */
  write(command: Command): Promise<WriteResult>
}

/**
 * Where a statement is a round trip, simultaneous reads and writes are grouped; elsewhere each command is a program of
 * statements.
 */
export function createOrderStore(database: Database): OrderStore {
  const writeAlone = async (command: Command): Promise<WriteResult> => {
    try {
      await database.run(() => applyCommand(command))
      return { ok: true }
    } catch (error) {
      if (error instanceof CommandRefused) return { ok: false, refusal: error.refusal }
      throw error
    }
  }
  const readAlone = async (orderId: string): Promise<StoredOrder | null> => {
    const [row] = await database.query({
      sql: 'select * from sales_order where id = ?',
      parameters: [orderId],
    })
    return row ? toStoredOrder(row) : null
  }
  const { sets } = database
  const reads = sets && new OrderReads(sets, readAlone)
  const groups = sets && new CommandGroups(sets, writeAlone)
  return {
    read: reads ? (orderId) => reads.read(orderId) : readAlone,
    write: groups ? (command) => groups.write(command) : writeAlone,

    async find(lookup, value) {
      const [row] = await database.query({
        sql: 'select order_id from order_key where kind = ? and value = ?',
        parameters: [lookup, value],
      })
      return row ? String(row['order_id']) : null
    },

    async listCompleting() {
      const rows = await database.query({
        sql: `select id from sales_order where status = 'Completing'`,
        parameters: [],
      })
      return rows.map((row) => String(row['id']))
    },
  }
}

/** Most orders marked in one transaction, so that a long list does not block sales. */
const ordersAtATime = 200

/**
 * Marks expired orders and deletes their claims. Nothing depends on when it runs: the guard itself treats a hold as
 * free from the millisecond it expires. Ignores orders that are being completed.
 * @returns the number of marked orders
 */
export async function sweepExpiredOrders(database: Database, now: number): Promise<number> {
  return database.run(() => expireOrders(now))
}

function* expireOrders(now: number): StatementProgram<number> {
  const candidates = yield {
    sql: `select id from sales_order where status = 'InProgress' and expires_at <= ? order by expires_at limit ${ordersAtATime}`,
    parameters: [now],
  }
  if (candidates.length === 0) return 0
  // Checked again in the statement that marks: on PostgreSQL a payment may have come in between.
  const marked = yield {
    sql: `update sales_order set status = 'Expired', client = null, version = version + 1
      where id in (${toPlaceholders(candidates.length)}) and status = 'InProgress' and expires_at <= ? returning id`,
    parameters: [...candidates.map((row) => row['id'] ?? null), now],
  }
  return yield* dropHeldClaims(marked)
}
