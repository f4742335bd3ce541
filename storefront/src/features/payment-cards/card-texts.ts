import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import type { TextFunctions } from '../../context/hooks.ts'
import { getCardEnding } from '../../domain/card-ending.ts'

/** The last four digits; what the server calls the card where its mask has none. */
export const getLastFour = ({ cardDetails }: PaymentCard): string =>
  getCardEnding(cardDetails.maskedCardNumber) ?? cardDetails.maskedCardNumber

/** The card by name: "Visa, ending 1111". */
export function getCardName(card: PaymentCard, t: TextFunctions['t']): string {
  const digits = getLastFour(card)
  const { type } = card.cardDetails
  return type === null
    ? t('member.cards.name', { digits })
    : t('member.cards.nameOfNetwork', { network: type, digits })
}
