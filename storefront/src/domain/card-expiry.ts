/** Month and year until whose end a card is good. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly expiryMonth: number
  /** Its last two digits, or all four. */
  readonly expiryYear: number
}

/**
 * - `good`
 * - `soon`: it runs out within the given months; `months` is how many from now, 0 for this month.
 * - `expired`
 */
export type CardState =
  | { readonly kind: 'good' }
  | { readonly kind: 'soon'; readonly months: number }
  | { readonly kind: 'expired' }

const century = 2000

/**
 * Whether a card has run out, or does so soon.
 * @param now a moment of the visitor's own calendar
 * @param threshold months within which it is soon
 */
export function getCardState(
  { expiryMonth, expiryYear }: CardExpiry,
  now: Date,
  threshold: number,
): CardState {
  const months =
    toMonths(toFullYear(expiryYear), expiryMonth) - toMonths(now.getFullYear(), now.getMonth() + 1)
  if (months < 0) return { kind: 'expired' }
  return months <= threshold ? { kind: 'soon', months } : { kind: 'good' }
}

/** As it is printed: "08 / 28". */
export const formatExpiry = ({ expiryMonth, expiryYear }: CardExpiry): string =>
  `${String(expiryMonth).padStart(2, '0')} / ${String(expiryYear % 100).padStart(2, '0')}`

/** The first day of its last month, `yyyy-mm-dd`. */
export const getExpiryMonth = ({ expiryMonth, expiryYear }: CardExpiry): string =>
  `${toFullYear(expiryYear)}-${String(expiryMonth).padStart(2, '0')}-01`

const toFullYear = (year: number) => (year < 100 ? century + year : year)
const toMonths = (year: number, month: number) => 12 * year + month
