/** A value that both engines can bind. */
export type SqlValue = string | number | null

/** One SQL statement in the portable subset, with `?` for each of its parameters. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly SqlValue[]
}

export type ResultRow = Readonly<Record<string, SqlValue>>

/**
 * A transaction as a generator: it yields statements and receives the rows of each. It cannot await anything else, so
 * SQLite runs it without interruption inside the group commit, and PostgreSQL with one round trip per statement. It may
 * run more than once, so ids and instants are created outside. An exception rolls the transaction back.
 */
export type StatementProgram<T> = Generator<Statement, T, readonly ResultRow[]>

/** Runs a program whose statements are answered synchronously. */
export function runProgram<T>(
  program: StatementProgram<T>,
  execute: (statement: Statement) => readonly ResultRow[],
): T {
  let step = program.next()
  while (!step.done) step = program.next(execute(step.value))
  return step.value
}

/** Runs a program whose statements are round trips. */
export async function runProgramAsync<T>(
  program: StatementProgram<T>,
  execute: (statement: Statement) => Promise<readonly ResultRow[]>,
): Promise<T> {
  let step = program.next()
  while (!step.done) step = program.next(await execute(step.value))
  return step.value
}

const numberedTexts = new Map<string, string>()
/** Most cached texts: statements differ by the number of seats in them, so there are few. */
const mostNumberedTexts = 1_000

/** The statement's text with `$1`, `$2`, … for PostgreSQL. Texts of the portable subset contain no other `?`. */
export function toNumberedText(sql: string): string {
  const known = numberedTexts.get(sql)
  if (known !== undefined) return known
  let position = 0
  const numbered = sql.replace(/\?/g, () => `$${(position += 1)}`)
  if (numberedTexts.size >= mostNumberedTexts) numberedTexts.clear()
  numberedTexts.set(sql, numbered)
  return numbered
}
