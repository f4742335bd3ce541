import type { Selectable } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { Tables } from '../src/database/tables.ts'
import type { Refund } from '../src/domain/payment-provider.ts'

export type Charge = Selectable<Tables['provider_charge']>
export type ChargeStatus = Charge['status']

/** The provider's ledger: one charge per payment, however often it is sent. */
export class Ledger {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** One reference per payment: a second card for the same payment finds the first one's charge. */
  static createReference(paymentId: string): string {
    return `LL-${paymentId}`
  }

  /** Creates a charge, or returns the existing one. */
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
   * Refunds money of a captured charge.
   * @returns whether it is refunded, by this call or an earlier one of the same refund
   */
  async refund(reference: string, { id, amountMinor }: Refund): Promise<boolean> {
    return this.#database.tx(async (trx) => {
      // An update that changes nothing is a lock on both engines.
      const charge = await trx
        .updateTable('provider_charge')
        .set({ status: 'captured' })
        .where('reference', '=', reference)
        .where('status', '=', 'captured')
        .returning('amount_minor')
        .executeTakeFirst()
      const refunds = await trx
        .selectFrom('provider_refund')
        .select(['refund_id', 'amount_minor'])
        .where('reference', '=', reference)
        .execute()
      const earlier = refunds.find(({ refund_id: refundId }) => refundId === id)
      if (earlier) return Number(earlier.amount_minor) === amountMinor
      const given = refunds.reduce((sum, refund) => sum + Number(refund.amount_minor), 0)
      if (!charge || amountMinor <= 0 || given + amountMinor > Number(charge.amount_minor)) return false
      await trx
        .insertInto('provider_refund')
        .values({ reference, refund_id: id, amount_minor: amountMinor })
        .execute()
      return true
    })
  }

  /**
   * Changes a charge's status, if it has the expected one.
   * @returns its status afterwards; null if there is no such charge
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
