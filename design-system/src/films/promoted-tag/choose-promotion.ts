import type { Promotion } from './PromotedTag.tsx'

const precedence: readonly Promotion[] = ['Sponsored', 'PreBookNow', 'ComingSoon']

/** The one tag that a film carries, of those that it could; null for none. */
export const choosePromotion = (possible: readonly Promotion[]): Promotion | null =>
  precedence.find((promotion) => possible.includes(promotion)) ?? null
