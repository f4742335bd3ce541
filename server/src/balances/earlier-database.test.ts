import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from '../database/migrations.ts'
import type { DatabaseTarget } from '../database/open-database.ts'
import { SqliteFile } from '../database/sqlite/connection.ts'
import { createPlainDialect } from '../database/sqlite/dialect.ts'
import { pickTestEngines } from '../database/testing/engines.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { insertCode } from '../codes/testing/sample-codes.ts'
import type { MemberCaller } from '../domain/caller.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'
import { samplePoints } from './testing/sample-rules.ts'

jest.setTimeout(120_000)

type Row = Record<string, string | number | null>
const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
/** Tables that both versions have alike. */
const tables = [
  'sales_order',
  'order_showtime',
  'order_key',
  'seat_claim',
  'scarce',
  'scarce_claim',
  'code_batch',
  'code',
] as const

/** What the version before points leaves: a member's order in progress, which a gift card pays. */
async function sellBefore(): Promise<{ rows: Map<string, Row[]>; open: string }> {
  const office = await BoxOffice.open()
  office.actAs(ines)
  await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 5_000 })
  const open = await office.orderFor(evening, [seatA(1)])
  await office.call('addGiftCardPayment', { orderId: open }, { cardNumber: 'GIFT', pin: '0042' })
  const rows = new Map<string, Row[]>()
  for (const table of tables)
    rows.set(table, await office.database.read.selectFrom(table).selectAll().execute())
  await office.close()
  return { rows, open }
}

async function fill(
  db: Kysely<Record<string, Row>>,
  engine: 'sqlite' | 'postgres',
  rows: Map<string, Row[]>,
): Promise<void> {
  await migrate(db, engine, '016-preparations')
  for (const [table, each] of rows) for (const row of each) await db.insertInto(table).values(row).execute()
}

const engines = pickTestEngines<{
  name: string
  prepare: (folder: string, rows: Map<string, Row[]>) => Promise<DatabaseTarget>
}>([
  {
    name: 'SQLite',
    prepare: async (folder, rows) => {
      const path = join(folder, 'foyer.db')
      const file = SqliteFile.forWriting(path)
      await fill(new Kysely({ dialect: createPlainDialect(file) }), 'sqlite', rows)
      file.close()
      return { file: path }
    },
  },
  {
    name: 'PGlite',
    prepare: async (_, rows) => {
      const pglite = await openPgliteInMemory()
      await fill(new Kysely({ dialect: new PGliteDialect({ pglite }) }), 'postgres', rows)
      return { pglite }
    },
  },
])

it.each(engines)(
  'an order of the version before points goes on, and earns some, on $name',
  async ({ prepare }) => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-before-points-'))
    const { rows, open: orderId } = await sellBefore()
    const office = await BoxOffice.open({
      target: await prepare(folder, rows),
      settings: { balances: samplePoints },
    })
    office.actAs(ines)
    const { ledger, completion } = office.services
    expect(await ledger.read('ines')).toEqual({ units: 0, nextToRunOut: null })
    expect(await ledger.expireDue()).toBe(0)
    expect((await office.call('getMaximumMemberBalance', { orderId })).body.payment.availableUnits).toBe(0)
    expect((await office.call('startCompletion', { orderId })).status).toBe(200)
    await completion.idle()
    expect((await office.call('getCompletedOrder', { orderId })).body.order.broughtUnits?.units).toBe(125)
    expect(await ledger.readBalance('ines')).toBe(125)
    await office.close()
    rmSync(folder, { recursive: true })
  },
)
