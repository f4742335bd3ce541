import type { PaymentCard, PaymentCardsResponse } from '@foyer/contract/wire/payment-cards'
import { noRecord, or, orNull, Reading, record, unusable } from '../reading/reader.ts'
import { flag, id, integer, text } from '../reading/values.ts'

/** A card is of use with an id and its details; another server may leave the rest out. */
const paymentCard = record<PaymentCard>({
  id,
  cardDetails: record<PaymentCard['cardDetails']>({
    maskedCardNumber: text,
    type: orNull(text),
    expiryMonth: integer,
    expiryYear: integer,
  }),
  isPrimary: or(flag, false),
  isUsedForRecurringSubscriptionBilling: or(flag, false),
})

/** The member's cards in one shape, for any server: those that cannot be read are left out. */
export function readPaymentCards({ cards }: PaymentCardsResponse): readonly PaymentCard[] {
  // Another server's list may be none.
  const sent: readonly unknown[] = Array.isArray(cards) ? cards : []
  return sent.flatMap((each) => {
    const card = paymentCard(each, new Reading(), noRecord)
    return card === unusable ? [] : [card]
  })
}
