import { normalizeCode } from '@foyer/contract/codes/normalize-code'
import type { RedeemableItem } from '../catalogue/items.ts'
import type { CodeKeys } from '../codes/code-keys.ts'
import type { VoucherRules } from '../codes/code-rules.ts'
import { createPlainCode, maskCodeNumber } from '../codes/new-codes.ts'
import { addMonths } from '../domain/add-months.ts'
import type { Ids } from '../domain/ids.ts'
import type { ItemLine } from '../order-store/order-contents.ts'
import { getVoucherId } from '../order-store/scarce-ids.ts'
import type { Step } from '../order-store/steps.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import type { ItemSettings } from '../orders/settings.ts'

export interface SoldVouchers {
  /** The order, whose lines have the hashes of their vouchers. */
  readonly order: StoredOrder
  /** Steps that make the vouchers. */
  readonly steps: readonly Step[]
}

interface VoucherDependencies {
  readonly ids: Ids
  readonly codeKeys: CodeKeys
  readonly form: ItemSettings['voucherForm']
  /** What the codes of an item can be redeemed for; null: it needs none. */
  readonly findRedeemable: (itemId: string) => RedeemableItem | null
}

/**
 * Creates the vouchers for the ticket books and subscriptions of an order: one code for each piece, one batch for each
 * line. Codes are stored encrypted.
 */
export function createSoldVouchers(
  order: StoredOrder,
  now: number,
  dependencies: VoucherDependencies,
): SoldVouchers {
  const steps: Step[] = []
  const items = order.contents.items.map((line) => {
    const redeemable = dependencies.findRedeemable(line.itemId)
    if (!redeemable) return line
    const vouchers = Array.from({ length: line.quantity }, () =>
      createVoucher({ order, line, redeemable }, now, dependencies),
    )
    steps.push(...vouchers.map(({ step }) => step))
    return { ...line, voucherHashes: vouchers.map(({ hash }) => hash) }
  })
  return steps.length === 0
    ? { order, steps }
    : { order: { ...order, contents: { ...order.contents, items } }, steps }
}

/** A line of an order, with what its item is bought for. */
interface RedeemableLine {
  readonly order: StoredOrder
  readonly line: ItemLine
  readonly redeemable: RedeemableItem
}

function createVoucher(
  { order, line, redeemable }: RedeemableLine,
  now: number,
  { ids, codeKeys, form }: VoucherDependencies,
): { readonly hash: string; readonly step: Step } {
  const plain = createPlainCode(form, ids)
  const hash = codeKeys.hashCode('Voucher', plain.code)
  const batchId = `order:${order.id}:${line.id}`
  return {
    hash,
    step: {
      kind: 'code.add',
      batch: {
        id: batchId,
        name: `${line.name.text} of order ${order.transactionNumber ?? order.id}`,
        kind: 'Voucher',
        rules: JSON.stringify(toRules(line, redeemable)),
        created_at: now,
        revoked_at: null,
      },
      code: {
        hash,
        batch_id: batchId,
        masked: maskCodeNumber(normalizeCode(plain.code)),
        pin_hash: plain.pin === null ? null : codeKeys.hashPin(hash, plain.pin),
        expires_at: redeemable.kind === 'TicketBook' ? addMonths(now, redeemable.validityMonths) : null,
        revoked_at: null,
        sealed: codeKeys.seal(JSON.stringify(plain)),
        delivered_at: null,
      },
      scarceId: getVoucherId(hash),
      capacity: redeemable.kind === 'TicketBook' ? redeemable.tickets : 1,
    },
  }
}

/** A book opens any ticket at no price; a subscription none: it is begun with its code. */
function toRules({ name }: ItemLine, redeemable: RedeemableItem): VoucherRules {
  const isBook = redeemable.kind === 'TicketBook'
  return {
    kind: 'Voucher',
    type: 'Ticket',
    typeCode: isBook ? 'ticket-book' : `subscription:${redeemable.subscriptionId}:${redeemable.months}`,
    description: name.text,
    opens: isBook ? { ticketTypeIds: [], priceMinor: 0, isBookingFeeWaived: false } : null,
    deal: null,
    mostPerOrder: null,
    siteIds: [],
    channels: [],
    blackouts: [],
    excludedDistributors: [],
    exceptPublicHolidays: false,
    excludedDates: [],
    ...(isBook && redeemable.weekdays.length > 0 ? { weekdays: redeemable.weekdays } : {}),
  }
}
