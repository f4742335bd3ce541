import type { ResultRow, SqlValue } from './statements.ts'

/** A statement over whole sets of rows, with `$1`, `$2`, … and an array for each column. PostgreSQL only. */
export interface SetStatement {
  readonly sql: string
  readonly parameters: readonly (SqlValue | readonly SqlValue[])[]
}

/** Statements that are sent together and answered together. */
export interface SetTrip {
  readonly statements: readonly SetStatement[]
  /** The transaction is committed with them. */
  readonly isLast: boolean
}

/**
 * A transaction in few round trips, as a generator: it yields what is sent together and is given the rows of each
 * statement. Begin goes with the first trip, commit with the last. It awaits nothing, as rows are locked meanwhile, and
 * may run more than once. What it throws rolls the transaction back.
 */
export type SetProgram<T> = Generator<SetTrip, T, readonly (readonly ResultRow[])[]>

/** What an engine offers where a statement is a round trip: sets at once. */
export interface SetDatabase {
  query(statement: SetStatement): Promise<readonly ResultRow[]>
  /** Repeats what the engine requires to repeat. Settles when it is durable. */
  run<T>(createProgram: () => SetProgram<T>): Promise<T>
}

/** Runs a program with a function that sends the statements of a trip. */
export async function runSetProgram<T>(
  program: SetProgram<T>,
  send: (trip: SetTrip, isFirst: boolean) => Promise<readonly (readonly ResultRow[])[]>,
): Promise<T> {
  let step = program.next()
  for (let isFirst = true; !step.done; isFirst = false) step = program.next(await send(step.value, isFirst))
  return step.value
}
