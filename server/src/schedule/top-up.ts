import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { daysOnSale } from './lifecycle.ts'
import { showtimesOf } from './rotation.ts'
import { rowOfShowtime } from './showtime.ts'
import { addDays, businessDateAt, nextBusinessDay } from './zone.ts'

/** Rows in one statement: well under the parameters that either engine takes. */
const rowsPerInsert = 400

const firstDayKey = 'first-day'
const fingerprintKey = 'programme'
/** Raised when the programme is worked out in another way, so that an old database is filled anew. */
const programmeVersion = 1

/** The business day that the chain opened its doors: written once, at the first start. */
export async function firstDayOf(store: Store, catalogue: Catalogue, now: number): Promise<string> {
  const zone = [...catalogue.sites.values()][0]?.ianaTimeZoneName ?? 'UTC'
  const today = businessDateAt(zone, now)
  await store.tx((trx) =>
    trx
      .insertInto('meta')
      .values({ key: firstDayKey, value: today })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute(),
  )
  const row = await store.read
    .selectFrom('meta')
    .select('value')
    .where('key', '=', firstDayKey)
    .executeTakeFirst()
  return row?.value ?? today
}

/**
 * Sees to it that each site has its showtimes of today to today + 13, and removes those of days gone by.
 * Repeats change nothing, and a showtime that an order knows is never touched: the rows that are there stay as they are.
 */
export async function topUp(
  store: Store,
  catalogue: Catalogue,
  firstDay: string,
  now: number,
): Promise<void> {
  const fingerprint = fingerprintOf(catalogue, firstDay)
  const known = await store.read
    .selectFrom('meta')
    .select('value')
    .where('key', '=', fingerprintKey)
    .executeTakeFirst()
  const isSame = known?.value === fingerprint
  const present = isSame ? await presentDays(store) : new Set<string>()
  const rows = [...catalogue.sites.values()].flatMap((site) => {
    const today = businessDateAt(site.ianaTimeZoneName, now)
    return Array.from({ length: daysOnSale + 1 }, (_, ahead) => addDays(today, ahead))
      .filter((date) => !present.has(`${site.id} ${date}`))
      .flatMap((date) => showtimesOf({ catalogue, firstDay }, site.id, date))
      .map(rowOfShowtime)
  })
  const todays = [...catalogue.sites.values()].map((site) => ({
    siteId: site.id,
    today: businessDateAt(site.ianaTimeZoneName, now),
  }))
  await store.tx(async (trx) => {
    if (isSame) for (const { siteId, today } of todays) await removeUnordered(trx, { siteId, before: today })
    else await removeUnordered(trx, {})
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      await trx
        .insertInto('showtime')
        .values(rows.slice(from, from + rowsPerInsert))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    }
    if (isSame) return
    await trx
      .insertInto('meta')
      .values({ key: fingerprintKey, value: fingerprint })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: fingerprint }))
      .execute()
  })
}

/** The instant at which the next site begins a new business day. */
export function nextTopUp(catalogue: Catalogue, now: number): number {
  const zones = new Set([...catalogue.sites.values()].map((site) => site.ianaTimeZoneName))
  return Math.min(...[...zones].map((zone) => nextBusinessDay(zone, now)))
}

async function presentDays(store: Store): Promise<Set<string>> {
  const days = await store.read
    .selectFrom('showtime')
    .select(['site_id', 'business_date'])
    .distinct()
    .execute()
  return new Set(days.map((row) => `${row.site_id} ${row.business_date}`))
}

/** @param which all of them, or those of a site before a date */
async function removeUnordered(
  trx: Transaction<Tables>,
  which: { siteId?: string; before?: string },
): Promise<void> {
  let query = trx
    .deleteFrom('showtime')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_showtime')
            .select('order_id')
            .whereRef('order_showtime.showtime_id', '=', 'showtime.id'),
        ),
      ),
    )
  if (which.siteId !== undefined) query = query.where('site_id', '=', which.siteId)
  if (which.before !== undefined) query = query.where('business_date', '<', which.before)
  await query.execute()
}

/** Changes when another programme comes of the same day. */
function fingerprintOf(catalogue: Catalogue, firstDay: string): string {
  const films = [...catalogue.films.values()].map((film) => [
    film.wire.id,
    film.wire.runtimeInMinutes,
    film.releaseOffsetInDays,
    film.draw,
    film.features,
    film.minimumAge,
  ])
  const screens = [...catalogue.screens.values()].map((screen) => [
    screen.id,
    screen.room.id,
    screen.attributeIds,
    screen.priceCard,
  ])
  const sites = [...catalogue.sites.values()].map((site) => [site.id, site.ianaTimeZoneName])
  return createHash('sha256')
    .update(
      JSON.stringify([
        programmeVersion,
        catalogue.seed,
        firstDay,
        films,
        screens,
        sites,
        catalogue.programme,
      ]),
    )
    .digest('base64url')
}
