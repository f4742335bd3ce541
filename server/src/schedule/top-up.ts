import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { daysOnSale } from './lifecycle.ts'
import { planShowtimes } from './rotation.ts'
import { toRow } from './showtime-rows.ts'
import { addDays, getBusinessDate, getNextBusinessDay } from '../domain/time-zone.ts'

/** Rows in one statement: well below the number of parameters that either engine allows. */
const rowsPerInsert = 400

const firstDayKey = 'first-day'
const fingerprintKey = 'programme'
/** Increment it when the programme is computed differently, so that an older database is filled again. */
const programmeVersion = 1

/** The business date on which the chain opened: stored once, at the first start. */
export async function getFirstDay(database: Database, catalogue: Catalogue, now: number): Promise<string> {
  const zone = [...catalogue.sites.values()][0]?.ianaTimeZoneName ?? 'UTC'
  const today = getBusinessDate(zone, now)
  await database.tx((trx) =>
    trx
      .insertInto('meta')
      .values({ key: firstDayKey, value: today })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute(),
  )
  const row = await database.read
    .selectFrom('meta')
    .select('value')
    .where('key', '=', firstDayKey)
    .executeTakeFirst()
  return row?.value ?? today
}

/**
 * Creates each site's missing showtimes of today to today + 13, and removes past ones. Existing rows stay unchanged,
 * and a showtime with orders is never removed.
 */
export async function generateDueDays(
  database: Database,
  catalogue: Catalogue,
  firstDay: string,
  now: number,
): Promise<void> {
  const fingerprint = createFingerprint(catalogue, firstDay)
  const known = await database.read
    .selectFrom('meta')
    .select('value')
    .where('key', '=', fingerprintKey)
    .executeTakeFirst()
  const isSame = known?.value === fingerprint
  const present = isSame ? await presentDays(database) : new Set<string>()
  const rows = [...catalogue.sites.values()].flatMap((site) => {
    const today = getBusinessDate(site.ianaTimeZoneName, now)
    return Array.from({ length: daysOnSale + 1 }, (_, ahead) => addDays(today, ahead))
      .filter((date) => !present.has(`${site.id} ${date}`))
      .flatMap((date) => planShowtimes({ catalogue, firstDay }, site.id, date))
      .map(toRow)
  })
  const todays = [...catalogue.sites.values()].map((site) => ({
    siteId: site.id,
    today: getBusinessDate(site.ianaTimeZoneName, now),
  }))
  await database.tx(async (trx) => {
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
export function getNextTopUp(catalogue: Catalogue, now: number): number {
  const zones = new Set([...catalogue.sites.values()].map((site) => site.ianaTimeZoneName))
  return Math.min(...[...zones].map((zone) => getNextBusinessDay(zone, now)))
}

async function presentDays(database: Database): Promise<Set<string>> {
  const days = await database.read
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

/** Changes if the programme of the same day would be different. */
function createFingerprint(catalogue: Catalogue, firstDay: string): string {
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
    screen.auditorium.id,
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
