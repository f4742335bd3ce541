import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { AddMemberRedemptionCardRequest, MemberRedemptionCard } from '@foyer/contract/wire/member-codes'
import type { CodeKeys } from '../codes/code-keys.ts'
import type { CodeKind, CodeRules } from '../codes/code-rules.ts'
import type { CodeStore, StoredCode } from '../codes/code-store.ts'
import type { GuessLimits } from '../codes/guess-limits.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../domain/caller.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { toWire } from '../domain/money.ts'
import { ProblemError } from '../http/problem.ts'
import { getGiftCardId, getRedemptionCardId, getVoucherId } from '../order-store/scarce-ids.ts'
import { readContents } from '../order-store/order-contents.ts'
import { toIsoInstant } from '../orders/iso-instant.ts'
import type { OrderSettings } from '../orders/settings.ts'

export interface MemberCodesDependencies {
  database: Database
  codes: CodeStore
  codeKeys: CodeKeys
  guesses: GuessLimits
  clock: Clock
  ids: Ids
  settings: Pick<OrderSettings, 'currencyDecimals'>
}

const kinds = ['RedemptionCard', 'Voucher', 'GiftCard'] as const satisfies readonly CodeKind[]
/** Codes that a member may add by number. */
const mostAdded = 100
/** Orders whose bought codes are listed, the latest. */
const mostOrders = 200

/** What stands for a code of the member's own in an order: its id, as a code is normalized. */
const ownCode = /^OWN([0-9A-F]{8})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{4})([0-9A-F]{12})$/

const scarceIds: Record<CodeKind, (hash: string) => string> = {
  Voucher: getVoucherId,
  GiftCard: getGiftCardId,
  RedemptionCard: getRedemptionCardId,
}

/** Finds the code that stands for one of the caller's own; null for any other text and any other caller. */
export type FindOwnCode = <K extends CodeKind>(
  kind: K,
  code: string,
  caller: Caller,
) => Promise<StoredCode<Extract<CodeRules, { kind: K }>> | null>

/**
 * Codes that members have with their account: bought signed in, or added by number and pin. No code is stored with a
 * member: the row has its hash.
 */
export class MemberCodes {
  readonly #dependencies: MemberCodesDependencies

  constructor(dependencies: MemberCodesDependencies) {
    this.#dependencies = dependencies
  }

  /** The newest first. */
  async list(memberId: string): Promise<MemberRedemptionCard[]> {
    const bought = await this.#addBought(memberId)
    const rows = await this.#dependencies.database.read
      .selectFrom('member_code')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('added_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const documents = await Promise.all(rows.map((row) => this.#toDocument(row, bought.has(row.hash))))
    return documents.filter((document) => document !== null)
  }

  /**
   * Adds a code by its number; one that the member has already stays as it is. An invalid code is searched for and
   * answered like an unknown one.
   * @throws ProblemError `redemption-card-declined`, `too-many-requests`, `invalid-state` with too many
   */
  async add(
    memberId: string,
    { cardNumber, pin }: AddMemberRedemptionCardRequest,
    address: string,
  ): Promise<MemberRedemptionCard> {
    const { database, codes, codeKeys, guesses, clock, ids } = this.#dependencies
    const now = clock.now()
    const guess = { address, hash: codeKeys.hashCode('RedemptionCard', cardNumber) }
    const found = await guesses.search(guess, async () => {
      let match: StoredCode | null = null
      // Always the same steps: the time of the answer does not tell one kind from another.
      for (const kind of kinds) match = (await codes.find(kind, cardNumber, pin ?? null)) ?? match
      const isGood = match && !match.isRevoked && (match.expiresAt === null || match.expiresAt > now)
      return isGood ? match : null
    })
    if (!found) throw new ProblemError('redemption-card-declined')
    const { count } = await database.read
      .selectFrom('member_code')
      .select((eb) => eb.fn.count('id').as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostAdded)
      throw new ProblemError('invalid-state', { detail: `A member has at most ${mostAdded} codes` })
    const { kind } = found.rules
    await this.#insert([{ id: ids.uuid(), member_id: memberId, kind, hash: found.hash, added_at: now }])
    const row = await database.read
      .selectFrom('member_code')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('hash', '=', found.hash)
      .executeTakeFirstOrThrow()
    const document = await this.#toDocument(row, false)
    if (!document) throw new ProblemError('redemption-card-declined')
    return document
  }

  /** @throws ProblemError `not-found`, `invalid-state` for one that was bought: it would come back */
  async remove(memberId: string, id: string): Promise<void> {
    const { database } = this.#dependencies
    const bought = await this.#listBought(memberId)
    const row = await database.read
      .selectFrom('member_code')
      .select('hash')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!row) throw new ProblemError('not-found', { detail: 'The member has no such card' })
    if (bought.has(row.hash))
      throw new ProblemError('invalid-state', { detail: 'What was bought stays with the account' })
    await database.tx((trx) =>
      trx.deleteFrom('member_code').where('id', '=', id).where('member_id', '=', memberId).execute(),
    )
  }

