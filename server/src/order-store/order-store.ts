import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import { applyCommand, CommandRefused } from './apply-command.ts'
import { dropHeldClaims } from './drop-held-claims.ts'
import { CommandGroups } from './groups/command-groups.ts'
import { OrderReads } from './groups/order-reads.ts'
import type { Command, OrderLookup, WriteResult } from './steps.ts'
import { toStoredOrder, type StoredOrder } from './stored-order.ts'
import { toPlaceholders } from './write-only.ts'

/** Orders in the database: one row each, and guards beside it. */
export interface OrderStore {
  /** An order as last committed, or null. */
  read(orderId: string): Promise<StoredOrder | null>
  /** The id of the order that has this other name, or null. */
  find(lookup: OrderLookup, value: string): Promise<string | null>
  /** Ids of the orders that are being completed. */
  listCompleting(): Promise<string[]>
  /** All or nothing; settles when it is durable. */
  write(command: Command): Promise<WriteResult>
}

/**
 * Where a statement is a round trip, the reads and the writes of a moment go together; elsewhere each command is a
 * program of statements.
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

/** Orders marked in one transaction at most, so that a long list does not hold up a sale. */
const ordersAtATime = 200

/**
 * Writes down which orders have run out and clears their claims away. Nothing depends on when it runs: an expired hold is
 * free from its last millisecond, by the guard itself. An order that is being completed is none of its business.
 * @returns how many orders it marked
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
  // Asked again in the statement that marks: on PostgreSQL a payment may have come between.
  const marked = yield {
    sql: `update sales_order set status = 'Expired', client = null, version = version + 1
      where id in (${toPlaceholders(candidates.length)}) and status = 'InProgress' and expires_at <= ? returning id`,
    parameters: [...candidates.map((row) => row['id'] ?? null), now],
  }
  return yield* dropHeldClaims(marked)
}
