import type { MonetaryValue, TranslatedText } from '@foyer/contract/wire/common'
import type { ItemDiscountAvailability } from '@foyer/contract/wire/discounts'
import { addAmounts } from './amounts.ts'

/** Whom and when discounts of items are for. */
export interface DiscountCircumstances {
  readonly isMember: boolean
  /** Goods are handed over now: with a showtime to come, or at a time of pickup, hours are those of then. */
  readonly isForNow: boolean
  /** Of the currency. */
  readonly decimals: number
}

/** A discount that saves something on a price. */
export interface AppliedItemDiscount {
  readonly name: TranslatedText
  /** Of one piece without modifiers. */
  readonly price: MonetaryValue
  /** UTC: when it ends; null where it has no end. */
  readonly availableUntil: string | null
}

type Calculation = ItemDiscountAvailability['calculation']

const round = (amount: number, decimals: number) => Math.round(amount * 10 ** decimals) / 10 ** decimals

/** What a discount takes off so many pieces, main unit: never more than they cost. Computed as on the server. */
function reckonSaving(
  { type, percentageOff = 0, amountOff = 0, fixedPrice }: Calculation,
  unitPrice: number,
  quantity: number,
  decimals: number,
): number {
  switch (type) {
    case 'PercentageOff':
      // Once for all pieces, so that the half of a unit is rounded once.
      return round((unitPrice * quantity * Math.min(100, Math.max(0, percentageOff))) / 100, decimals)
    case 'AmountOff':
      return addAmounts(Array.from({ length: quantity }, () => Math.min(Math.max(0, amountOff), unitPrice)))
    case 'FixedPrice':
      return fixedPrice === undefined
        ? 0
        : addAmounts(Array.from({ length: quantity }, () => Math.max(0, unitPrice - Math.max(0, fixedPrice))))
    default:
      return type satisfies never
  }
}

/** Automatic discounts that goods of a kind get now, whether or not the buyer is a member. */
function listGiven(
  discounts: readonly ItemDiscountAvailability[],
  soldId: string,
  { isForNow }: DiscountCircumstances,
): ItemDiscountAvailability[] {
  return discounts.filter(
    ({ isAutomatic, isAvailable, itemIds, availableUntil }) =>
      isAutomatic && isAvailable && itemIds.includes(soldId) && (isForNow || availableUntil == null),
  )
}

/** A price after something was taken off it, with its tax in the same proportion. */
function reduce(price: MonetaryValue, saved: number, decimals: number): MonetaryValue {
  const valueIncludingTax = Math.max(0, addAmounts([price.valueIncludingTax, -saved]))
  const share = price.valueIncludingTax > 0 ? valueIncludingTax / price.valueIncludingTax : 0
  const tax = round(price.tax * share, decimals)
  return { valueIncludingTax, valueExcludingTax: addAmounts([valueIncludingTax, -tax]), tax }
}

interface Best {
  readonly discount: ItemDiscountAvailability
  readonly saved: number
}

/** The discount that saves most of those that are given, to members or to everybody. */
function findBest(
  discounts: readonly ItemDiscountAvailability[],
  unitPrice: number,
  quantity: number,
  decimals: number,
): Best | null {
  const [best] = discounts
    .map((discount) => ({
      discount,
      saved: reckonSaving(discount.calculation, unitPrice, quantity, decimals),
    }))
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
  return best ?? null
}

/** A thing on a menu: what an order names it by, and what one piece costs without modifiers. */
export interface PricedThing {
  readonly id: string
  readonly price: MonetaryValue
}

/**
 * The discount that a visitor gets for one piece, and the one that only members get where the visitor is none: each
 * null where there is none. The one for members is returned only where it saves more.
 */
export function findItemDiscounts(
  discounts: readonly ItemDiscountAvailability[],
  { id, price }: PricedThing,
  circumstances: DiscountCircumstances,
): { readonly own: AppliedItemDiscount | null; readonly ofMembers: AppliedItemDiscount | null } {
  const { isMember, decimals } = circumstances
  const given = listGiven(discounts, id, circumstances)
  const find = (some: readonly ItemDiscountAvailability[]) =>
    findBest(some, price.valueIncludingTax, 1, decimals)
  const own = find(given.filter(({ isForMembers }) => isMember || !isForMembers))
  const best = isMember ? null : find(given)
  const toApplied = ({ discount, saved }: Best): AppliedItemDiscount => ({
    name: discount.name,
    price: reduce(price, saved, decimals),
    availableUntil: discount.availableUntil ?? null,
  })
  return {
    own: own && toApplied(own),
    ofMembers: best && best.saved > (own?.saved ?? 0) ? toApplied(best) : null,
  }
}

/**
 * What a line comes to with the discount that its buyer gets: modifiers cost what they cost.
 * @param line of all pieces with their modifiers
 */
export function discountLine(
  discounts: readonly ItemDiscountAvailability[],
  { id, price }: PricedThing,
  quantity: number,
  line: MonetaryValue,
  circumstances: DiscountCircumstances,
): MonetaryValue {
  const { isMember, decimals } = circumstances
  const given = listGiven(discounts, id, circumstances).filter(
    ({ isForMembers }) => isMember || !isForMembers,
  )
  const best = findBest(given, price.valueIncludingTax, quantity, decimals)
  return best ? reduce(line, Math.min(best.saved, line.valueIncludingTax), decimals) : line
}
