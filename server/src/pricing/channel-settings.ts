import type { MandatoryFees, Tips } from '@foyer/contract/channel/food-and-beverage'
import type { BasisPoints, ItemScope, MandatoryFee } from './order-to-price.ts'

const scopeByKey = {
  order: 'Order',
  inSeatDelivery: 'InSeatDelivery',
  locationItemDelivery: 'LocationItemDelivery',
} as const satisfies Record<keyof MandatoryFees & keyof Tips, ItemScope>

const scopes = Object.entries(scopeByKey) as [keyof typeof scopeByKey, ItemScope][]

/**
 * Converts a percentage of a configuration to basis points: 12.5 is 1250. The only place where a fraction is read;
 * hundredths of a per cent are exact, finer values are rounded half up.
 * @throws RangeError outside of 0 to 100.
 */
export function toBasisPoints(percentage: number): BasisPoints {
  if (!(percentage >= 0 && percentage <= 100)) throw new RangeError(`not a percentage: ${percentage}`)
  // 4.35 × 100 is 434.99999999999994: the decimal notation has no such error.
  const [whole = '0', fraction = ''] = percentage.toFixed(6).split('.')
  return Number(whole) * 100 + Math.floor((Number(fraction) + 5_000) / 10_000)
}

/** The fees that a channel always adds, `foodAndBeverage.mandatoryFee`, with the tax rate of fees. */
export function listMandatoryFees(fees: MandatoryFees, taxBasisPoints: BasisPoints): MandatoryFee[] {
  return scopes.flatMap(([key, scope]) => {
    const { isEnabled, percentage } = fees[key]
    if (!isEnabled) return []
    const charge = { kind: 'Percentage', basisPoints: toBasisPoints(percentage) } as const
    return [{ scope, charge, taxBasisPoints }]
  })
}

/** What a channel takes tips for, and what it suggests. */
export interface TipOffer {
  readonly scope: ItemScope
  readonly suggestions: readonly BasisPoints[]
}

/** Tips that a channel takes, `foodAndBeverage.tips`: those of the widest enabled scope, or null. */
export function findTipOffer(tips: Tips): TipOffer | null {
  const [found] = scopes.filter(([key]) => tips[key].isEnabled)
  if (!found) return null
  const [key, scope] = found
  return { scope, suggestions: tips[key].suggestedPercentages.map(toBasisPoints) }
}
