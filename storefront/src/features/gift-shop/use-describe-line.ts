import { useFormats, useStore, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import type { GiftCardChoice, GiftLine } from '../../stores/gift-shop/gift-basket-content.ts'
import { useNameReward } from '../../order/items/use-item-rewards.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { useGiftLines } from './use-gift-lines.ts'
import { useGiftSite } from './use-gift-site.ts'

/**
 * For whom a card is, and how and when it gets there; or what is on the label, and how a thing gets to its buyer. Call
 * inside an observer.
 */
export function useDescribeLine(): (line: GiftLine) => string {
  const { t, text, list } = useText()
  const formats = useFormats()
  const site = useGiftSite()
  const { isFetched } = useGiftLines()
  const nameReward = useNameReward(giftShopKey, useStore(getGiftBasket).lines)

  function describeCard({ recipientName, way, sendsAt, refillId }: GiftCardChoice): string {
    if (refillId !== null) return t('gift-shop.line.refill')
    const receives = recipientName.trim()
    // By the visitor's own clock.
    const at = sendsAt === null ? null : toLocalInstant(sendsAt)
    return list(
      [
        receives && t('gift-shop.line.for', { name: receives }),
        way === 'email' && at !== null
          ? t('gift-shop.line.emailAt', { day: formats.longDay(at), time: formats.time(at) })
          : t(`gift-shop.line.${way}`),
      ].filter((part) => part !== ''),
    )
  }
  return (line) => {
    if (line.giftCard) return describeCard(line.giftCard)
    const place = site ? t('gift-shop.fetch.at', { site: text(site.name) }) : ''
    return list(
      [nameReward(line), line.comment.trim(), isFetched(line) ? place : t('gift-shop.line.coded')].filter(
        (part) => part !== '',
      ),
    )
  }
}
