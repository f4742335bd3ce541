import { salesChannel } from '@foyer/contract/channel/calls'
import type { VoucherRequest, VoucherResponse } from '@foyer/contract/wire/codes'
import type { OrderResponse } from '@foyer/contract/wire/orders'
import type { VoucherRules } from '../codes/code-rules.ts'
import type { StoredCode } from '../codes/code-store.ts'
import { findShowtimeRefusal } from '../codes/voucher-rules.ts'
import { ProblemError } from '../http/problem.ts'
import type { VoucherLine } from '../order-store/order-contents.ts'
import type { OrderWrite } from '../order-store/order-writes.ts'
import type { StoredOrder } from '../order-store/stored-order.ts'
import { changeOrder } from '../orders/change-contents.ts'
import { loadShowtimeDetails } from '../orders/load-showtime-details.ts'
import { requireChangeable } from '../orders/order-access.ts'
import { toOrderResponse, toVoucherDocument, type ShowtimeDetailsById } from '../orders/order-document.ts'
import { toProblemError } from '../orders/redeem-tickets.ts'
import { countUses } from '../orders/redemption-steps.ts'
import { createHoldStep, type CodeRequester, type RedemptionDependencies } from './redemption-dependencies.ts'

type Voucher = StoredCode<VoucherRules>

/** Vouchers added to and removed from orders. Which ticket a voucher pays for is set with the tickets. */
export class VoucherService {
  readonly #dependencies: RedemptionDependencies

  constructor(dependencies: RedemptionDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Holds one use of a voucher for the order, until the order ends or the voucher is removed.
   * @throws ProblemError `voucher-credentials-invalid` and the other conditions of the area `voucher-add`,
   * `order-type-invalid`, `too-many-requests`
   */
  add(orderId: string, request: VoucherRequest, by: CodeRequester): OrderWrite<VoucherResponse> {
    const { store, catalogue, codes, clock, ids } = this.#dependencies
    const now = clock.now()
    const [voucherId, dealId] = [ids.uuid(), ids.uuid()]
    let search: Promise<Voucher | null> | undefined
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'addVoucher', now)
      // Once, however often the order is read: a search counts as a guess.
      search ??= this.#find(request, by)
      const voucher = await search
      if (!voucher) throw new ProblemError('voucher-credentials-invalid')
      const details = await loadShowtimeDetails(catalogue, order)
      refuseVoucher(voucher, { order, details, now, type: request.type })
      const left = await codes.countLeft(voucher.scarceId, now)
      if (left === 0) throw new ProblemError('voucher-no-redemptions-left')
      const line = toVoucherLine(voucherId, voucher)
      const { deal, mostPerOrder } = voucher.rules
      const changed = changeOrder(order, {
        vouchers: [...order.contents.vouchers, line],
        deals: deal ? [...order.contents.deals, { id: dealId, voucherId, ...deal }] : order.contents.deals,
      })
      return {
        command: {
          orderId,
          steps: [{ kind: 'order.save', order: changed }, createHoldStep(line.scarceId, changed, now)],
        },
        answer: {
          voucher: toVoucherDocument(line),
          availableRedemptions: Math.min(left, mostPerOrder ?? left),
        },
        explain: () => new ProblemError('voucher-no-redemptions-left'),
      }
    }
  }

  /** @throws ProblemError `voucher-in-use`, `not-found` */
  remove(orderId: string, voucherId: string): OrderWrite<OrderResponse> {
    const { store, catalogue, clock, settings } = this.#dependencies
    return async () => {
      const order = requireChangeable(await store.read(orderId), 'removeVoucher', clock.now())
      const { vouchers, deals } = order.contents
      const line = vouchers.find(({ id }) => id === voucherId)
      if (!line) throw new ProblemError('not-found', { detail: 'The order has no such voucher' })
      if (countUses(order.contents, voucherId) > 0) throw new ProblemError('voucher-in-use')
      const changed = changeOrder(order, {
        vouchers: vouchers.filter((each) => each !== line),
        deals: deals.filter((deal) => deal.voucherId !== voucherId),
      })
      const details = await loadShowtimeDetails(catalogue, changed)
      return {
        command: {
          orderId,
          steps: [
            { kind: 'order.save', order: changed },
            { kind: 'scarce.give', scarceId: line.scarceId },
          ],
        },
        answer: toOrderResponse(changed, details, settings),
      }
    }
  }

  #find(
    { credentials: { barcode, pin } }: VoucherRequest,
    { address, caller }: CodeRequester,
  ): Promise<Voucher | null> {
    const { codes, codeKeys, guesses, findOwn } = this.#dependencies
    const guess = { address, hash: codeKeys.hashCode('Voucher', barcode) }
    return guesses.search(
      guess,
      async () =>
        (await findOwn('Voucher', barcode, caller)) ?? (await codes.find('Voucher', barcode, pin ?? null)),
    )
  }
}

function refuseVoucher(
  { rules, scarceId, isRevoked, expiresAt }: Voucher,
  {
    order,
    details,
    now,
    type,
  }: { order: StoredOrder; details: ShowtimeDetailsById; now: number; type: VoucherRules['type'] },
): void {
  if (order.contents.vouchers.some((line) => line.scarceId === scarceId))
    throw new ProblemError('voucher-already-added')
  if (isRevoked) throw new ProblemError('voucher-invalidated')
  if (expiresAt !== null && expiresAt <= now) throw new ProblemError('voucher-expired')
  const isForChannel = ({ channels }: VoucherRules) =>
    channels.length === 0 || channels.some((each) => each.toLowerCase() === salesChannel.toLowerCase())
  if (!isForChannel(rules)) throw new ProblemError('voucher-not-on-channel')
  const isForSite = rules.siteIds.length === 0 || rules.siteIds.includes(order.siteId)
  if (rules.type !== type || !isForSite) throw new ProblemError('voucher-invalid-for-order')
  // A voucher that is valid for one of the showtimes is valid for the order.
  const refusals = [...details.values()].map((showtime) => findShowtimeRefusal(rules, showtime))
  const [refusal] = refusals
  if (refusal && !refusals.includes(null)) throw toProblemError(refusal)
}

function toVoucherLine(id: string, { scarceId, masked, rules, expiresAt }: Voucher): VoucherLine {
  return {
    id,
    kind: rules.type,
    scarceId,
    maskedBarcode: masked,
    voucherTypeCode: rules.typeCode,
    description: rules.description,
    expiresAt,
  }
}
