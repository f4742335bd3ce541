import type { Selectable } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { Tables } from '../src/database/tables.ts'

export type Charge = Selectable<Tables['provider_charge']>
export type ChargeStatus = Charge['status']

/** The provider's book: one charge for a payment, whatever is sent how often. */
export class Ledger {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** One reference for one payment: a second card for the same payment meets the first one's charge. */
  static createReference(paymentId: string): string {
    return `LL-${paymentId}`
  }

  /** Opens a charge, or finds the one that is there. */
  async open(charge: Omit<Charge, 'status' | 'reference'>): Promise<Charge> {
    const row: Charge = { ...charge, reference: Ledger.createReference(charge.payment_id), status: 'pending' }
    await this.#database.tx((trx) =>
      trx
        .insertInto('provider_charge')
        .values(row)
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute(),
    )
    return (await this.find(row.reference)) ?? row
  }

  async find(reference: string): Promise<Charge | null> {
    const row = await this.#database.read
      .selectFrom('provider_charge')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    return row ?? null
  }

  async withStatus(status: ChargeStatus): Promise<Charge[]> {
    return this.#database.read
      .selectFrom('provider_charge')
      .selectAll()
      .where('status', '=', status)
      .orderBy('created_at')
      .execute()
  }

  /**
   * Moves a charge on, if it is where it is supposed to be.
   * @returns where it is now; null when there is no such charge
   */
  async move(
    reference: string,
    from: readonly ChargeStatus[],
    to: ChargeStatus,
  ): Promise<ChargeStatus | null> {
    return this.#database.tx(async (trx) => {
      const moved = await trx
        .updateTable('provider_charge')
        .set({ status: to })
        .where('reference', '=', reference)
        .where('status', 'in', from)
        .returning('status')
        .executeTakeFirst()
      if (moved) return moved.status
      const charge = await trx
        .selectFrom('provider_charge')
        .select('status')
        .where('reference', '=', reference)
        .executeTakeFirst()
      return charge?.status ?? null
    })
  }
}
