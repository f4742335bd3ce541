import { createRandom } from '../../domain/seeded-random.ts'
import { countEarnedUnits, type EarnRule, type EarningLine } from '../earn-units.ts'
import { priceOrder } from '../price-order.ts'
import { addAll, floor, over, times, toFraction, type Fraction } from './exact-fraction.ts'
import { createRandomOrder } from './random-order.ts'

const mille = toFraction(1_000)

/**
 * Random orders as they are priced, of which a random part is paid with units: those whose earned units differ from the
 * sum of exact fractions, rounded down once.
 * @param rounding another rule of rounding, to prove that a difference is found
 */
export function findEarningDifferences(orders: number, rounding: 'Once' | 'EachLine' = 'Once'): string[] {
  const differences: string[] = []
  for (let seed = 0; seed < orders; seed += 1) {
    const random = createRandom('earning', seed)
    const priced = priceOrder(createRandomOrder('earning', seed))
    const lines = [...priced.tickets, ...priced.items].flatMap(({ price }, index): EarningLine[] =>
      random.next() < 0.2
        ? []
        : [
            {
              amount: price.gross,
              showtimeId: random.next() < 0.5 ? null : String(index % 2),
              factorPerMille: random.pick([1_000, 1_000, 2_000, 1_250, 3_333]) ?? 1_000,
            },
          ],
    )
    const total = priced.totals.totalPrice.gross
    const paid = random.next() < 0.3 ? total : Math.floor(total * random.next())
    const rule: EarnRule = {
      kind: 'ByAmount',
      units: random.pick([1, 3, 10, 100]) ?? 1,
      perMinorUnits: random.pick([100, 7, 1_000, 1]) ?? 100,
    }
    const exact = total === 0 ? 0n : earnExactly(lines, { total, paid, rule, rounding })
    const counted = countEarnedUnits({ lines, total, paid }, rule)
    if (BigInt(counted) !== exact && exact <= BigInt(Number.MAX_SAFE_INTEGER))
      differences.push(`order ${String(seed)}: ${String(counted)}, exactly ${String(exact)}`)
  }
  return differences
}

function earnExactly(
  lines: readonly EarningLine[],
  {
    total,
    paid,
    rule,
    rounding,
  }: {
    total: number
    paid: number
    rule: Extract<EarnRule, { kind: 'ByAmount' }>
    rounding: 'Once' | 'EachLine'
  },
): bigint {
  const share = toFraction(paid, total)
  const perMinorUnit = toFraction(rule.units, rule.perMinorUnits)
  const shares = lines.map(({ amount, factorPerMille }): Fraction => {
    const factor = over(toFraction(factorPerMille), mille)
    return times(times(times(toFraction(amount), share), factor), perMinorUnit)
  })
  return rounding === 'Once' ? floor(addAll(shares)) : shares.reduce((sum, each) => sum + floor(each), 0n)
}
