import type { Database } from '../database/database.ts'

/**
 * Reads how much of limited resources is left, by id, as last committed: without what orders hold or have bought. Ids
 * without a row are missing. For display only: no sale is decided on it.
 * @param now epoch milliseconds: holds that have run out by then do not count
 */
export async function readLeft(
  { read }: Pick<Database, 'read'>,
  ids: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('scarce')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const runOut = await read
    .selectFrom('scarce_claim')
    .select((eb) => ['scarce_id', eb.fn.sum('quantity').as('quantity')])
    .where('scarce_id', 'in', [...ids])
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .groupBy('scarce_id')
    .execute()
  const returned = new Map(runOut.map(({ scarce_id, quantity }) => [scarce_id, Number(quantity)]))
  return new Map(
    rows.map(({ id, capacity, taken }) => [
      id,
      Math.max(0, Number(capacity) - Number(taken) + (returned.get(id) ?? 0)),
    ]),
  )
}
