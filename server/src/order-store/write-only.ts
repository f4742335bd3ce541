import type { SqlValue, StatementProgram } from '../database/statements.ts'

/** A statement whose rows are of no interest and that is never refused. */
export function* writeOnly(sql: string, parameters: readonly SqlValue[]): StatementProgram<null> {
  yield { sql, parameters }
  return null
}

/** `?, ?, ?`: as many as there are values. */
export function toPlaceholders(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ')
}
