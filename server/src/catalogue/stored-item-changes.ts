import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Clock } from '../domain/clock.ts'
import type { ItemChange, ItemChanges, ItemChangeSnapshot } from './item-changes.ts'

/** `site_id` of what is set everywhere, and of the gift shop. */
export const everywhere = ''

/** Delay after which changes are seen, milliseconds: another process writes them. */
const trustedFor = 1_000

type Row = Selectable<Tables['item_change']>

/** Changes in the database, read again when they are needed and older than a second. */
export function createStoredItemChanges(database: Database, clock: Clock): ItemChanges {
  let known: { readonly snapshot: ItemChangeSnapshot; readonly text: string; readonly at: number } | null =
    null
  return {
    async read() {
      const now = clock.now()
      // A clock that was moved back does not make an old snapshot a new one.
      if (known && now < known.at + trustedFor && now >= known.at) return known.snapshot
      const rows = await database.read
        .selectFrom('item_change')
        .selectAll()
        .orderBy('site_id')
        .orderBy('item_id')
        .execute()
      const text = JSON.stringify(rows)
      known = { snapshot: known?.text === text ? known.snapshot : createSnapshot(rows), text, at: now }
      return known.snapshot
    },
  }
}

const toKey = (siteId: string, itemId: string) => `${siteId} ${itemId}`

function createSnapshot(rows: readonly Row[]): ItemChangeSnapshot {
  const byKey = new Map(rows.map((row) => [toKey(row.site_id, row.item_id), toChange(row)]))
  return {
    getChange(siteId, itemId) {
      const general = byKey.get(toKey(everywhere, itemId))
      const own = siteId === null ? undefined : byKey.get(toKey(siteId, itemId))
      return {
        priceMinor: own?.priceMinor ?? general?.priceMinor ?? null,
        soldOutUntil: own?.soldOutUntil ?? general?.soldOutUntil ?? null,
        isCounted: (siteId === null ? general : own)?.isCounted ?? false,
      }
    },
  }
}

/** PostgreSQL's driver returns 64-bit integers as texts. */
const toNumber = (value: number | string | null) => (value === null ? null : Number(value))

const toChange = (row: Row): ItemChange => ({
  priceMinor: toNumber(row.price_minor),
  soldOutUntil: toNumber(row.sold_out_until),
  isCounted: Number(row.is_counted) === 1,
})
