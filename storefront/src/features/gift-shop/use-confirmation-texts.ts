import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { OrderGiftCard, OrderItem } from '@foyer/contract/wire/order-items'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { addOffset } from '../../domain/time.ts'
import { toZoneInstant } from '../../domain/zone-time.ts'

/** A line of a completed order that is a gift card. */
export interface BoughtCard {
  readonly id: string
  readonly giftCard: OrderGiftCard
}

/**
 * What a confirmation says of an order of the gift shop. Times are those of the zone that was chosen for the card's
 * recipient, else of the cinemas: on the server as in the browser.
 */
export function useConfirmationTexts({ order, relatedData }: CompletedOrderResponse) {
  const { t, text } = useText()
  const formats = useFormats()
  const { offsetInMinutes } = useStores().today
  const money = ({ amount }: OrderGiftCard) =>
    formats.money(amount.valueIncludingTax, { omitZeroDecimals: true })

  const toRecipientsTime = (sendsAt: string, { timeZone }: OrderGiftCard) =>
    timeZone ? toZoneInstant(sendsAt, timeZone) : addOffset(sendsAt, offsetInMinutes)

  function describeMail(card: OrderGiftCard, email: string): string {
    if (card.sendsAt === null) return t('gift-shop.done.mailed', { email })
    const at = toRecipientsTime(card.sendsAt, card)
    const when = { day: formats.longDay(at), time: formats.time(at) }
    return t('gift-shop.done.mailedAt', { email, ...when })
  }
  return {
    getTitle: (cards: readonly BoughtCard[], isFetched: boolean): string => {
      const [first] = cards
      const site = relatedData.sites.find(({ id }) => id === order.siteId)
      if (!first && isFetched && site) return t('gift-shop.done.titleFetch', { site: text(site.name) })
      if (cards.length !== 1 || !first?.giftCard.recipientName) return t('gift-shop.done.title')
      const { recipientName, recipientEmail, sendsAt } = first.giftCard
      if (recipientEmail === null || sendsAt === null)
        return t('gift-shop.done.titleFor', { name: recipientName })
      return t('gift-shop.done.titleOn', {
        name: recipientName,
        day: formats.longDay(toRecipientsTime(sendsAt, first.giftCard)),
      })
    },
    describeCard: ({ giftCard }: BoughtCard): { readonly title: string; readonly text: string } => ({
      title: giftCard.recipientName
        ? t('gift-shop.done.cardFor', { amount: money(giftCard), name: giftCard.recipientName })
        : t('gift-shop.done.card', { amount: money(giftCard) }),
      text:
        giftCard.recipientEmail === null
          ? t('gift-shop.done.handed')
          : describeMail(giftCard, giftCard.recipientEmail),
    }),
    /** "2 × Halcyon mug". */
    nameThing: ({ itemId, quantity = 1 }: OrderItem): string =>
      t('gift-shop.line.count', {
        quantity,
        item: text(relatedData.items?.find(({ id }) => id === itemId)?.name) || itemId,
      }),
  }
}
