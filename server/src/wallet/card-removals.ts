import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Clock } from '../domain/clock.ts'
import type { CardWallet } from '../domain/payment-provider.ts'

/** Queues the deletion of a card at the provider, in the transaction that deletes it here. */
export async function queueRemoval(trx: Transaction<Tables>, reference: string, now: number): Promise<void> {
  await trx
    .insertInto('payment_card_removal')
    .values({ reference, due_at: now, claimed_until: 0, tries: 0, created_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

export interface CardRemovalsOptions {
  readonly database: Database
  readonly wallet: Pick<CardWallet, 'delete'>
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** Removals of one run that a server claims at a time. */
const removalsAtATime = 4
/** How long a claim lasts, milliseconds: if its server dies, another one goes on then. */
const lease = 60_000
/** First and longest wait after a failure, milliseconds. */
const firstWait = 5_000
const longestWait = 3_600_000
/** Age at which a removal is given up, milliseconds. */
const givenUpAfter = 30 * 24 * 3_600_000

/** Deletes removed cards at the provider, again and again until it has answered. */
export class CardRemovals {
  readonly #options: CardRemovalsOptions
  /** The last run; each begins when the one before has ended. */
  #run: Promise<void> = Promise.resolve()

  constructor(options: CardRemovalsOptions) {
    this.#options = options
  }

  /** Deletes all cards that are due, including those that become due meanwhile. */
  runDue(): Promise<void> {
    const run = this.#run.then(() => this.#runAll())
    this.#run = run.catch(() => undefined)
    return run
  }

  async #runAll(): Promise<void> {
    for (;;) {
      const claimed = await this.#claim()
      if (claimed.length === 0) return
      for (const removal of claimed) await this.#remove(removal)
    }
  }

  async #claim() {
    const { database, clock } = this.#options
    const now = clock.now()
    return database.tx((trx) =>
      trx
        .updateTable('payment_card_removal')
        .set((eb) => ({ claimed_until: now + lease, tries: eb('tries', '+', 1) }))
        .where('reference', 'in', (eb) => {
          const due = eb
            .selectFrom('payment_card_removal')
            .select('reference')
            .where('due_at', '<=', now)
            .where('claimed_until', '<=', now)
            .orderBy('due_at')
            .limit(removalsAtATime)
          // SQLite has one writer at a time.
          return database.engine === 'postgres' ? due.forUpdate().skipLocked() : due
        })
        .returning(['reference', 'tries', 'created_at'])
        .execute(),
    )
  }

  async #remove({ reference, tries, created_at: createdAt }: ClaimedRemoval): Promise<void> {
    const { database, wallet, clock, log } = this.#options
    try {
      await wallet.delete(reference)
    } catch (error) {
      const now = clock.now()
      const isGivenUp = now - Number(createdAt) >= givenUpAfter
      // Not the error: a provider's may quote the reference.
      const message = isGivenUp ? 'a card was not deleted at the provider' : 'a card is deleted later'
      log[isGivenUp ? 'error' : 'warn']({ tries: Number(tries), failure: getName(error) }, message)
      if (!isGivenUp) {
        const wait = Math.min(firstWait * 2 ** (Number(tries) - 1), longestWait)
        await database.tx((trx) =>
          trx
            .updateTable('payment_card_removal')
            .set({ due_at: now + wait, claimed_until: 0 })
            .where('reference', '=', reference)
            .execute(),
        )
        return
      }
    }
    await database.tx((trx) =>
      trx.deleteFrom('payment_card_removal').where('reference', '=', reference).execute(),
    )
  }
}

interface ClaimedRemoval {
  readonly reference: string
  readonly tries: number
  readonly created_at: number
}

const getName = (error: unknown) => (error instanceof Error ? error.name : typeof error)
