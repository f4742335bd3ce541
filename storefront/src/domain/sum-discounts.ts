import type { MonetaryValue } from '@foyer/contract/wire/common'
import { addAmounts } from './amounts.ts'
import { getShownAmount, type PriceModes } from './shown-prices.ts'

/** What tickets save by a discount; the id is null where nobody names it. */
export interface DiscountSum {
  readonly discountId: string | null
  /** As it is shown, in the currency's main unit; more than 0. */
  readonly saved: number
}

/** What is saved by each discount, in the order in which they are met. */
export function sumDiscounts(
  saved: readonly { readonly discountId: string | null; readonly saved: MonetaryValue }[],
  modes: Pick<PriceModes, 'tax'>,
): DiscountSum[] {
  const sums = new Map<string | null, number>()
  for (const { discountId, saved: value } of saved)
    sums.set(discountId, addAmounts([sums.get(discountId) ?? 0, getShownAmount(value, modes)]))
  return [...sums].flatMap(([discountId, saved]) => (saved > 0 ? [{ discountId, saved }] : []))
}
