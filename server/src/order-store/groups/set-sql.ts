import type { SqlValue } from '../../database/statements.ts'

/** A column of rows that are passed as arrays. */
export type SetColumn = readonly [name: string, type: 'text' | 'bigint']

/** `unnest($1::text[], $2::bigint[]) as given (id, taken)`: rows passed column by column. */
export function toGivenRows(columns: readonly SetColumn[]): string {
  const arrays = columns.map(([, type], index) => `$${String(index + 1)}::${type}[]`)
  return `unnest(${arrays.join(', ')}) as given (${listNames(columns)})`
}

export const listNames = (columns: readonly SetColumn[]): string => columns.map(([name]) => name).join(', ')

/** Converts rows to one array per column. */
export function toArrays(
  rows: readonly (readonly SqlValue[])[],
  columns: readonly SetColumn[],
): SqlValue[][] {
  return columns.map((_, index) => rows.map((row) => row[index] ?? null))
}

/** An insert of rows passed column by column. */
export function getInsertText(table: string, columns: readonly SetColumn[]): string {
  return `insert into ${table} (${listNames(columns)}) select * from ${toGivenRows(columns)}`
}
