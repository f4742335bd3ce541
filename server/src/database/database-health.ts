import type { Clock } from '../domain/clock.ts'
import { isUnavailable } from './failures.ts'
import type { Database } from './database.ts'

/** What the database can do now, and what it could not. */
export interface DatabaseHealth {
  /** Reads. @throws what the database said */
  readonly checkReads: () => Promise<void>
  /**
   * Settles when changes are kept. Nothing is written as long as all goes well; after a change that was not kept, one of our
   * own has to succeed first. @throws why the last change was not kept
   */
  readonly checkChanges: () => Promise<void>
  /** When a change could not be kept, the last time since the start; epoch milliseconds, null when there was none. */
  readonly lastFailure: () => number | null
}

/** The name of the entry that is written to find out whether there is room again. */
const trialKey = 'last-trial'
/** Characters of it: several pages, as much as an order takes, so that a few free bytes do not pass for room. */
const trialSize = 32_768
/** A trial is made at most so often, milliseconds: anybody may ask whether the server is ready. */
const trialInterval = 1_000

/** Wraps a database and remembers whether its last change was kept: reads go on when a disk is full, and say nothing of it. */
export function watchDatabase(
  database: Database,
  clock: Clock,
): { database: Database; health: DatabaseHealth } {
  let failedAt: number | null = null
  /** Why; null as long as changes are kept. */
  let reason: Error | null = null
  let trial: { readonly at: number; readonly over: Promise<void> } | null = null

  const watched: Database['tx'] = async (fn) => {
    try {
      return await database.tx(fn)
    } catch (error) {
      if (isUnavailable(error)) {
        failedAt = clock.now()
        reason = error as Error
      }
      throw error
    }
  }

  async function tryToWrite(): Promise<void> {
    const value = String(clock.now()).padEnd(trialSize, '.')
    await watched((trx) =>
      trx
        .insertInto('meta')
        .values({ key: trialKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute(),
    )
    reason = null
  }

  return {
    database: { ...database, tx: watched },
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
