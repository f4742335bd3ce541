import type { OrderPayment } from '@foyer/contract/wire/orders'
import type { SummaryLine } from '@foyer/design-system/order/order-summary'
import { getCardEnding } from '../../domain/card-ending.ts'

type Translate = (key: string, parameters?: Record<string, string | number>) => string
type Named = Pick<OrderPayment, 'type'> & { readonly maskedDetail?: string | null | undefined }

/** Who pays a part: "Gift card ending 4417". */
export function formatPayer({ type, maskedDetail }: Named, t: Translate): string {
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
      return t('transaction.payer.balance')
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
  { t, money }: { t: Translate; money: (amount: number) => string },
): SummaryLine[] =>
  parts.map((part) => ({
    id: part.id,
    label: formatPayer(part, t),
    amount: `−${money(part.value.valueIncludingTax)}`,
    tone: 'discount',
  }))
