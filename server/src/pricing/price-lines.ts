import type { DeliveryMethod } from '@foyer/contract/wire/enumerations'
import { multiply, requireAmount, requireQuantity, takePart, toMinorUnits } from './minor-units.ts'
import type {
  BasisPoints,
  Calculation,
  Discount,
  ItemToPrice,
  MinorUnits,
  Modifier,
  TicketToPrice,
} from './order-to-price.ts'
import type { PricingRefusal } from './priced-order.ts'

/** A line before its tax: both amounts for the whole quantity, as the price list has them. */
export interface Line {
  readonly id: string
  readonly taxBasisPoints: BasisPoints
  readonly original: MinorUnits
  readonly price: MinorUnits
  readonly discountId: string | null
}

export interface TicketLine extends Line {
  readonly originalBookingFee: MinorUnits
  readonly bookingFee: MinorUnits
  /** The voucher that the ticket is redeemed by. */
  readonly voucherId: string | null
}

export interface ItemLine extends Line {
  readonly deliveryMethod: DeliveryMethod | null
}

/** What a discount takes off so many pieces of a price: never more than they cost. */
function computeSaving(calculation: Calculation, unitPrice: MinorUnits, quantity: number): MinorUnits {
  const whole = multiply(unitPrice, quantity)
  switch (calculation.kind) {
    case 'PercentageOff':
      return takePart(whole, calculation.basisPoints)
    case 'AmountOff':
      // Each piece alone: what one does not use is not another's.
      return multiply(Math.min(requireAmount(calculation.amount), unitPrice), quantity)
    case 'FixedPrice':
      return whole - multiply(Math.min(requireAmount(calculation.price), unitPrice), quantity)
    default:
      return calculation satisfies never
  }
}

interface GivenDiscount {
  readonly id: string | null
  readonly saved: MinorUnits
}

/**
 * The one discount that a line gets: that which saves most; of equal ones an automatic one, so that no code is used up
 * for what is had without it; then the one whose id comes first.
 * @param most what the line costs: modifiers that make it cheaper may leave less than a discount would take
 */
function chooseDiscount(
  discounts: readonly Discount[],
  unitPrice: MinorUnits,
  quantity: number,
  most: MinorUnits,
): GivenDiscount {
  const [best] = discounts
    .map(({ id, source, calculation }) => ({
      id,
      source,
      saved: Math.min(most, computeSaving(calculation, unitPrice, quantity)),
    }))
    .sort((a, b) => {
      if (a.saved !== b.saved) return b.saved - a.saved
      if (a.source !== b.source) return a.source === 'Automatic' ? -1 : 1
      return a.id < b.id ? -1 : 1
    })
  return best === undefined || best.saved === 0 ? { id: null, saved: 0 } : { id: best.id, saved: best.saved }
}

/** @param isFeeCharged whether the order's booking mode has booking fees */
export function priceTicket(ticket: TicketToPrice, isFeeCharged: boolean): TicketLine {
  const { id, taxBasisPoints, redemption } = ticket
  const original = requireAmount(ticket.listPrice)
  const fee = requireAmount(ticket.bookingFee)
  const originalBookingFee = isFeeCharged ? fee : 0
  const bookingFee = redemption?.isBookingFeeWaived ? 0 : originalBookingFee
  const voucherId = redemption?.kind === 'Voucher' ? redemption.id : null
  const line = { id, taxBasisPoints, original, originalBookingFee, bookingFee, voucherId }
  if (redemption !== null)
    return { ...line, price: Math.min(original, requireAmount(redemption.price)), discountId: null }
  const discount = chooseDiscount(ticket.discounts, original, 1, original)
  return { ...line, price: original - discount.saved, discountId: discount.id }
}

/** A voucher that makes nothing cheaper would be used up all the same. */
export function findVoucherRefusal(line: TicketLine): PricingRefusal[] {
  const { id, voucherId, original, price, originalBookingFee, bookingFee } = line
  if (voucherId === null || price < original || bookingFee < originalBookingFee) return []
  return [{ kind: 'VoucherWithoutEffect', ticketId: id, voucherId }]
}

/** What modifiers add to one piece of what they belong to; may be less than nothing. */
function addModifiers(modifiers: readonly Modifier[]): bigint {
  return modifiers.reduce((total, modifier) => {
    if (!Number.isSafeInteger(modifier.priceDifference))
      throw new RangeError(`not a difference in minor units: ${modifier.priceDifference}`)
    const each = BigInt(modifier.priceDifference) + addModifiers(modifier.modifiers)
    return total + each * BigInt(requireQuantity(modifier.quantity))
  }, 0n)
}

/** @throws RangeError also where modifiers take off more than the item costs. */
export function priceItem(item: ItemToPrice): ItemLine {
  const { id, unitPrice, quantity, taxBasisPoints, deliveryMethod } = item
  const withModifiers = toMinorUnits(BigInt(requireAmount(unitPrice)) + addModifiers(item.modifiers))
  const original = multiply(withModifiers, quantity)
  const discount = chooseDiscount(item.discounts, unitPrice, quantity, original)
  const price = original - discount.saved
  return { id, taxBasisPoints, deliveryMethod, original, price, discountId: discount.id }
}
