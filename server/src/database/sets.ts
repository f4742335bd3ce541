import type { ResultRow, SqlValue } from './statements.ts'

/** A statement over sets of rows, with `$1`, `$2`, … and an array for each column. PostgreSQL only. */
export interface SetStatement {
  readonly sql: string
  readonly parameters: readonly (SqlValue | readonly SqlValue[])[]
}

/** Statements that are sent in one round trip. */
export interface SetTrip {
  readonly statements: readonly SetStatement[]
  /** Whether the transaction is committed with them. */
  readonly isLast: boolean
}

/**
 * A transaction in few round trips, as a generator: it yields a trip's statements and receives the rows of each. Begin
 * is sent with the first trip, commit with the last. It awaits nothing else, as rows are locked meanwhile, and may run
 * more than once. An exception rolls the transaction back.
 */
export type SetProgram<T> = Generator<SetTrip, T, readonly (readonly ResultRow[])[]>

/** Set operations of an engine where a statement costs a round trip. */
export interface SetDatabase {
  query(statement: SetStatement): Promise<readonly ResultRow[]>
  /** Repeats the transaction if the engine requires it. Settles when it is durable. */
  run<T>(createProgram: () => SetProgram<T>): Promise<T>
}

/** Runs a program with a function that sends a trip's statements. */
export async function runSetProgram<T>(
  program: SetProgram<T>,
  send: (trip: SetTrip, isFirst: boolean) => Promise<readonly (readonly ResultRow[])[]>,
): Promise<T> {
  let step = program.next()
  for (let isFirst = true; !step.done; isFirst = false) step = program.next(await send(step.value, isFirst))
  return step.value
}
