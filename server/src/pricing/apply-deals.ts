import { distribute, requireAmount, takePart, toMinorUnits } from './minor-units.ts'
import type { DealToPrice, MinorUnits } from './order-to-price.ts'
import type { PricingRefusal } from './priced-order.ts'

/** Prices of lines by id. */
type Prices = ReadonlyMap<string, MinorUnits>

interface AppliedDeal {
  readonly id: string
  readonly saved: MinorUnits
  /** What it takes off each of its lines. */
  readonly savings: Prices
}

export interface DealtPrices {
  readonly prices: Prices
  readonly deals: readonly AppliedDeal[]
  readonly refusals: readonly PricingRefusal[]
}

/**
 * Applies deals to their lines, one deal after the other.
 * @throws RangeError if a deal is for a line that does not exist, or names one twice: a programmer's error.
 */
export function applyDeals(prices: Prices, deals: readonly DealToPrice[]): DealtPrices {
  return deals.reduce<DealtPrices>(
    (before, deal) => {
      const savings = computeSavings(deal, before.prices)
      const saved = toMinorUnits([...savings.values()].reduce((all, each) => all + BigInt(each), 0n))
      return {
        prices: new Map([...before.prices].map(([id, price]) => [id, price - (savings.get(id) ?? 0)])),
        deals: [...before.deals, { id: deal.id, saved, savings }],
        refusals:
          saved === 0
            ? [...before.refusals, { kind: 'DealWithoutEffect', dealId: deal.id }]
            : before.refusals,
      }
    },
    { prices, deals: [], refusals: [] },
  )
}

function computeSavings({ calculation, lineIds }: DealToPrice, prices: Prices): Map<string, MinorUnits> {
  const own = new Map(lineIds.map((id) => [id, readPrice(prices, id)]))
  if (own.size !== lineIds.length) throw new RangeError('a deal names a line twice')
  switch (calculation.kind) {
    case 'PercentageOff':
      return new Map([...own].map(([id, price]) => [id, takePart(price, calculation.basisPoints)]))
    case 'AmountOff': {
      const there = [...own.values()].reduce((all, price) => all + BigInt(price), 0n)
      const amount = BigInt(requireAmount(calculation.amount))
      return distribute(toMinorUnits(amount < there ? amount : there), own)
    }
    default:
      return calculation satisfies never
  }
}

function readPrice(prices: Prices, id: string): MinorUnits {
  const price = prices.get(id)
  if (price === undefined) throw new RangeError(`a deal names a line that is not on the order: ${id}`)
  return price
}
