import type { MenuEntry } from '../../domain/item-menu.ts'
import { getLeastPrice } from '../../domain/item-offer.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { getChainId, toAbsoluteAddress, type Thing } from './thing.ts'

/** What the gift shop sells, each thing with its offer; gift cards by their least amount. */
export function listGiftShopThings(stores: Stores): Thing[] {
  const items = getItemsStore(stores)
  const pages = items.menu(giftShopKey)?.pages ?? []
  const entries = new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.itemId, entry]))
  return [...entries.values()].map((entry) => toProduct(stores, entry))
}

function toProduct(stores: Stores, { itemId, title, sold }: MenuEntry): Thing {
  const { configuration, routes, texts } = stores
  const items = getItemsStore(stores)
  const [{ item }] = sold
  const [face] = item.giftCard?.faces ?? []
  const picture = face
    ? routes.media('GiftCardFaceGraphic', face.id, {})
    : routes.media('ItemGraphic', itemId, {})
  const isAvailable = sold.some(({ id }) => items.findAvailability(giftShopKey, id)?.isAvailable !== false)
  const description = texts.text(item.description)
  return {
    '@type': 'Product',
    name: texts.text(title),
    ...(description && { description }),
    image: new URL(picture, routes.absolute('/')).href,
    brand: { '@id': getChainId(stores) },
    offers: {
      '@type': 'Offer',
      url: toAbsoluteAddress(stores, routes.giftShop()),
      price: (item.giftCard?.least ?? getLeastPrice(sold).valueIncludingTax).toFixed(
        configuration.value.shared.localisation.currency.decimals,
      ),
      priceCurrency: configuration.value.shared.localisation.currency.code,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
