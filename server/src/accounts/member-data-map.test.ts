import type { Database } from '../database/database.ts'
import { engines } from '../mail/testing/engines.ts'
import { memberDataMap, type MemberDataEntry } from './member-data-map.ts'

const entries: readonly (readonly [string, MemberDataEntry])[] = Object.entries(memberDataMap)

/** Columns that identify a person or contain what they have entered. */
const personal =
  /^(member_id|member_hash|email|email_key|username|customer|recipient|answers|contents|body|device_name)$/
/** Tables without data of members, with the reason: a new table has to be put in the map or here. */
const others: Readonly<Record<string, string>> = {
  meta: 'of the installation',
  showtime: 'of the programme',
  item_change: 'of the menus',
  trailer_watch: 'counts of a day, of nobody',
  workstation: 'devices of cinemas',
  workstation_session: 'devices of cinemas',
  mailbox_message: 'of development only',
  ...Object.fromEntries(
    ['order_showtime', 'order_key', 'journey_order', 'preparation', 'seat_claim'].map((table) => [
      table,
      'of an order, by which it is a person’s no longer than the order is',
    ]),
  ),
  ...Object.fromEntries(
    ['code_batch', 'code'].map((table) => [table, 'of whoever holds the code, by its hash']),
  ),
  ...Object.fromEntries(
    ['code_guess', 'failed_answer', 'spent_challenge'].map((table) => [
      table,
      'counts by keyed hashes of addresses, and answers, which expire within hours',
    ]),
  ),
  deleted_member: 'hashes of random ids that lead to nobody any more',
  provider_charge: 'of the payment provider',
  provider_refund: 'of the payment provider',
  provider_card: 'of the payment provider',
}

describe.each(engines)('the map of members’ data, held to the tables on $name', ({ open }) => {
  let database: Database
  let clean: () => void
  let columnsByTable: Map<string, string[]>
  beforeAll(async () => {
    ;({ database, clean } = await open())
    const tables = await database.read.introspection.getTables()
    columnsByTable = new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
  })
  afterAll(async () => {
    await database.close()
    clean()
  })

  it('has an entry for each table that holds anything of a person', () => {
    // Tables of the library of migrations.
    const own = [...columnsByTable].filter(([table]) => !table.startsWith('kysely_'))
    const missing = own
      .map(([table]) => table)
      .filter((table) => !(table in memberDataMap || table in others))
    expect(missing).toEqual([])
    const overlooked = own
      .filter(([table, columns]) => table in others && columns.some((column) => personal.test(column)))
      .map(([table]) => table)
    expect(overlooked).toEqual([])
    const gone = Object.keys(others).filter((table) => !columnsByTable.has(table))
    expect(gone).toEqual([])
  })

  it('has each table in one of the two lists', () => {
    expect(Object.keys(memberDataMap).filter((table) => table in others)).toEqual([])
  })

  it.each(entries)(
    'says of %s why and how long it is stored, and names columns that exist',
    (table, entry) => {
      const { foundBy, deletion, purpose, storedFor } = entry
      const columns = columnsByTable.get(table)
      expect(columns).toBeDefined()
      for (const text of [purpose, storedFor]) expect(text).toMatch(/\w{3}/)
      if ('column' in foundBy) expect(columns).toContain(foundBy.column)
      if (deletion.kind === 'cut') expect(columns).toEqual(expect.arrayContaining([...deletion.columns]))
    },
  )
})
