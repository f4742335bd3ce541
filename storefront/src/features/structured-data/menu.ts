import type { Site } from '@foyer/contract/wire/sites'
import type { MenuEntry } from '../../domain/item-menu.ts'
import type { SoldItem } from '../../domain/item-offer.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getMenuTitle } from '../../order/menu-title.ts'
import { toAbsoluteAddress, type Thing } from './thing.ts'

const vocabulary = 'https://schema.org/'

const diets: Readonly<Record<string, string>> = { vegan: 'VeganDiet', vegetarian: 'VegetarianDiet' }

/** The menu of a cinema, page by page, each item with what it is offered for; nothing before it has loaded. */
export function toMenuThings(stores: Stores, site: Site): Thing[] {
  const { routes, texts } = stores
  const siteId = site.id
  const { items } = getItemStores(stores)
  const menu = items.menu(siteId)
  if (!menu || menu.pages.length === 0) return []
  const isAvailable = (soldId: string) => items.findAvailability(siteId, soldId)?.isAvailable !== false
  return [
    {
      '@type': 'Menu',
      name: getMenuTitle(stores, site),
      url: toAbsoluteAddress(stores, routes.siteFood(siteId)),
      inLanguage: stores.languages.current,
      hasMenuSection: menu.pages.map(({ title, entries }) => ({
        '@type': 'MenuSection',
        name: texts.text(title),
        hasMenuItem: entries.map((entry) => toItemThing(stores, entry, isAvailable)),
      })),
    },
  ]
}

function toItemThing(
  stores: Stores,
  { title, sold }: MenuEntry,
  isAvailable: (id: string) => boolean,
): Thing {
  const { routes, session, texts } = stores
  const [{ id, item }] = sold
  const description = texts.text(item.description)
  const diet = item.diet && diets[item.diet]
  return {
    '@type': 'MenuItem',
    name: texts.text(title),
    ...(description && { description }),
    image: new URL(routes.media('ItemGraphic', id), session.origin).href,
    ...(diet && { suitableForDiet: `${vocabulary}${diet}` }),
    offers: sold.map((each) => toOfferThing(stores, each, isAvailable(each.id))),
  }
}

/** As a visitor pays it, with its tax. */
function toOfferThing(
  { configuration, texts }: Stores,
  { size, price }: SoldItem,
  isAvailable: boolean,
): Thing {
  return {
    '@type': 'Offer',
    ...(size && { name: texts.text(size.name) }),
    price: price.valueIncludingTax,
    priceCurrency: configuration.value.shared.localisation.currency.code,
    availability: `${vocabulary}${isAvailable ? 'InStock' : 'SoldOut'}`,
  }
}
