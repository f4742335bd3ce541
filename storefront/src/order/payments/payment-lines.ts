import type { OrderPayment } from '@foyer/contract/wire/orders'
import type { SummaryLine } from '@foyer/design-system/order/order-summary'
import { getCardEnding } from '../../domain/card-ending.ts'
import { getShownAmount, type PriceModes } from '../../domain/shown-prices.ts'
import type { AppliedCode } from '../../stores/orders/redemptions/applied-codes.ts'

type Translate = (key: string, parameters?: Record<string, string | number>) => string
type Named = Pick<OrderPayment, 'type'> & {
  readonly maskedDetail?: string | null | undefined
  readonly units?: number | null | undefined
}

/**
 * Who pays a part: "Gift card ending 4417".
 * @param countUnits units of a balance in words: "640 points"
 */
export function formatPayer(
  { type, maskedDetail, units }: Named,
  t: Translate,
  countUnits?: (units: number) => string,
): string {
  const ending = getCardEnding(maskedDetail)
  switch (type) {
    case 'GiftCard':
      return ending === null
        ? t('transaction.payer.giftCard')
        : t('transaction.payer.giftCardEnding', { digits: ending })
    case 'Embedded':
    case 'Redirect':
      return ending === null
        ? t('transaction.payer.card')
        : t('transaction.payer.cardEnding', { digits: ending })
    case 'MemberBalance':
      return units && countUnits ? countUnits(units) : t('transaction.payer.balance')
    case 'CinemaProcessed':
      return t('transaction.payer.till')
    case 'ExternallyProcessed':
      return t('transaction.payer.other')
    default:
      return type satisfies never
  }
}

/** The lines of a summary that say what is taken off, in the order in which it was put on. */
export const createPartLines = (
  parts: readonly OrderPayment[],
  {
    t,
    money,
    countUnits,
  }: { t: Translate; money: (amount: number) => string; countUnits: (units: number) => string },
): SummaryLine[] =>
  parts.map((part) => ({
    id: part.id,
    label: formatPayer(part, t, countUnits),
    amount: `−${money(part.value.valueIncludingTax)}`,
    tone: 'discount',
  }))

export interface RedemptionLineTexts {
  /** What a voucher or card is called. */
  name: (code: AppliedCode) => string
  /** "2 tickets". */
  countTickets: (count: number) => string
  list: (parts: readonly string[]) => string
  money: (amount: number) => string
}

/** The lines of a summary that say what vouchers and cards pay: "Voucher, 2 tickets". */
export const createRedemptionLines = (
  paying: readonly AppliedCode[],
  modes: Pick<PriceModes, 'tax'>,
  { name, countTickets, list, money }: RedemptionLineTexts,
): SummaryLine[] =>
  paying.map((code) => ({
    id: code.id,
    label: list([name(code), countTickets(code.tickets)]),
    amount: `−${money(getShownAmount(code.saved, modes))}`,
    tone: 'discount',
  }))