  /** As `FindOwnCode`. An arrow function, because it is passed on as a value. */
  readonly find: FindOwnCode = async (kind, code, caller) => {
    const parts = ownCode.exec(normalizeCode(code))
    if (!parts || caller.kind !== 'member') return null
    const { database, codes } = this.#dependencies
    const row = await database.read
      .selectFrom('member_code')
      .select('hash')
      .where('id', '=', parts.slice(1).join('-').toLowerCase())
      .where('member_id', '=', caller.memberId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row ? codes.read(kind, scarceIds[kind](row.hash)) : null
  }

  /** Adds what the member has bought since it was last looked at. @returns hashes of all that was bought */
  async #addBought(memberId: string): Promise<ReadonlyMap<string, CodeKind>> {
    const { clock, ids } = this.#dependencies
    const bought = await this.#listBought(memberId)
    const now = clock.now()
    await this.#insert(
      [...bought].map(([hash, kind]) => ({ id: ids.uuid(), member_id: memberId, kind, hash, added_at: now })),
    )
    return bought
  }

  async #insert(
    rows: readonly { id: string; member_id: string; kind: CodeKind; hash: string; added_at: number }[],
  ) {
    if (rows.length === 0) return
    await this.#dependencies.database.tx((trx) =>
      trx
        .insertInto('member_code')
        .values([...rows])
        .onConflict((conflict) => conflict.columns(['member_id', 'hash']).doNothing())
        .execute(),
    )
  }

  /** Vouchers, and gift cards that were for nobody else, of the member's completed orders. */
  async #listBought(memberId: string): Promise<ReadonlyMap<string, CodeKind>> {
    const orders = await this.#dependencies.database.read
      .selectFrom('sales_order')
      .select('contents')
      .where('member_id', '=', memberId)
      .where('status', '=', 'Completed')
      .where((eb) =>
        eb.or([eb('contents', 'like', '%"voucherHashes"%'), eb('contents', 'like', '%"codeHashes"%')]),
      )
      .orderBy('created_at', 'desc')
      .limit(mostOrders)
      .execute()
    const bought = new Map<string, CodeKind>()
    for (const { contents } of orders)
      for (const { voucherHashes = [], giftCard } of readContents(contents).items) {
        for (const hash of voucherHashes) bought.set(hash, 'Voucher')
        if (giftCard && giftCard.recipient === null)
          for (const hash of giftCard.codeHashes ?? []) bought.set(hash, 'GiftCard')
      }
    return bought
  }

  /** Null for a code that is not there any more. */
  async #toDocument(
    { id, kind, hash }: { id: string; kind: CodeKind; hash: string },
    isBought: boolean,
  ): Promise<MemberRedemptionCard | null> {
    const { codes, clock, settings } = this.#dependencies
    const now = clock.now()
    const scarceId = scarceIds[kind](hash)
    const code: StoredCode | null = await codes.read(kind, scarceId)
    if (!code) return null
    const left = await codes.countLeft(scarceId, now)
    const { rules, masked, expiresAt, isRevoked } = code
    return {
      id,
      type: rules.kind === 'RedemptionCard' ? rules.type : rules.kind,
      subscriptionId: rules.kind === 'RedemptionCard' ? (rules.subscriptionId ?? null) : null,
      ...(rules.kind === 'RedemptionCard' && rules.schemeId !== null
        ? { thirdPartyMemberSchemeId: rules.schemeId }
        : {}),
      friendId: null,
      status: getStatus({ isRevoked, isExpired: expiresAt !== null && expiresAt <= now, left }),
      maskedCardNumber: masked,
      cardNumber: `OWN${id.replaceAll('-', '').toUpperCase()}`,
      ...(rules.kind === 'GiftCard' ? {} : { name: rules.description }),
      expiresAt: expiresAt === null ? null : toIsoInstant(expiresAt),
      availableRedemptions: rules.kind === 'GiftCard' ? null : left,
      availableBalance:
        rules.kind === 'GiftCard' ? toWire({ gross: left, tax: 0 }, settings.currencyDecimals) : null,
      isBought,
    }
  }
}

function getStatus(of: {
  isRevoked: boolean
  isExpired: boolean
  left: number
}): MemberRedemptionCard['status'] {
  if (of.isRevoked) return 'Revoked'
  if (of.isExpired) return 'Expired'
  return of.left === 0 ? 'Used' : 'Active'
}
