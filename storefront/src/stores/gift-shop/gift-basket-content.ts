import type { RequestedGiftCard } from '@foyer/contract/wire/order-items'
import type { BasketItem } from '../orders/basket-content.ts'

/** How a gift card reaches its recipient: by e-mail, on paper from the buyer's printer, or fetched at the counter. */
export const giftCardWays = ['email', 'print', 'counter'] as const
export type GiftCardWay = (typeof giftCardWays)[number]

/** What a gift card is made of, as a visitor has chosen it. Texts are empty where the visitor wrote none. */
export interface GiftCardChoice {
  /** Of one card, in the currency's main unit. */
  readonly amount: number
  readonly faceId: string
  readonly way: GiftCardWay
  readonly recipientName: string
  /** Only of a card that goes by e-mail. */
  readonly recipientEmail: string
  readonly senderName: string
  readonly message: string
  /** UTC; null: when it is paid. */
  readonly sendsAt: string | null
  /** IANA name of the zone in which `sendsAt` was chosen. */
  readonly timeZone: string | null
  /** The card that is refilled; null for a new one. */
  readonly refillId: string | null
}

export const emptyGiftCard: GiftCardChoice = {
  amount: 0,
  faceId: '',
  way: 'email',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendsAt: null,
  timeZone: null,
  refillId: null,
}

/** A line of the gift shop's basket. */
export interface GiftLine extends BasketItem {
  /** Null for goods. */
  readonly giftCard: GiftCardChoice | null
}

/** What is chosen in the gift shop. */
export interface GiftBasket {
  /** The cinema where goods are fetched; null until it is chosen. */
  readonly siteId: string | null
  readonly lines: readonly GiftLine[]
  /** The order that the lines were put on last; null before. */
  readonly orderId: string | null
}

export const emptyGiftBasket: GiftBasket = { siteId: null, lines: [], orderId: null }

/** A gift card as an order asks for it. */
export function toRequestedCard(card: GiftCardChoice, languageTag: string): RequestedGiftCard {
  const name = card.recipientName.trim()
  const email = card.way === 'email' ? card.recipientEmail.trim() : ''
  return {
    amount: card.amount,
    faceId: card.faceId,
    // A recipient needs a name; one with an address only is named by it.
    ...((name || email) && { recipient: { name: name || email.slice(0, 60), email: email || null } }),
    ...(card.senderName.trim() && { senderName: card.senderName.trim() }),
    ...(card.message.trim() && { message: card.message.trim() }),
    ...(email && card.sendsAt !== null && { sendsAt: card.sendsAt }),
    ...(email && card.sendsAt !== null && card.timeZone !== null && { timeZone: card.timeZone }),
    ...(card.refillId !== null && { refillId: card.refillId }),
    languageTag,
  }
}
