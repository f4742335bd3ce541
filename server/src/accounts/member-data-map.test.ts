import type { Database } from '../database/database.ts'
import { engines } from '../mail/testing/engines.ts'
import { memberDataMap, type MemberDataEntry } from './member-data-map.ts'

const entries: readonly (readonly [string, MemberDataEntry])[] = Object.entries(memberDataMap)

/** Columns that identify a person or contain what they have entered. */
const personal =
  /^(member_id|member_hash|email|email_key|username|customer|recipient|answers|contents|body|device_name)$/
/** Tables with such a column and no data of members, with the reason. */
const others: Readonly<Record<string, string>> = {
  mailbox_message: 'of development only',
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
    const missing = [...columnsByTable]
      .filter(([table, columns]) => columns.some((column) => personal.test(column)) && !(table in others))
      .map(([table]) => table)
      .filter((table) => !(table in memberDataMap))
    expect(missing).toEqual([])
  })

  it.each(entries)('names a table and columns of %s that exist', (table, { foundBy, deletion }) => {
    const columns = columnsByTable.get(table)
    expect(columns).toBeDefined()
    if ('column' in foundBy) expect(columns).toContain(foundBy.column)
    if (deletion.kind === 'cut') expect(columns).toEqual(expect.arrayContaining([...deletion.columns]))
  })
})
