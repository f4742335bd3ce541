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

/** A line before tax: both amounts for the whole quantity, as in the price list. */
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
  /** The voucher that redeems the ticket. */
  readonly voucherId: string | null
}

export interface ItemLine extends Line {
  readonly deliveryMethod: DeliveryMethod | null
}

/** Saving by a discount on a quantity of a price: never more than they cost. */
function computeSaving(calculation: Calculation, unitPrice: MinorUnits, quantity: number): MinorUnits {
  const whole = multiply(unitPrice, quantity)
  switch (calculation.kind) {
    case 'PercentageOff':
      return takePart(whole, calculation.basisPoints)
    case 'AmountOff':
      // Per piece: what one piece does not use is not applied to another.
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
 * Chooses the discount of a line: the one that saves most; of equal ones an automatic one, so that no code is used up
 * unnecessarily; then the first by id.
 * @param most the price of the line: negative modifiers may leave less than a discount would save
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

/** A voucher without a saving would be used up for nothing. */
export function findVoucherRefusal(line: TicketLine): PricingRefusal[] {
  const { id, voucherId, original, price, originalBookingFee, bookingFee } = line
  if (voucherId === null || price < original || bookingFee < originalBookingFee) return []
  return [{ kind: 'VoucherWithoutEffect', ticketId: id, voucherId }]
}

/** Price difference by modifiers for one piece; may be negative. */
function addModifiers(modifiers: readonly Modifier[]): bigint {
  return modifiers.reduce((total, modifier) => {
    if (!Number.isSafeInteger(modifier.priceDifference))
      throw new RangeError(`not a difference in minor units: ${modifier.priceDifference}`)
    const each = BigInt(modifier.priceDifference) + addModifiers(modifier.modifiers)
    return total + each * BigInt(requireQuantity(modifier.quantity))
  }, 0n)
}

/** @throws RangeError also if modifiers subtract more than the item costs. */
export function priceItem(item: ItemToPrice): ItemLine {
  const { id, unitPrice, quantity, taxBasisPoints, deliveryMethod } = item
  const withModifiers = toMinorUnits(BigInt(requireAmount(unitPrice)) + addModifiers(item.modifiers))
  const original = multiply(withModifiers, quantity)
  const discount = chooseDiscount(item.discounts, unitPrice, quantity, original)
  const price = original - discount.saved
  return { id, taxBasisPoints, deliveryMethod, original, price, discountId: discount.id }
}
