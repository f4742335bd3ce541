import { toFields, toId, toItem, toList, toText } from '../orders/parse-basket.ts'
import {
  emptyGiftBasket,
  giftCardWays,
  type GiftBasket,
  type GiftCardChoice,
  type GiftLine,
} from './gift-basket-content.ts'

/** Version of the stored form; another one is not read. */
const version = 1

/** A gift shop's basket in its stored form. */
export function toStoredGiftBasket(basket: GiftBasket): string {
  return JSON.stringify({ version, basket })
}

/** Reads a stored basket, which any script of the page may have written: what cannot be read counts as not chosen. */
export function parseGiftBasket(value: unknown): GiftBasket {
  const stored = toFields(value)
  const basket = stored?.version === version ? toFields(stored.basket) : null
  if (!basket) return emptyGiftBasket
  return { siteId: toId(basket.siteId), lines: toList(basket.lines, toLine), orderId: toId(basket.orderId) }
}

function toLine(value: unknown): GiftLine | null {
  const item = toItem(value)
  if (!item) return null
  const card = toFields(value)?.giftCard ?? null
  if (card === null) return { ...item, giftCard: null }
  const giftCard = toGiftCard(card)
  return giftCard && { ...item, giftCard }
}

function toGiftCard(value: unknown): GiftCardChoice | null {
  const fields = toFields(value)
  const way = giftCardWays.find((each) => each === fields?.way)
  const { amount } = fields ?? {}
  if (!fields || !way || typeof amount !== 'number' || !(amount > 0) || !Number.isFinite(amount)) return null
  return {
    amount,
    way,
    faceId: toText(fields.faceId) ?? '',
    recipientName: toText(fields.recipientName) ?? '',
    recipientEmail: toText(fields.recipientEmail) ?? '',
    senderName: toText(fields.senderName) ?? '',
    message: toText(fields.message) ?? '',
    sendsAt: toId(fields.sendsAt),
    timeZone: toId(fields.timeZone),
    refillId: toId(fields.refillId),
  }
}
