import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { Database } from '../database/database.ts'
import { getGiftCardId, getHashOfCode, getRedemptionCardId, getVoucherId } from '../order-store/scarce-ids.ts'
import type { CodeKeys } from './code-keys.ts'
import { parseRules, type CodeKind, type CodeRules } from './code-rules.ts'
import { maskCodeNumber, type PlainCode } from './new-codes.ts'

/** A code as it is stored. Instants are epoch milliseconds. */
export interface StoredCode<R extends CodeRules = CodeRules> {
  readonly hash: string
  readonly scarceId: string
  readonly masked: string
  readonly rules: R
  readonly expiresAt: number | null
  /** Whether the code or its batch was revoked. */
  readonly isRevoked: boolean
}

export interface NewBatch {
  readonly id: string
  readonly name: string
  readonly rules: CodeRules
  readonly codes: readonly PlainCode[]
  /** Uses of each code, or its minor units. */
  readonly capacity: number
  readonly expiresAt: number | null
  readonly now: number
  /** Whether an encrypted copy is kept until some days after delivery: for bought codes. */
  readonly isSealed: boolean
}

const scarceIds: Record<CodeKind, (hash: string) => string> = {
  Voucher: getVoucherId,
  GiftCard: getGiftCardId,
  RedemptionCard: getRedemptionCardId,
}

/** Rows of one statement: both engines can bind its values. */
const rowsAtOnce = 500

/** Codes in the database: their hashes, rules, and remaining uses or amounts. */
export class CodeStore {
  readonly #database: Database
  readonly #keys: CodeKeys

  constructor(database: Database, keys: CodeKeys) {
    this.#database = database
    this.#keys = keys
  }

  /** Writes a batch, all or nothing. @throws the engine's error if a code exists already */
  async insertBatch(batch: NewBatch): Promise<void> {
    const { id, name, rules, capacity, expiresAt, now, isSealed } = batch
    const rows = batch.codes.map((plain) => {
      const hash = this.#keys.hashCode(rules.kind, plain.code)
      return {
        hash,
        batch_id: id,
        masked: maskCodeNumber(normalizeCode(plain.code)),
        pin_hash: plain.pin === null ? null : this.#keys.hashPin(hash, plain.pin),
        expires_at: expiresAt,
        revoked_at: null,
        sealed: isSealed ? this.#keys.seal(JSON.stringify(plain)) : null,
        delivered_at: null,
      }
    })
    await this.#database.tx(async (trx) => {
      await trx
        .insertInto('code_batch')
        .values({
          id,
          name,
          kind: rules.kind,
          rules: JSON.stringify(rules),
          created_at: now,
          revoked_at: null,
        })
        .execute()
      for (let first = 0; first < rows.length; first += rowsAtOnce) {
        const some = rows.slice(first, first + rowsAtOnce)
        await trx.insertInto('code').values(some).execute()
        await trx
          .insertInto('scarce')
          .values(some.map(({ hash }) => ({ id: scarceIds[rules.kind](hash), capacity, taken: 0 })))
          .execute()
      }
    })
  }

  /**
   * Finds the code that a visitor typed, with its pin; null if there is none of this kind or the pin is wrong, both in
   * the same number of steps.
   */
  async find<K extends CodeKind>(
    kind: K,
    code: string,
    pin: string | null,
  ): Promise<StoredCode<Extract<CodeRules, { kind: K }>> | null> {
    let found: StoredCode | null = null
    for (const hash of this.#keys.listCodeHashes(kind, code)) {
      const row = await this.#readRow(hash)
      const isRight = this.#keys.isPin(hash, pin ?? '', row === null ? '-'.repeat(hash.length) : row.pinHash)
      if (row !== null && isRight) found ??= row.code
    }
    return found !== null && hasKind(found, kind) ? found : null
  }

  /** Reads the code that an order refers to. */
  async read<K extends CodeKind>(
    kind: K,
    scarceId: string,
  ): Promise<StoredCode<Extract<CodeRules, { kind: K }>> | null> {
    const row = await this.#readRow(getHashOfCode(scarceId))
    return row !== null && hasKind(row.code, kind) ? row.code : null
  }

  /**
   * Remaining uses or minor units at an instant; expired claims do not count.
   * @param orderId order whose own claim counts as remaining
   */
  async countLeft(scarceId: string, now: number, orderId = ''): Promise<number> {
    const [row] = await this.#database.query({
      sql: `select scarce.capacity - coalesce(sum(scarce_claim.quantity), 0) as remaining from scarce
        left join scarce_claim on scarce_claim.scarce_id = scarce.id and scarce_claim.order_id <> ?
          and (scarce_claim.state = 'sold' or scarce_claim.expires_at > ?)
        where scarce.id = ? group by scarce.id, scarce.capacity`,
      parameters: [orderId, now, scarceId],
    })
    return Math.max(0, Number(row?.['remaining'] ?? 0))
  }

  /** Reads bought codes that can still be shown, by hash. */
  async readSealed(hashes: readonly string[]): Promise<Map<string, PlainCode>> {
    if (hashes.length === 0) return new Map()
    const rows = await this.#database.read
      .selectFrom('code')
      .select(['hash', 'sealed'])
      .where('hash', 'in', [...hashes])
      .execute()
    return new Map(
      rows.flatMap(({ hash, sealed }) =>
        // Encrypted by `insertBatch`.
        sealed === null ? [] : [[hash, JSON.parse(this.#keys.unseal(sealed)) as PlainCode] as const],
      ),
    )
  }

  async markDelivered(hashes: readonly string[], now: number): Promise<void> {
    if (hashes.length === 0) return
    await this.#database.tx((trx) =>
      trx
        .updateTable('code')
        .set({ delivered_at: now })
        .where('hash', 'in', [...hashes])
        .where('delivered_at', 'is', null)
        .execute(),
    )
  }

  /** Deletes the encrypted copies of codes that were delivered before an instant. */
  async forgetDelivered(before: number): Promise<void> {
    await this.#database.tx((trx) =>
      trx
        .updateTable('code')
        .set({ sealed: null })
        .where('delivered_at', '<=', before)
        .where('sealed', 'is not', null)
        .execute(),
    )
  }

  async #readRow(hash: string): Promise<{ code: StoredCode; pinHash: string | null } | null> {
    const [row] = await this.#database.query({
      sql: `select code.*, code_batch.rules, code_batch.revoked_at as batch_revoked_at
        from code join code_batch on code_batch.id = code.batch_id where code.hash = ?`,
      parameters: [hash],
    })
    if (!row) return null
    const rules = parseRules(String(row['rules']))
    const code = {
      hash,
      scarceId: scarceIds[rules.kind](hash),
      masked: String(row['masked']),
      rules,
      expiresAt: toNumber(row['expires_at']),
      isRevoked: row['revoked_at'] !== null || row['batch_revoked_at'] !== null,
    }
    return { code, pinHash: row['pin_hash'] === null ? null : String(row['pin_hash']) }
  }
}

const toNumber = (value: string | number | null | undefined) =>
  value === null || value === undefined ? null : Number(value)

function hasKind<K extends CodeKind>(
  code: StoredCode,
  kind: K,
): code is StoredCode<Extract<CodeRules, { kind: K }>> {
  return code.rules.kind === kind
}
