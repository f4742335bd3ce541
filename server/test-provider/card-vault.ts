import { createHmac, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../src/database/database.ts'
import type { Tables } from '../src/database/tables.ts'
import type { StoredCard } from '../src/domain/payment-provider.ts'
import type { CardEntry } from './card-entry.ts'
import { keepDigits, readExpiry } from './cards.ts'

/** A card as the provider has it: never its number. */
export type VaultCard = Selectable<Tables['provider_card']>

/** Cards that the provider stores for the shop. One is `stored` once its bank has said yes. */
export class CardVault {
  readonly #database: Database
  readonly #secret: () => string

  /** @param secret keys the fingerprints of card numbers */
  constructor(database: Database, secret: () => string) {
    this.#database = database
    this.#secret = secret
  }

  /** Takes a card in before the request to its bank. @returns its reference */
  async insert({ number, expiry }: CardEntry, now: number): Promise<string> {
    const digits = keepDigits(number)
    const { month, year } = readExpiry(expiry)
    const row: VaultCard = {
      reference: `LLC-${randomUUID()}`,
      fingerprint: createHmac('sha256', this.#secret()).update(`card.${digits}`).digest('base64url'),
      last_four: digits.slice(-4),
      expiry_month: month,
      expiry_year: year,
      created_at: now,
      stored_at: null,
    }
    await this.#database.tx((trx) => trx.insertInto('provider_card').values(row).execute())
    return row.reference
  }

  async find(reference: string): Promise<VaultCard | null> {
    const row = await this.#database.read
      .selectFrom('provider_card')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    return row ?? null
  }

  async markStored(reference: string, now: number): Promise<void> {
    await this.#database.tx((trx) =>
      trx
        .updateTable('provider_card')
        .set({ stored_at: now })
        .where('reference', '=', reference)
        .where('stored_at', 'is', null)
        .execute(),
    )
  }

  async delete(reference: string): Promise<void> {
    await this.#database.tx((trx) =>
      trx.deleteFrom('provider_card').where('reference', '=', reference).execute(),
    )
  }

  /** Deletes a card whose bank has said no; not one that was stored before. */
  async discard(reference: string): Promise<void> {
    await this.#database.tx((trx) =>
      trx
        .deleteFrom('provider_card')
        .where('reference', '=', reference)
        .where('stored_at', 'is', null)
        .execute(),
    )
  }
}

/** The card as the shop gets to know it. All test cards are of one network. */
export function toStoredCard(card: VaultCard): StoredCard {
  return {
    reference: card.reference,
    fingerprint: card.fingerprint,
    network: 'Visa',
    lastFour: card.last_four,
    expiryMonth: Number(card.expiry_month),
    expiryYear: Number(card.expiry_year),
  }
}
