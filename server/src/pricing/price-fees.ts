import type { DeliveryMethod } from '@foyer/contract/wire/enumerations'
import { applyTax, requireAmount, takeShare, toMinorUnits } from './minor-units.ts'
import type { ItemScope, MandatoryFee, MinorUnits, TaxMode, Tip } from './order-to-price.ts'
import type { PricedFee } from './priced-order.ts'

/**
 * The properties of an item that fees depend on: its price after discounts and deals, as in the price list, and its
 * delivery.
 */
export interface FeeBase {
  readonly price: MinorUnits
  readonly deliveryMethod: DeliveryMethod | null
}

const methodByScope = {
  InSeatDelivery: 'InSeatDelivery',
  LocationItemDelivery: 'CustomLocationDelivery',
} as const satisfies Record<Exclude<ItemScope, 'Order'>, DeliveryMethod>

/** The items that a fee or tip of a scope is computed from. */
export function selectItems(items: readonly FeeBase[], scope: ItemScope): readonly FeeBase[] {
  return scope === 'Order'
    ? items
    : items.filter(({ deliveryMethod }) => deliveryMethod === methodByScope[scope])
}

const addPrices = (items: readonly FeeBase[]): MinorUnits =>
  toMinorUnits(items.reduce((all, { price }) => all + BigInt(price), 0n))

/** One line for each fee whose scope has an item, even if its amount is zero. */
export function priceMandatoryFees(
  fees: readonly MandatoryFee[],
  items: readonly FeeBase[],
  mode: TaxMode,
): PricedFee[] {
  return fees.flatMap(({ scope, charge, taxBasisPoints }) => {
    const own = selectItems(items, scope)
    if (own.length === 0) return []
    const amount =
      charge.kind === 'Amount' ? requireAmount(charge.amount) : takeShare(addPrices(own), charge.basisPoints)
    return [{ scope, price: applyTax(amount, taxBasisPoints, mode) }]
  })
}

export function priceTip(tip: Tip | null, items: readonly FeeBase[]): MinorUnits {
  if (tip === null) return 0
  return tip.kind === 'Amount'
    ? requireAmount(tip.amount)
    : takeShare(addPrices(selectItems(items, tip.scope)), tip.basisPoints)
}
