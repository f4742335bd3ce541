import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { getStockId } from '../order-store/scarce-ids.ts'
import { findSoldOutUntil, getPriceMinor, isModifierSoldOut, untilFurtherNotice } from './item-changes.ts'
import { ItemSettings, listItemChanges } from './item-settings.ts'
import { loadItems } from './load-items.ts'
import { createStoredItemChanges } from './stored-item-changes.ts'

const brands = join(__dirname, '../../../brands')
const { items } = loadItems(join(brands, 'orpheum'), new Set(['2001', '2002', '2003']))
const find = (id: string) => {
  const item = items.get(id)
  if (!item) throw new Error(`no ${id}`)
  return item
}
const nachos = find('nachos')
const large = find('popcorn-salted-l')
const mug = find('mug')

const engines: { name: string; open: () => Promise<{ database: Database; clean: () => void }> }[] = [
  {
    name: 'SQLite',
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-item-changes-'))
      const database = await openDatabase({ file: join(folder, 'foyer.sqlite') })
      return { database, clean: () => rmSync(folder, { recursive: true }) }
    },
  },
  {
    name: 'PGlite',
    open: async () => ({
      database: await openDatabase({ pglite: await openPgliteInMemory() }),
      clean: () => undefined,
    }),
  },
]

describe.each(pickTestEngines(engines))('changes of items in $name', ({ open }) => {
  let database: Database
  let clean: () => void
  let now = Date.parse('2026-11-26T12:00:00Z')
  const clock = { now: () => now }
  /** As another server on the same database reads them. */
  const read = () => createStoredItemChanges(database, clock).read()
  let settings: ItemSettings
  beforeAll(async () => {
    ;({ database, clean } = await open())
    settings = new ItemSettings(database)
  })
  afterEach(async () => {
    await database.tx(async (trx) => {
      await trx.deleteFrom('item_change').execute()
      await trx.deleteFrom('scarce').execute()
    })
  })
  afterAll(async () => {
    await database.close()
    clean()
  })

  it('are none at first', async () => {
    const changes = await read()
    expect(getPriceMinor(nachos, '2001', changes)).toBe(nachos.priceMinor)
    expect(findSoldOutUntil(nachos, '2001', changes, now)).toBeNull()
    expect(changes.getChange('2001', 'nachos').isCounted).toBe(false)
  })

  it('set a price at a site before one for everywhere, which ends those of sites', async () => {
    await settings.setPrice(null, 'nachos', 700, now)
    await settings.setPrice('2001', 'nachos', 750, now)
    let changes = await read()
    expect(['2001', '2002'].map((site) => getPriceMinor(nachos, site, changes))).toEqual([750, 700])
    await settings.setPrice('2001', 'nachos', null, now)
    changes = await read()
    expect(getPriceMinor(nachos, '2001', changes)).toBe(700)
    await settings.setPrice('2001', 'nachos', 750, now)
    await settings.setPrice(null, 'nachos', null, now)
    changes = await read()
    expect(['2001', '2002'].map((site) => getPriceMinor(nachos, site, changes))).toEqual(
      Array(2).fill(nachos.priceMinor),
    )
  })

  it('set a price of nothing', async () => {
    await settings.setPrice(null, 'mug', 0, now)
    expect(getPriceMinor(mug, null, await read())).toBe(0)
  })

  it('sell out an item until an hour, a family with all its sizes, and a modifier', async () => {
    const six = now + 6 * 3_600_000
    await settings.setSoldOut('2001', 'nachos', six, now)
    await settings.setSoldOut('2001', 'popcorn-salted', untilFurtherNotice, now)
    await settings.setSoldOut(null, 'o-butter', untilFurtherNotice, now)
    const changes = await read()
    expect(findSoldOutUntil(nachos, '2001', changes, now)).toBe(six)
    expect(findSoldOutUntil(nachos, '2001', changes, six)).toBeNull()
    expect(findSoldOutUntil(nachos, '2002', changes, now)).toBeNull()
    expect(findSoldOutUntil(large, '2001', changes, now)).toBe(untilFurtherNotice)
    expect(isModifierSoldOut('o-butter', '2003', changes, now)).toBe(true)
    expect(isModifierSoldOut('o-pepper', '2003', changes, now)).toBe(false)
  })

  it('sell again at one site what is sold out everywhere, until it is sold out everywhere once more', async () => {
    await settings.setSoldOut(null, 'nachos', untilFurtherNotice, now)
    await settings.setSold('2002', 'nachos', now)
    const soldOut = async () => {
      const changes = await read()
      return ['2001', '2002'].map((site) => findSoldOutUntil(nachos, site, changes, now) !== null)
    }
    expect(await soldOut()).toEqual([true, false])
    await settings.setSoldOut(null, 'nachos', untilFurtherNotice, now)
    expect(await soldOut()).toEqual([true, true])
    await settings.setSold(null, 'nachos', now)
    expect(await soldOut()).toEqual([false, false])
  })

  it('count pieces at a site, besides those on orders, and count them no more', async () => {
    const counter = async (siteId: string | null, itemId: string) =>
      database.read
        .selectFrom('scarce')
        .select(['capacity', 'taken'])
        .where('id', '=', getStockId(siteId, itemId))
        .executeTakeFirstOrThrow()
        .then(({ capacity, taken }) => [Number(capacity), Number(taken)])
    await settings.setStock('2001', 'nachos', 12, now)
    expect(await counter('2001', 'nachos')).toEqual([12, 0])
    await database.tx((trx) => trx.updateTable('scarce').set({ taken: 5 }).execute())
    await settings.setStock('2001', 'nachos', 20, now)
    expect(await counter('2001', 'nachos')).toEqual([25, 5])
    let changes = await read()
    expect(changes.getChange('2001', 'nachos').isCounted).toBe(true)
    expect(changes.getChange('2002', 'nachos').isCounted).toBe(false)
    expect(await listItemChanges(database)).toMatchObject([{ siteId: '2001', itemId: 'nachos', left: 20 }])
    await settings.setStock('2001', 'nachos', null, now)
    await settings.setStock(null, 'mug', 3, now)
    changes = await read()
    expect(changes.getChange('2001', 'nachos').isCounted).toBe(false)
    expect(changes.getChange(null, 'mug').isCounted).toBe(true)
    expect((await counter('2001', 'nachos'))[1]).toBe(5)
  })

  it('are seen after a second, and are the same object while nothing has changed', async () => {
    const changes = createStoredItemChanges(database, clock)
    const first = await changes.read()
    now += 5_000
    expect(await changes.read()).toBe(first)
    await settings.setPrice(null, 'nachos', 900, now)
    expect(await changes.read()).toBe(first)
    now += 1_000
    const second = await changes.read()
    expect(second).not.toBe(first)
    expect(getPriceMinor(nachos, '2001', second)).toBe(900)
  })
})
