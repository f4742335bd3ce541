import type { BalanceRules } from '../balance-rules.ts'

const en = (text: string) => ({ text, translations: [] })

/** Ten points for a pound, a penny for each; twice as many after ten in the Late Shift; they run out after a year. */
export const samplePoints: BalanceRules = {
  balanceType: { id: 'points', name: en('Points') },
  unitName: en('point'),
  earning: {
    rule: { kind: 'ByAmount', units: 10, perMinorUnits: 100 },
    on: new Set(['Tickets', 'Items', 'GiftShop']),
  },
  spending: { units: 100, minorUnits: 100 },
  expiresAfterMonths: 12,
  clubs: [
    {
      id: 'circle',
      isDefault: true,
      bonus: null,
      levelPeriodMonths: 12,
      levels: [
        { id: 'circle', threshold: 0 },
        { id: 'silver', threshold: 1_000 },
        { id: 'gold', threshold: 2_000 },
      ],
    },
    {
      id: 'late-shift',
      isDefault: false,
      bonus: { factorPerMille: 2_000, startsAfter: 20 * 60 },
      levelPeriodMonths: null,
      levels: [],
    },
  ],
}
