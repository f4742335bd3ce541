import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Reader } from '../database/reader.ts'
import type { Tables } from '../database/tables.ts'
import { getStockId } from '../order-store/scarce-ids.ts'
import { everywhere } from './stored-item-changes.ts'

/** `capacity` of what is not counted any more: servers that have not read it yet still claim pieces. */
const uncounted = 1_000_000_000_000

/** Writes what the chain changes of items while servers run. A site of null is everywhere, or the gift shop. */
export class ItemSettings {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Sets a price, minor units; null is the catalogue's again. Everywhere: the sites' own prices end. */
  async setPrice(
    siteId: string | null,
    itemId: string,
    priceMinor: number | null,
    now: number,
  ): Promise<void> {
    await this.#set(siteId, itemId, { price_minor: priceMinor }, { price_minor: null }, now)
  }

  /** Takes something off sale until an instant, epoch milliseconds. Everywhere: whatever the sites have set. */
  async setSoldOut(siteId: string | null, itemId: string, until: number, now: number): Promise<void> {
    await this.#set(siteId, itemId, { sold_out_until: until }, { sold_out_until: null }, now)
  }

  /** Sells something again; at a site, also while it is sold out elsewhere. */
  async setSold(siteId: string | null, itemId: string, now: number): Promise<void> {
    await this.#set(
      siteId,
      itemId,
      { sold_out_until: siteId === null ? null : 0 },
      { sold_out_until: null },
      now,
    )
  }

  /** Sets how many pieces are left to be sold besides those on orders; null: they are not counted. */
  async setStock(siteId: string | null, itemId: string, left: number | null, now: number): Promise<void> {
    const id = getStockId(siteId, itemId)
    await this.#database.tx(async (trx) => {
      // The row is locked by an update before it is read, so that no order is claiming pieces meanwhile.
      const row = await trx
        .updateTable('scarce')
        .set((eb) => ({ taken: eb.ref('taken') }))
        .where('id', '=', id)
        .returning('taken')
        .executeTakeFirst()
      const capacity = left === null ? uncounted : Number(row?.taken ?? 0) + left
      await trx
        .insertInto('scarce')
        .values({ id, capacity, taken: 0 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ capacity }))
        .execute()
      await write(trx, siteId, itemId, { is_counted: left === null ? 0 : 1 }, now)
    })
  }

  /** Sets a value of one row, and of the sites' rows if it is for everywhere. */
  async #set(
    siteId: string | null,
    itemId: string,
    values: Partial<Tables['item_change']>,
    ofSites: Partial<Tables['item_change']>,
    now: number,
  ): Promise<void> {
    await this.#database.tx(async (trx) => {
      if (siteId === null)
        await trx
          .updateTable('item_change')
          .set({ ...ofSites, changed_at: now })
          .where('item_id', '=', itemId)
          .where('site_id', '<>', everywhere)
          .execute()
      await write(trx, siteId, itemId, values, now)
    })
  }
}

async function write(
  trx: Transaction<Tables>,
  siteId: string | null,
  itemId: string,
  values: Partial<Tables['item_change']>,
  now: number,
): Promise<void> {
  const row = { price_minor: null, sold_out_until: null, is_counted: 0, ...values, changed_at: now }
  await trx
    .insertInto('item_change')
    .values({ site_id: siteId ?? everywhere, item_id: itemId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'item_id']).doUpdateSet({ ...values, changed_at: now }),
    )
    .execute()
}

/** A change as the tool prints it. */
export interface ListedItemChange {
  /** Null: everywhere. */
  readonly siteId: string | null
  readonly itemId: string
  readonly priceMinor: number | null
  readonly soldOutUntil: number | null
  /** Null: not counted. Without those of holds that have run out and have not been released yet. */
  readonly left: number | null
  readonly changedAt: number
}

/** Lists all changes, by item and site. */
export async function listItemChanges(reader: Pick<Reader, 'read'>): Promise<ListedItemChange[]> {
  const rows = await reader.read
    .selectFrom('item_change')
    .selectAll()
    .orderBy('item_id')
    .orderBy('site_id')
    .execute()
  const stock = await reader.read
    .selectFrom('scarce')
    .select(['id', 'capacity', 'taken'])
    .where('id', 'like', 'stock:%')
    .execute()
  const left = new Map(stock.map(({ id, capacity, taken }) => [id, Number(capacity) - Number(taken)]))
  return rows.map((row) => {
    const siteId = row.site_id === everywhere ? null : row.site_id
    return {
      siteId,
      itemId: row.item_id,
      priceMinor: row.price_minor === null ? null : Number(row.price_minor),
      soldOutUntil: row.sold_out_until === null ? null : Number(row.sold_out_until),
      left: Number(row.is_counted) === 1 ? (left.get(getStockId(siteId, row.item_id)) ?? 0) : null,
      changedAt: Number(row.changed_at),
    }
  })
}
