import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

export type Column = [
  name: string,
  type: 'text' | 'bigint',
  build?: (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
]

export const required = (column: ColumnDefinitionBuilder) => column.notNull()
export const optional = (column: ColumnDefinitionBuilder) => column
export const primaryKey = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull()

/** @returns a function that creates a table of the portable subset; default of columns: not null */
export function createTableMaker(db: Kysely<unknown>, engine: Engine) {
  return async (name: string, columns: Column[], key?: string[], keyName = `${name}_pk`) => {
    let builder: CreateTableBuilder<string, string> = db.schema.createTable(name)
    for (const [column, type, build = required] of columns) {
      // SQLite's STRICT tables have `integer` with 64 bits; PostgreSQL calls that bigint.
      builder = builder.addColumn(column, engine === 'sqlite' && type === 'bigint' ? 'integer' : type, build)
    }
    if (key) builder = builder.addPrimaryKeyConstraint(keyName, key)
    if (engine === 'sqlite') builder = builder.modifyEnd(sql`strict`)
    await builder.execute()
  }
}

/** @returns a function that creates an index */
export function createIndexMaker(db: Kysely<unknown>) {
  return (name: string, on: string, columns: string[], isUnique = false) => {
    const builder = db.schema.createIndex(name).on(on).columns(columns)
    return (isUnique ? builder.unique() : builder).execute()
  }
}
