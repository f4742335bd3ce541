import { setImmediate } from 'node:timers'
import { isUnavailable } from '../../database/failures.ts'
import type { SetDatabase } from '../../database/sets.ts'
import { toStoredOrder, type StoredOrder } from '../stored-order.ts'

interface Reader {
  readonly resolve: (order: StoredOrder | null) => void
  readonly reject: (error: unknown) => void
}

/** Reads all orders that are requested in one turn of the event loop with one statement. */
export class OrderReads {
  readonly #sets: SetDatabase
  readonly #readAlone: (orderId: string) => Promise<StoredOrder | null>
  #requested = new Map<string, Reader[]>()

  /** @param readAlone reads one order in a separate statement, if the common one fails */
  constructor(sets: SetDatabase, readAlone: (orderId: string) => Promise<StoredOrder | null>) {
    this.#sets = sets
    this.#readAlone = readAlone
  }

  read(orderId: string): Promise<StoredOrder | null> {
    return new Promise((resolve, reject) => {
      if (this.#requested.size === 0) setImmediate(() => void this.#readAll())
      const others = this.#requested.get(orderId)
      if (others) others.push({ resolve, reject })
      else this.#requested.set(orderId, [{ resolve, reject }])
    })
  }

  async #readAll(): Promise<void> {
    const requested = this.#requested
    this.#requested = new Map()
    try {
      const rows = await this.#sets.query({
        sql: 'select * from sales_order where id = any($1::text[])',
        parameters: [[...requested.keys()]],
      })
      const found = new Map(rows.map((row) => [String(row['id']), row]))
      for (const [id, all] of requested) {
        const row = found.get(id)
        void answer(all, () => (row ? toStoredOrder(row) : null))
      }
    } catch (error) {
      for (const [id, all] of requested)
        void answer(all, () => {
          if (isUnavailable(error)) throw error
          return this.#readAlone(id)
        })
    }
  }
}

/** Each order separately, so that one that cannot be read does not fail the others. */
async function answer(
  all: readonly Reader[],
  read: () => StoredOrder | null | Promise<StoredOrder | null>,
): Promise<void> {
  try {
    const order = await read()
    for (const { resolve } of all) resolve(order)
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}
