import type { MandatoryFees, Tips } from '@foyer/contract/channel/food-and-beverage'
import type { BasisPoints, ItemScope, MandatoryFee } from './order-to-price.ts'

const scopeByKey = {
  order: 'Order',
  inSeatDelivery: 'InSeatDelivery',
  locationItemDelivery: 'LocationItemDelivery',
} as const satisfies Record<keyof MandatoryFees & keyof Tips, ItemScope>

const scopes = Object.entries(scopeByKey) as [keyof typeof scopeByKey, ItemScope][]

/**
 * A percentage of a configuration in basis points: 12.5 is 1250. The one place where a fraction is read; hundredths of a per
 * cent are exact, and what is finer is rounded half up.
 * @throws RangeError outside of 0 to 100.
 */
export function toBasisPoints(percentage: number): BasisPoints {
  if (!(percentage >= 0 && percentage <= 100)) throw new RangeError(`not a percentage: ${percentage}`)
  // 4.35 × 100 is 434.99999999999994: a number's own decimal notation has no such error.
  const [whole = '0', fraction = ''] = percentage.toFixed(6).split('.')
  return Number(whole) * 100 + Math.floor((Number(fraction) + 5_000) / 10_000)
}

/** The fees that a channel always adds, `foodAndBeverage.mandatoryFee`, with the rate of tax that holds for fees. */
export function listMandatoryFees(fees: MandatoryFees, taxBasisPoints: BasisPoints): MandatoryFee[] {
  return scopes.flatMap(([key, scope]) => {
    const { isEnabled, percentage } = fees[key]
    if (!isEnabled) return []
    const charge = { kind: 'Percentage', basisPoints: toBasisPoints(percentage) } as const
    return [{ scope, charge, taxBasisPoints }]
  })
}

/** Which items a channel takes tips for, `foodAndBeverage.tips`: the widest scope that is enabled, or null for none. */
export function findTipScope(tips: Tips): ItemScope | null {
  return scopes.find(([key]) => tips[key].isEnabled)?.[1] ?? null
}
