import type { SqlValue, StatementProgram } from '../database/statements.ts'

/** A statement whose rows are ignored and that is never refused. */
export function* writeOnly(sql: string, parameters: readonly SqlValue[]): StatementProgram<null> {
  yield { sql, parameters }
  return null
}

/** `?, ?, ?`: one for each value. */
export function toPlaceholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ')
}
