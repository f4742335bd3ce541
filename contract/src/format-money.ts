import type { Currency } from './channel/shared.ts'

/**
 * An amount in the currency's main unit as the brand writes it: "£12.50".
 * Own arithmetic instead of `Intl`, whose tables differ between Node and browsers and would break hydration.
 */
export function formatMoney(amount: number, currency: Readonly<Currency>): string {
  const { decimals, decimalSeparator, thousandsSeparator, symbol, format } = currency
  const minor = Math.round(Math.abs(amount) * 10 ** decimals)
  const digits = String(minor).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousandsSeparator)
  const value = decimals > 0 ? `${grouped}${decimalSeparator}${fraction}` : grouped
  const sign = amount < 0 && minor > 0 ? '−' : ''
  return sign + format.replace('%s', symbol).replace('%v', value)
}
