import type { MandatoryFees } from '@foyer/contract/channel/food-and-beverage'
import type { MonetaryValue } from '@foyer/contract/wire/common'
import { addAmounts } from '../../domain/amounts.ts'
import type { BasketDelivery, BasketTip } from '../../stores/orders/basket-content.ts'

/** What the goods of a basket come to, in the currency's main unit. */
export interface GoodsSums {
  /** All goods. */
  readonly all: number
  /** Those that are delivered in the way that is chosen. */
  readonly delivered: number
  /** Highest rate of tax of the goods: that of the fees on them. */
  readonly taxPercentage: number
}

/** The highest rate of tax that prices have, in whole per cent: the interface states amounts, which are rounded. */
export const estimateTaxPercentage = (prices: readonly MonetaryValue[]): number =>
  Math.max(
    0,
    ...prices
      .filter(({ valueExcludingTax }) => valueExcludingTax > 0)
      .map(({ valueExcludingTax, tax }) => Math.round((tax / valueExcludingTax) * 100)),
  )

/** Rounds a share of a sum half up to the currency's smallest unit. */
function getShare(sum: number, percentage: number, decimals: number): number {
  const unit = 10 ** decimals
  return Math.round((Math.round(sum * unit) * percentage) / 100) / unit
}

/** An amount with its tax in it, rounded half up to the smallest unit. */
function includeTax(amount: number, taxPercentage: number, decimals: number): MonetaryValue {
  const unit = 10 ** decimals
  const tax = Math.round((Math.round(amount * unit) * taxPercentage) / (100 + taxPercentage)) / unit
  return { valueIncludingTax: amount, valueExcludingTax: addAmounts([amount, -tax]), tax }
}

const withoutTax = (amount: number): MonetaryValue => ({
  valueIncludingTax: amount,
  valueExcludingTax: amount,
  tax: 0,
})

/** The fees that are always added to goods, before the server has computed them; none of 0. */
export function estimateFees(
  { all, delivered, taxPercentage }: GoodsSums,
  method: BasketDelivery['method'] | null,
  fees: MandatoryFees,
  decimals: number,
): { readonly id: string; readonly price: MonetaryValue }[] {
  const scopes = [
    { id: 'fee Order', fee: fees.order, sum: all },
    { id: 'fee InSeatDelivery', fee: fees.inSeatDelivery, sum: method === 'InSeatDelivery' ? delivered : 0 },
    {
      id: 'fee LocationItemDelivery',
      fee: fees.locationItemDelivery,
      sum: method === 'CustomLocationDelivery' ? delivered : 0,
    },
  ]
  return scopes.flatMap(({ id, fee, sum }) => {
    const amount = fee.isEnabled ? getShare(sum, fee.percentage, decimals) : 0
    return amount > 0 ? [{ id, price: includeTax(amount, taxPercentage, decimals) }] : []
  })
}

/** The amount of a tip on goods. */
export function estimateTip(tip: BasketTip | null, sum: number, decimals: number): MonetaryValue {
  if (tip === null) return withoutTax(0)
  return withoutTax('amount' in tip ? addAmounts([tip.amount]) : getShare(sum, tip.percentage, decimals))
}
