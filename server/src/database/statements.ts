/** A value that both engines bind. */
export type SqlValue = string | number | null

/** One SQL statement in the portable subset, with `?` for each of its parameters. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly SqlValue[]
}

export type ResultRow = Readonly<Record<string, SqlValue>>

/**
 * A transaction as a generator: it yields statements and is given the rows of each. It awaits nothing else by
 * construction, so SQLite runs it in one go inside the group commit, and PostgreSQL one round trip a statement. It may
 * run more than once, so ids and instants are made outside. What it throws rolls the transaction back.
 */
export type StatementProgram<T> = Generator<Statement, T, readonly ResultRow[]>

/** Runs a program where a statement is answered at once. */
export function runProgram<T>(
  program: StatementProgram<T>,
  execute: (statement: Statement) => readonly ResultRow[],
): T {
  let step = program.next()
  while (!step.done) step = program.next(execute(step.value))
  return step.value
}

/** Runs a program where a statement is a round trip. */
export async function runProgramAsync<T>(
  program: StatementProgram<T>,
  execute: (statement: Statement) => Promise<readonly ResultRow[]>,
): Promise<T> {
  let step = program.next()
  while (!step.done) step = program.next(await execute(step.value))
  return step.value
}

const numberedTexts = new Map<string, string>()
/** Texts kept: statements differ by the number of seats in them, so there are few. */
const mostNumberedTexts = 1_000

/** The statement's text with `$1`, `$2`, … as PostgreSQL has them. Texts of the portable subset hold no other `?`. */
export function toNumberedText(sql: string): string {
  const known = numberedTexts.get(sql)
  if (known !== undefined) return known
  let position = 0
  const numbered = sql.replace(/\?/g, () => `$${(position += 1)}`)
  if (numberedTexts.size >= mostNumberedTexts) numberedTexts.clear()
  numberedTexts.set(sql, numbered)
  return numbered
}
