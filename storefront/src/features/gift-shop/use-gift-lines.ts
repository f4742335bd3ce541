import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { useMenu } from '../../order/items/use-menu.ts'
import type { GiftLine } from '../../stores/gift-shop/gift-basket-content.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { getLinePrice, isDeliveredByMail, sumLines } from './gift-lines.ts'

/** The lines of the basket in the words of the page, with what they come to. Call inside an observer. */
export function useGiftLines() {
  const basket = useStore(getGiftBasket)
  const items = useStore(getItemsStore)
  const { routes } = useStores()
  const { t } = useText()
  const formats = useFormats()
  const menu = useMenu(giftShopKey)
  const prices = {
    findPriced: (line: Pick<GiftLine, 'itemId' | 'rewardId'>) => items.findPriced(giftShopKey, line),
    findGroup: menu.findGroup,
  }
  return {
    /** "£70.50": of all lines. */
    total: menu.price(sumLines(basket.lines, prices)),
    formatPrice: (line: GiftLine) => {
      const price = getLinePrice(line, prices)
      return price && menu.price(price)
    },
    /** "Halcyon gift card, £25", "Louder T-shirt, M". */
    nameLine: (line: GiftLine): string => {
      const name = menu.nameLine(line)
      const part = line.giftCard
        ? formats.money(line.giftCard.amount, { omitZeroDecimals: true })
        : menu.describeLine(line)
      return part ? t('gift-shop.line.name', { item: name, part }) : name
    },
    /** Whether it is handed out at a cinema; else its codes or its card come by mail or are printed. */
    isFetched: ({ itemId, giftCard }: GiftLine): boolean =>
      giftCard
        ? giftCard.way === 'counter'
        : !isDeliveredByMail(items.findSold(giftShopKey, itemId)?.item.allowedDeliveryMethods),
    picture: ({ itemId, giftCard }: GiftLine) =>
      giftCard ? { url: routes.media('GiftCardFaceGraphic', giftCard.faceId, {}) } : menu.picture(itemId),
  }
}
