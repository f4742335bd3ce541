import type { NamedEntity, TranslatedText } from '@foyer/contract/wire/common'
import type { DeliveryMethod } from '@foyer/contract/wire/enumerations'
import type { WeeklyHours } from '../domain/opening-hours.ts'
import type { ItemDiscount } from './item-discounts.ts'

/** What a chain sells besides tickets: read from `food.json` and `gifts.json` at the start and constant after it. */
export interface ItemCatalogue {
  /** Everything that an order can name: a size is an item of its own. In order of the files. */
  readonly items: ReadonlyMap<string, CatalogueItem>
  /** What a menu lists: an item with all its sizes, or an item alone. */
  readonly families: ReadonlyMap<string, ItemFamily>
  readonly modifierGroups: ReadonlyMap<string, CatalogueModifierGroup>
  readonly allergens: ReadonlyMap<string, NamedEntity>
  readonly hours: ReadonlyMap<string, OpeningHours>
  /** Sites that sell food and drink. */
  readonly sites: ReadonlyMap<string, SiteOffer>
  /** Pages of the menu and of the gift shop, in order. */
  readonly foodPages: readonly CataloguePage[]
  readonly giftPages: readonly CataloguePage[]
  /** Null: the chain sells no gift cards. */
  readonly giftCard: GiftCardOffer | null
  readonly discounts: ReadonlyMap<string, ItemDiscount>
  /** Drawings of items, families, sizes, modifiers and faces of gift cards by id: `food/nachos`, `gifts/cards/sunset`. */
  readonly pictures: ReadonlyMap<string, string>
  /** First language of each file: has to be the chain's. */
  readonly firstLanguages: readonly { readonly file: string; readonly language: string }[]
}

/** Whether it is food or drink of a site, a thing of the gift shop, or a gift card. */
export type ItemKind = 'Food' | 'Gift' | 'GiftCard'

/** Something that is sold besides tickets. Prices in minor units, tax contained. */
export interface CatalogueItem {
  /** What an order names. */
  readonly id: string
  readonly kind: ItemKind
  /** The family of a size; null for an item without sizes. */
  readonly parentId: string | null
  /** Of a size: the family's name and its own. */
  readonly name: TranslatedText
  /** The size's own name; null for an item without sizes. */
  readonly sizeName: TranslatedText | null
  readonly description: TranslatedText | null
  readonly classId: string | null
  /** One piece without modifiers. Of a gift card: the least amount, as an order names the amount itself. */
  readonly priceMinor: number
  readonly taxBasisPoints: number
  readonly modifierGroupIds: readonly string[]
  readonly allergenIds: readonly string[]
  /** Allergens that the kitchen also handles. */
  readonly mayContainIds: readonly string[]
  /** Years; null if everybody may buy it. */
  readonly minimumAge: number | null
  /** When it is sold; null: always. */
  readonly hoursId: string | null
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly isPreparationRequired: boolean
  /** `vegan`, `vegetarian`; null if the chain says nothing. */
  readonly diet: string | null
  /** Most pieces of an order, all sizes of its family together; null: the order's own limit only. */
  readonly limitPerOrder: number | null
  /** What its parts cost one by one; null if it has none. */
  readonly priceApartMinor: number | null
  /** By which `sellable-items/by-code` finds it, upper case; null: by none. */
  readonly code: string | null
  /** What its buyer gets a code for; null: nothing. */
  readonly redeemable: RedeemableItem | null
  /** Units that one piece adds to the balance of the member who buys it; null: none, anybody may buy it. */
  readonly balanceUnits: number | null
}

/** A book of tickets, or months of a subscription for somebody else. */
export type RedeemableItem =
  | {
      readonly kind: 'TicketBook'
      readonly tickets: number
      readonly validityMonths: number
      /** 1 (Monday) to 7; empty: every day. */
      readonly weekdays: readonly number[]
    }
  | { readonly kind: 'Subscription'; readonly subscriptionId: string; readonly months: number }

