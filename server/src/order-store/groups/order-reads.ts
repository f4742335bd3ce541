import { setImmediate } from 'node:timers'
import { isUnavailable } from '../../database/failures.ts'
import type { SetDatabase } from '../../database/sets.ts'
import { toStoredOrder, type StoredOrder } from '../stored-order.ts'

interface Asked {
  readonly resolve: (order: StoredOrder | null) => void
  readonly reject: (error: unknown) => void
}

/** Reads the orders that are asked for in one turn of the event loop with one statement. */
export class OrderReads {
  readonly #sets: SetDatabase
  readonly #readAlone: (orderId: string) => Promise<StoredOrder | null>
  #asked = new Map<string, Asked[]>()

  /** @param readAlone a statement of its own, when one of those that were asked for spoils the common one */
  constructor(sets: SetDatabase, readAlone: (orderId: string) => Promise<StoredOrder | null>) {
    this.#sets = sets
    this.#readAlone = readAlone
  }

  read(orderId: string): Promise<StoredOrder | null> {
    return new Promise((resolve, reject) => {
      if (this.#asked.size === 0) setImmediate(() => void this.#readAll())
      const others = this.#asked.get(orderId)
      if (others) others.push({ resolve, reject })
      else this.#asked.set(orderId, [{ resolve, reject }])
    })
  }

  async #readAll(): Promise<void> {
    const asked = this.#asked
    this.#asked = new Map()
    try {
      const rows = await this.#sets.query({
        sql: 'select * from sales_order where id = any($1::text[])',
        parameters: [[...asked.keys()]],
      })
      const found = new Map(rows.map((row) => [String(row['id']), row]))
      for (const [id, all] of asked) {
        const row = found.get(id)
        answer(all, async () => (row ? toStoredOrder(row) : null))
      }
    } catch (error) {
      for (const [id, all] of asked)
        answer(all, () => (isUnavailable(error) ? Promise.reject(error as Error) : this.#readAlone(id)))
    }
  }
}

/** Each order by itself, so that one that cannot be read fails nobody else. */
function answer(all: readonly Asked[], read: () => Promise<StoredOrder | null>): void {
  read().then(
    (order) => all.forEach(({ resolve }) => resolve(order)),
    (error: unknown) => all.forEach(({ reject }) => reject(error)),
  )
}
