import { getShownAmount, type PriceModes } from '../../domain/shown-prices.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'

export interface IntroInput {
  areas: readonly PricedArea[]
  modes: PriceModes
  /** Tickets in one order. */
  maximum: number
  t: (key: string, params?: Record<string, string | number>) => string
  plural: (key: string, count: number) => string
  money: (amount: number) => string
}

/** How many tickets there may be, and what comes on top of the prices shown: said before the first price is read. */
export function createIntro({ areas, modes, maximum, t, plural, money }: IntroInput): string {
  const fees = areas.flatMap(({ tickets }) =>
    tickets.map(({ price }) => getShownAmount(price.bookingFee, modes)),
  )
  const tickets = plural('transaction.summary.tickets', maximum)
  const highest = Math.max(0, ...fees)
  const isFeeAdded = highest > 0 && modes.bookingFee === 'Exclusive'
  if (modes.tax === 'Exclusive') {
    return isFeeAdded
      ? t('tickets.introTaxAndFeeAdded', { tickets, fee: money(highest) })
      : t('tickets.introTaxAdded', { tickets })
  }
  if (isFeeAdded) return t('tickets.intro', { tickets, fee: money(highest) })
  return t(highest > 0 ? 'tickets.introFeeIncluded' : 'tickets.introWithoutFee', { tickets })
}
