import type { Clock } from '../domain/clock.ts'
import { isUnavailable } from './failures.ts'
import type { Database } from './database.ts'

/** Current state of the database, and its last failure. */
export interface DatabaseHealth {
  /**
   * Tests a read.
   * @throws the database's error
   */
  readonly checkReads: () => Promise<void>
  /**
   * Resolves if changes are stored. Writes nothing while all is well; after a failed write, a test write has to succeed
   * first.
   * @throws why the last change was not stored
   */
  readonly checkChanges: () => Promise<void>
  /** Time of the last failed write since the start; epoch milliseconds, null without one. */
  readonly lastFailure: () => number | null
}

/** Key of the test entry that is written to detect free space. */
const trialKey = 'last-trial'
/** Its size in characters: several pages, as much as an order takes, so that a few free bytes do not count as space. */
const trialSize = 32_768
/** Minimum interval of test writes, milliseconds: anybody may query readiness. */
const trialInterval = 1_000

/**
 * Wraps a database and remembers whether its last write succeeded: reads continue on a full disk, and do not reveal it.
 */
export function watchDatabase(
  database: Database,
  clock: Clock,
): { database: Database; health: DatabaseHealth } {
  let failedAt: number | null = null
  /** Cause of the last failed write; null while writes succeed. */
  let reason: Error | null = null
  let trial: { readonly at: number; readonly over: Promise<void> } | null = null

  const watch = async <T>(writing: Promise<T>): Promise<T> => {
    try {
      return await writing
    } catch (error) {
      if (isUnavailable(error)) {
        failedAt = clock.now()
        reason = error as Error
      }
      throw error
    }
  }
  const { sets } = database
  const watched: Database = {
    ...database,
    tx: (fn) => watch(database.tx(fn)),
    run: (createProgram) => watch(database.run(createProgram)),
    sets: sets && { ...sets, run: (createProgram) => watch(sets.run(createProgram)) },
  }

  async function tryToWrite(): Promise<void> {
    const value = String(clock.now()).padEnd(trialSize, '.')
    await watched.tx((trx) =>
      trx
        .insertInto('meta')
        .values({ key: trialKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute(),
    )
    reason = null
  }

  return {
    database: watched,
    health: {
      lastFailure: () => failedAt,
      checkReads: async () => {
        await database.read.selectFrom('meta').select('key').limit(1).execute()
      },
      checkChanges: async () => {
        if (reason === null) return
        const at = performance.now()
        if (trial === null || at - trial.at >= trialInterval) trial = { at, over: tryToWrite() }
        await trial.over
      },
    },
  }
}
