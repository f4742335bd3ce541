import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** How long a client's wrong answers are remembered after the last one, milliseconds. */
export const failuresLifetime = 60 * 60_000

/** Counts a client's recent answers that were wrong or used before. */
export async function countFailures(db: Kysely<Tables>, client: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('failed_answer')
    .select('failures')
    .where('client', '=', client)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(row?.failures ?? 0)
}

/** Adds a wrong answer; starts again at one if the earlier ones are forgotten. */
export async function countFailure(trx: Transaction<Tables>, client: string, now: number): Promise<void> {
  await trx
    .insertInto('failed_answer')
    .values({ client, failures: 1, expires_at: now + failuresLifetime })
    .onConflict((conflict) =>
      conflict.column('client').doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('failed_answer.expires_at', '>', now)
          .then(eb('failed_answer.failures', '+', 1))
          .else(1)
          .end(),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute()
}

/** Deletes counts of wrong answers that have passed their lifetime. */
export async function forgetFailures(database: Database, now: number): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('failed_answer').where('expires_at', '<=', now).execute())
}