/** What a menu lists: an item with its sizes. The items of a family share everything but id, size, name and price. */
export interface ItemFamily extends NamedEntity {
  /** Its sizes, in order; of an item without sizes: the item alone, which has the same id. At least one. */
  readonly itemIds: readonly string[]
}

/** Modifiers of which a buyer chooses; the same one may be chosen more than once. */
export interface CatalogueModifierGroup extends NamedEntity {
  /** Fewest modifiers if it is required, or if any is chosen. */
  readonly minimum: number
  /** Most modifiers, counted with repetitions. */
  readonly maximum: number
  readonly isRequired: boolean
  readonly modifiers: readonly CatalogueModifier[]
}

export interface CatalogueModifier extends NamedEntity {
  /** What one of it adds to the price of one item, minor units. */
  readonly priceMinor: number
  readonly isDefault: boolean
  readonly allergenIds: readonly string[]
  /** Years; null if everybody may choose it. */
  readonly minimumAge: number | null
  /** Groups that it opens for each of it; never deeper than once. */
  readonly groupIds: readonly string[]
}

/** Hours of sale, in the site's local time. */
export interface OpeningHours extends WeeklyHours, NamedEntity {}

/** What a site brings where, and what its counter does not have. */
export interface SiteOffer {
  readonly siteId: string
  readonly deliveryMethods: readonly DeliveryMethod[]
  /** Families that it does not sell. */
  readonly leavesOut: ReadonlySet<string>
  /** Places besides seats to which it brings items: tables, the bar. */
  readonly locations: readonly NamedEntity[]
  /** Times for pickup at the service area; null: as soon as it is ready. */
  readonly pickupSlots: { readonly minutes: number; readonly capacity: number } | null
}

/** A tab of a menu; a family may stand on several. */
export interface CataloguePage {
  readonly number: number
  readonly title: TranslatedText
  readonly familyIds: readonly string[]
}

/** What a gift card may be made of. Amounts in minor units. */
export interface GiftCardOffer {
  /** The item that an order names. */
  readonly itemId: string
  readonly amounts: readonly number[]
  readonly least: number
  readonly most: number
  /** Every amount is a multiple of it. */
  readonly step: number
  /** Null: it does not expire. */
  readonly validityMonths: number | null
  readonly validFrom: 'Purchase' | 'LastUse'
  /** Characters. */
  readonly maximumMessageLength: number
  readonly faces: readonly NamedEntity[]
}

/** A chain that sells tickets only. */
export const noItems: ItemCatalogue = {
  items: new Map(),
  families: new Map(),
  modifierGroups: new Map(),
  allergens: new Map(),
  hours: new Map(),
  sites: new Map(),
  foodPages: [],
  giftPages: [],
  giftCard: null,
  discounts: new Map(),
  pictures: new Map(),
  firstLanguages: [],
}

/** The id under which a menu lists an item: its family's. */
export const getFamilyId = ({ id, parentId }: CatalogueItem): string => parentId ?? id

/**
 * Finds what a site, or the gift shop, sells under an id; null if it does not.
 * @param siteId null: the gift shop
 */
export function findSoldItem(
  catalogue: ItemCatalogue,
  siteId: string | null,
  itemId: string,
): CatalogueItem | null {
  const item = catalogue.items.get(itemId)
  if (!item || (item.kind === 'Food') !== (siteId !== null)) return null
  if (siteId === null) return item
  const offer = catalogue.sites.get(siteId)
  if (!offer || offer.leavesOut.has(getFamilyId(item))) return null
  return listDeliveryMethods(item, offer).length > 0 ? item : null
}

/**
 * Methods by which a site, or the gift shop, hands an item over.
 * @param offer null: the gift shop
 */
export function listDeliveryMethods(item: CatalogueItem, offer: SiteOffer | null): readonly DeliveryMethod[] {
  return offer
    ? item.deliveryMethods.filter((method) => offer.deliveryMethods.includes(method))
    : item.deliveryMethods
}
