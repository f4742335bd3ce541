import type { RedeemableItemsResponse } from '@foyer/contract/wire/order-items'
import type { CodeStore } from '../codes/code-store.ts'
import type { PlainCode } from '../codes/new-codes.ts'
import type { Caller } from '../domain/caller.ts'
import type { Clock } from '../domain/clock.ts'
import { toWire } from '../domain/money.ts'
import { ProblemError } from '../http/problem.ts'
import type { GiftCardLine, ItemLine } from '../order-store/order-contents.ts'
import { requireNoOtherMember } from '../order-store/order-member.ts'
import type { OrderStore } from '../order-store/order-store.ts'
import { getGiftCardId, getVoucherId } from '../order-store/scarce-ids.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { toIsoInstant } from '../orders/iso-instant.ts'
import type { OrderSettings } from '../orders/settings.ts'

export interface RedeemableItemsDependencies {
  store: Pick<OrderStore, 'read'>
  codes: CodeStore
  clock: Clock
  settings: Pick<OrderSettings, 'currencyDecimals'>
}

/** A bought gift card with its code, for the mail to its recipient. */
export interface MailedGiftCard {
  readonly card: GiftCardLine
  readonly codes: readonly PlainCode[]
  /** Epoch milliseconds; null: it does not expire. */
  readonly expiresAt: number | null
  readonly siteId: string
}

/** Bought vouchers of a line with their codes, for the mail to the buyer. */
export interface MailedVouchers {
  readonly name: ItemLine['name']
  readonly codes: readonly PlainCode[]
  /** Epoch milliseconds; null: they do not expire. */
  readonly expiresAt: number | null
}

/** Codes that orders have bought, as long as they are stored in a form that can be read. */
export class RedeemableItems {
  readonly #dependencies: RedeemableItemsDependencies

  constructor(dependencies: RedeemableItemsDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Codes of a completed order. Those that nobody is sent are stored for a week from now on; the others, from when they
   * are sent.
   * @throws ProblemError `order-not-found`; `forbidden` for another member's
   */
  async list(orderId: string, caller: Caller): Promise<RedeemableItemsResponse> {
    const { codes, clock, settings } = this.#dependencies
    const order = await this.#readCompleted(orderId)
    if (!order) throw new ProblemError('order-not-found')
    requireNoOtherMember(order, caller)
    const lines = listGiftCardLines(order)
    const vouchers = listVoucherLines(order)
    const plain = await codes.readSealed([...lines, ...vouchers].flatMap(({ hashes }) => hashes))
    const shown = [...lines.filter(({ card }) => !card.recipient?.email), ...vouchers].flatMap(
      ({ hashes }) => hashes,
    )
    await codes.markDelivered(
      shown.filter((hash) => plain.has(hash)),
      clock.now(),
    )
    const redeemableItems = await Promise.all([
      ...lines.flatMap(({ line, card, hashes }) =>
        hashes.flatMap((hash) => {
          const code = plain.get(hash)
          return code ? [this.#toDocument(line, card, hash, code, settings.currencyDecimals)] : []
        }),
      ),
      ...vouchers.flatMap(({ line, hashes }) =>
        hashes.flatMap((hash) => {
          const code = plain.get(hash)
          return code ? [this.#toVoucherDocument(line, hash, code)] : []
        }),
      ),
    ])
    return { redeemableItems }
  }

  /** The card of a line for its recipient; null if the order is not there any more, or the codes cannot be read. */
  async readForMail(orderId: string, lineId: string): Promise<MailedGiftCard | null> {
    const { codes } = this.#dependencies
    const order = await this.#readCompleted(orderId)
    const found = order && listGiftCardLines(order).find(({ line }) => line.id === lineId)
    if (!order || !found) return null
    const { card, hashes } = found
    const plain = await codes.readSealed(hashes)
    const [first] = hashes
    if (first === undefined || plain.size < hashes.length) return null
    const stored = await codes.read('GiftCard', getGiftCardId(first))
    if (!stored || stored.isRevoked) return null
    return {
      card,
      codes: [...plain.values()],
      expiresAt: stored.expiresAt,
      siteId: order.siteId,
    }
  }

  /** The vouchers of a line for their buyer; null if the order is not there any more, or the codes cannot be read. */
  async readVouchersForMail(orderId: string, lineId: string): Promise<MailedVouchers | null> {
    const { codes } = this.#dependencies
    const order = await this.#readCompleted(orderId)
    const found = order && listVoucherLines(order).find(({ line }) => line.id === lineId)
    const [first] = found?.hashes ?? []
    if (!found || first === undefined) return null
    const plain = await codes.readSealed(found.hashes)
    const stored = await codes.read('Voucher', getVoucherId(first))
    if (plain.size < found.hashes.length || !stored || stored.isRevoked) return null
    return { name: found.line.name, codes: [...plain.values()], expiresAt: stored.expiresAt }
  }

  /** The codes of a line have been sent: they are stored for a week from now on. */
  async markSent(orderId: string, lineId: string): Promise<void> {
    const { codes, clock } = this.#dependencies
    const order = await this.#readCompleted(orderId)
    const found =
      order &&
      [...listGiftCardLines(order), ...listVoucherLines(order)].find(({ line }) => line.id === lineId)
    await codes.markDelivered(found?.hashes ?? [], clock.now())
  }

  async #readCompleted(orderId: string): Promise<StoredOrder | null> {
    const order = await this.#dependencies.store.read(orderId)
    return order?.status === 'Completed' ? order : null
  }

  async #toVoucherDocument(
    { id, itemId, name }: ItemLine,
    hash: string,
    { code, pin }: PlainCode,
  ): Promise<RedeemableItemsResponse['redeemableItems'][number]> {
    const stored = await this.#dependencies.codes.read('Voucher', getVoucherId(hash))
    return {
      orderItemId: id,
      itemId,
      name,
      type: 'Voucher',
      code,
      pin,
      value: null,
      expiresAt: stored?.expiresAt == null ? null : toIsoInstant(stored.expiresAt),
    }
  }

  async #toDocument(
    { id, itemId, name }: ItemLine,
    { amountMinor }: GiftCardLine,
    hash: string,
    { code, pin }: PlainCode,
    decimals: number,
  ): Promise<RedeemableItemsResponse['redeemableItems'][number]> {
    const stored = await this.#dependencies.codes.read('GiftCard', getGiftCardId(hash))
    return {
      orderItemId: id,
      itemId,
      name,
      type: 'GiftCard',
      code,
      pin,
      value: toWire({ gross: amountMinor, tax: 0 }, decimals),
      expiresAt: stored?.expiresAt == null ? null : toIsoInstant(stored.expiresAt),
    }
  }
}

/** Lines with vouchers, which nobody but the buyer is sent. */
function listVoucherLines({ contents }: StoredOrder) {
  return contents.items.flatMap((line) =>
    line.voucherHashes ? [{ line, hashes: [...line.voucherHashes] }] : [],
  )
}

function listGiftCardLines({ contents }: StoredOrder) {
  return contents.items.flatMap((line) => {
    const { giftCard: card } = line
    return card ? [{ line, card, hashes: [...(card.codeHashes ?? [])] }] : []
  })
}
