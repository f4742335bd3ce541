import type { MaximumMemberBalanceResponse } from '@foyer/contract/wire/member-balances'

/** What units of a balance are worth: `amount` in the main unit. */
export interface UnitWorth {
  readonly units: number
  readonly amount: number
}

/** What units are worth, as the server says, or by the most that they can pay; null if they pay nothing. */
export function findWorth({ payment, relatedData }: MaximumMemberBalanceResponse): UnitWorth | null {
  const spending = relatedData?.balanceType.spending
  if (spending && spending.amount > 0) return spending
  const { maximumUnits, maximumValue } = payment
  return maximumUnits > 0 && maximumValue.valueIncludingTax > 0
    ? { units: maximumUnits, amount: maximumValue.valueIncludingTax }
    : null
}

/** Binary fractions: what is a hair below a whole number is that number. */
const hair = 1e-6

/** What units can pay, rounded down to the currency's decimals. */
export function toAmount(units: number, worth: UnitWorth, decimals: number): number {
  const unit = 10 ** decimals
  return Math.floor((units * worth.amount * unit) / worth.units + hair) / unit
}

/** By how many units a slider moves: ten, or as many as pay the smallest coin. @param most units */
export function getUnitStep(most: number, worth: UnitWorth, decimals: number): number {
  const ofCoin = Math.max(1, Math.ceil(worth.units / (worth.amount * 10 ** decimals) - hair))
  return most >= 10 * 10 * ofCoin ? 10 * ofCoin : ofCoin
}
