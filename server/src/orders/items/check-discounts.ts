import type { DiscountAvailabilityError } from '@foyer/contract/wire/discounts'
import type { DiscountReason } from '@foyer/contract/wire/enumerations'
import { isDiscountForItem, findDiscountObstacle, type ItemDiscount } from '../../catalogue/item-discounts.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Discount } from '../../pricing/order-to-price.ts'
import { listServingMoments } from './check-lines.ts'
import { getSeller, type ItemRequest, type SoldLine } from './item-request.ts'

/** @throws ProblemError `discounts-unavailable` with the reason of every discount that a line names and cannot have */
export function refuseDiscounts(request: ItemRequest, lines: readonly SoldLine[]): void {
  const reasons = new Map<string, DiscountReason>()
  const pieces = new Map<string, number>()
  for (const line of lines) {
    const { discountId, quantity = 1 } = line.requested
    // A reward leaves no price that could be reduced.
    if (!discountId || line.requested.rewardId || reasons.has(discountId)) continue
    const count = (pieces.get(discountId) ?? 0) + quantity
    pieces.set(discountId, count)
    const reason = findReason(request, line, discountId, count)
    if (reason) reasons.set(discountId, reason)
  }
  if (reasons.size > 0)
    throw new ProblemError('discounts-unavailable', {
      discountAvailabilityErrors: [...reasons].map(
        ([discountId, unavailableReason]): DiscountAvailabilityError => ({ discountId, unavailableReason }),
      ),
    })
}

/** @param pieces of the order's lines up to this one that name the discount */
function findReason(
  request: ItemRequest,
  line: SoldLine,
  discountId: string,
  pieces: number,
): DiscountReason | null {
  const discount = request.catalogue.discounts.get(discountId)
  if (!discount) return 'discount-invalid-10103'
  const isTooMany = discount.limitPerOrder !== null && pieces > discount.limitPerOrder
  return findRuleReason(request, line, discount) ?? (isTooMany ? 'items-unavailable-18106' : null)
}

function findRuleReason(
  request: ItemRequest,
  { item }: SoldLine,
  discount: ItemDiscount,
): DiscountReason | null {
  const { catalogue, site, isMember } = request
  const obstacle = findDiscountObstacle(discount, {
    siteId: getSeller(request),
    zone: site.ianaTimeZoneName,
    moments: listServingMoments(request),
    hours: catalogue.hours,
  })
  if (obstacle) return obstacle
  if (!isDiscountForItem(discount, item)) return 'discount-invalid-10102'
  return discount.isForMembers && !isMember ? 'loyalty-required' : null
}

/** Discounts of a line: the one that it names, else the automatic ones that apply to it. */
export function listLineDiscounts(request: ItemRequest, line: SoldLine): Discount[] {
  const { discountId = null } = line.requested
  return [...request.catalogue.discounts.values()]
    .filter(({ id, isAutomatic }) => (discountId === null ? isAutomatic : id === discountId))
    .filter((discount) => findRuleReason(request, line, discount) === null)
    .map(({ id, isAutomatic, calculation }) => ({
      id,
      source: isAutomatic ? 'Automatic' : 'Code',
      calculation,
    }))
}
