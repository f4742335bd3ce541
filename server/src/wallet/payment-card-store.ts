import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { isUniqueViolation } from '../database/failures.ts'
import type { Tables } from '../database/tables.ts'
import type { Write } from '../database/write.ts'
import type { StoredCard } from '../domain/payment-provider.ts'
import { queueRemoval } from './card-removals.ts'

export type PaymentCardRow = Selectable<Tables['payment_card']>
export type PaymentCardSetup = Selectable<Tables['payment_card_setup']>

/** A card to be stored for a member. */
export interface NewPaymentCard {
  /** Id if the member does not have this card yet. */
  readonly id: string
  readonly memberId: string
  readonly card: StoredCard
  readonly isPrimary: boolean
  readonly now: number
}

/** Tries to store a card that another call stores at the same moment. */
const mostTries = 3

/** Payment cards of members in the database, and the cards that are being added. */
export class PaymentCardStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** A member's cards, the primary one first: the one that was made so last, or the oldest. */
  list(memberId: string): Promise<PaymentCardRow[]> {
    return this.#database.read
      .selectFrom('payment_card')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('primary_at', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  }

  /** Deletes a card, and queues its deletion at the provider. @returns whether the member had it */
  async delete(memberId: string, id: string, now: number): Promise<boolean> {
    return this.#database.tx(async (trx) => {
      const deleted = await trx
        .deleteFrom('payment_card')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returning('reference')
        .executeTakeFirst()
      if (deleted) await queueRemoval(trx, deleted.reference, now)
      return deleted !== undefined
    })
  }

  /** Deletes all cards of a member, in the transaction that closes the account. */
  deleteAll(memberId: string, now: number): Write<void> {
    return async (trx) => {
      const deleted = await trx
        .deleteFrom('payment_card')
        .where('member_id', '=', memberId)
        .returning('reference')
        .execute()
      for (const { reference } of deleted) await queueRemoval(trx, reference, now)
      await trx.deleteFrom('payment_card_setup').where('member_id', '=', memberId).execute()
    }
  }

  /** @returns whether the member has the card */
  async setPrimary(memberId: string, id: string, now: number): Promise<boolean> {
    return this.#database.tx(async (trx) => {
      const latest = await trx
        .selectFrom('payment_card')
        .select((eb) => eb.fn.max('primary_at').as('at'))
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      const changed = await trx
        .updateTable('payment_card')
        // Two choices within a millisecond: the later one counts.
        .set({ primary_at: Math.max(now, Number(latest?.at ?? 0) + 1) })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returning('id')
        .execute()
      return changed.length > 0
    })
  }

  async insertSetup(setup: PaymentCardSetup): Promise<void> {
    await this.#database.tx((trx) => trx.insertInto('payment_card_setup').values(setup).execute())
  }

  /** How many cards a member has begun to add since an instant. */
  async countSetups(memberId: string, since: number): Promise<number> {
    const row = await this.#database.read
      .selectFrom('payment_card_setup')
      .select((eb) => eb.fn.count('id').as('count'))
      .where('member_id', '=', memberId)
      .where('created_at', '>', since)
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  }

  /** Null if there is none, and for a member whose account is closed. */
  async readSetup(id: string): Promise<PaymentCardSetup | null> {
    const row = await this.#database.read
      .selectFrom('payment_card_setup')
      .innerJoin('member', 'member.id', 'payment_card_setup.member_id')
      .selectAll('payment_card_setup')
      .where('payment_card_setup.id', '=', id)
      .where('member.deleting_at', 'is', null)
      .executeTakeFirst()
    return row ?? null
  }

  /** Moves a setup that has not ended. @returns whether it was moved */
  async moveSetup(
    id: string,
    status: 'Pending' | 'Declined',
    declineReason: string | null = null,
  ): Promise<boolean> {
    const moved = await this.#database.tx((trx) =>
      trx
        .updateTable('payment_card_setup')
        .set({ status, decline_reason: declineReason })
        .where('id', '=', id)
        .where('status', 'in', ['NotStarted', 'Pending'])
        .returning('id')
        .execute(),
    )
    return moved.length > 0
  }

  /** Stores the card of a setup that has not ended, and ends it. @returns whether it had not ended */
  completeSetup(card: NewPaymentCard): Promise<boolean> {
    return this.#retry((trx) =>
      insertCard(trx, card).then(async (cardId) => {
        const moved = await trx
          .updateTable('payment_card_setup')
          .set({ status: 'Completed', decline_reason: null, card_id: cardId })
          .where('id', '=', card.id)
          .where('status', 'in', ['NotStarted', 'Pending'])
          .returning('id')
          .execute()
        if (moved.length === 0) throw new EndedSetup()
        return true
      }),
    ).catch((error: unknown) => {
      if (error instanceof EndedSetup) return false
      throw error
    })
  }

  /** Stores a card for a member; repeating it has no effect. @returns false if the account is closed */
  insert(card: NewPaymentCard): Promise<boolean> {
    return this.#retry(async (trx) => {
      const member = await trx
        .selectFrom('member')
        .select('id')
        .where('id', '=', card.memberId)
        .where('deleting_at', 'is', null)
        .executeTakeFirst()
      if (member) await insertCard(trx, card)
      return member !== undefined
    })
  }

  /** Deletes a card, whichever member has it, and queues its deletion at the provider. */
  async discard(reference: string, now: number): Promise<void> {
    await this.#database.tx(async (trx) => {
      await trx.deleteFrom('payment_card').where('reference', '=', reference).execute()
      await queueRemoval(trx, reference, now)
    })
  }

  /** Deletes setups that were begun before an instant. */
  async forgetSetups(before: number): Promise<void> {
    await this.#database.tx((trx) =>
      trx.deleteFrom('payment_card_setup').where('created_at', '<', before).execute(),
    )
  }

  async #retry<T>(write: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await this.#database.tx(write)
      } catch (error) {
        // Another notice of the same card was faster.
        if (tries >= mostTries || !isUniqueViolation(error)) throw error
      }
  }
}

/** The setup has ended meanwhile: the transaction is undone. */
class EndedSetup extends Error {}

/**
 * Stores a card. A member who has it already keeps the row, with the new reference and expiry; the earlier reference is
 * deleted at the provider.
 * @returns the card's id
 */
async function insertCard(
  trx: Transaction<Tables>,
  { id, memberId, card, isPrimary, now }: NewPaymentCard,
): Promise<string> {
  const { reference, network, lastFour, expiryMonth, expiryYear } = card
  const fingerprint = card.fingerprint ?? reference
  const values = {
    reference,
    network,
    last_four: lastFour,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    ...(isPrimary ? { primary_at: now } : {}),
  }
  const known = await trx
    .selectFrom('payment_card')
    .select(['id', 'reference'])
    .where('member_id', '=', memberId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  if (!known) {
    await trx
      .insertInto('payment_card')
      .values({ primary_at: 0, ...values, id, member_id: memberId, fingerprint, created_at: now })
      .execute()
    return id
  }
  await trx.updateTable('payment_card').set(values).where('id', '=', known.id).execute()
  if (known.reference !== reference) await queueRemoval(trx, known.reference, now)
  return known.id
}
