import type { MonetaryValue } from '@foyer/contract/wire/common'
import type {
  AvailableHours,
  GiftCardOptions,
  Item,
  ItemPage,
  ItemPrice,
  ItemProfileResponse,
  ModifierGroup,
  SellableItemsResponse,
} from '@foyer/contract/wire/items'
import { isDiscountForItem, isGivenAt, type ItemDiscount } from '../catalogue/item-discounts.ts'
import { getPriceMinor, type ItemChangeSnapshot } from '../catalogue/item-changes.ts'
import { isGivenBy, type ItemReward } from '../catalogue/item-rewards.ts'
import {
  findSoldItem,
  listDeliveryMethods,
  type CatalogueItem,
  type CatalogueModifierGroup,
  type CataloguePage,
  type GiftCardOffer,
  type ItemCatalogue,
  type OpeningHours,
} from '../catalogue/items.ts'
import { computeContainedTax, toWire } from '../domain/money.ts'
import { priceOneItem } from './price-one-item.ts'

/** What a menu is made of. */
export interface MenuSources {
  readonly items: ItemCatalogue
  /** Rewards that give items. */
  readonly rewards: ReadonlyMap<string, ItemReward>
  readonly changes: ItemChangeSnapshot
  /** Of the currency. */
  readonly decimals: number
  /** Null: the gift shop. */
  readonly siteId: string | null
}

/** A family with those of its sizes that are sold. */
interface SoldFamily {
  readonly id: string
  readonly name: Item['name']
  /** At least one. */
  readonly items: readonly [CatalogueItem, ...CatalogueItem[]]
}

/** Answers with a menu: its pages, and everything that they refer to. */
export function createItemProfileAnswer(sources: MenuSources): ItemProfileResponse {
  const { items, siteId } = sources
  const pages = siteId === null ? items.giftPages : items.foodPages
  const families = new Map(
    [...new Set(pages.flatMap(({ familyIds }) => familyIds))].flatMap((id) => {
      const family = findFamily(sources, id)
      return family ? [[id, family] as const] : []
    }),
  )
  return {
    itemProfile: {
      siteId,
      pages: pages
        .map((page, index) => toPage(sources, page, index, families))
        .filter(({ buttons }) => buttons.length > 0),
    },
    relatedData: collectItemData(sources, [...families.values()]),
  }
}

/** Answers with the items of a code: of the site, or of the gift shop. None for an unknown code. */
export function createSellableItemsAnswer(
  sources: MenuSources & { readonly siteId: string },
  code: string,
): SellableItemsResponse {
  const wanted = code.toUpperCase()
  const found = [...sources.items.items.values()].filter((item) => item.code === wanted)
  const sold = found.flatMap((item) => {
    const seller = item.kind === 'Food' ? sources.siteId : null
    return findSoldItem(sources.items, seller, item.id) ? [{ item, of: { ...sources, siteId: seller } }] : []
  })
  return {
    sellableItems: sold.map(({ item, of }) => ({
      itemId: item.id,
      title: item.name,
      price: toPrice(of, item, getPriceMinor(item, of.siteId, of.changes)),
    })),
    relatedData: collectItemData(
      sources,
      sold.flatMap(({ item, of }) => findFamily(of, item.parentId ?? item.id) ?? []),
    ),
  }
}

function findFamily({ items, siteId }: MenuSources, id: string): SoldFamily | null {
  const family = items.families.get(id)
  const [first, ...others] = family?.itemIds.flatMap((each) => findSoldItem(items, siteId, each) ?? []) ?? []
  return family && first ? { id, name: family.name, items: [first, ...others] } : null
}

function toPage(
  sources: MenuSources,
  { number, title, familyIds }: CataloguePage,
  index: number,
  families: ReadonlyMap<string, SoldFamily>,
): ItemPage {
  const listed = familyIds.flatMap((id) => families.get(id) ?? [])
  return {
    number,
    title,
    displayPriority: index + 1,
    buttons: listed.map((family, at) => ({
      itemId: family.id,
      title: family.name,
      displayPriority: at + 1,
      prices: listPrices(sources, family),
    })),
  }
}

/** The least price, the least with each discount, whenever it is given, and zero for a member who holds a reward. */
function listPrices(sources: MenuSources, { items }: SoldFamily): ItemPrice[] {
  const discounts = [...sources.items.discounts.values()].filter((each) => isGivenAt(each, sources.siteId))
  const price = { isDefault: true, restrictions: [], rewardId: null, discountId: null }
  return [
    { ...price, price: getLeastPrice(sources, items, null) },
    ...discounts.flatMap((discount): ItemPrice[] => {
      const covered = items.filter((item) => isDiscountForItem(discount, item))
      return covered.length === 0
        ? []
        : [
            {
              price: getLeastPrice(sources, covered, discount),
              isDefault: false,
              restrictions: discount.isForMembers ? ['Discount', 'Member'] : ['Discount'],
              rewardId: null,
              discountId: discount.id,
            },
          ]
    }),
    ...[...sources.rewards.values()].flatMap((reward) => toRewardPrice(reward, items) ?? []),
  ]
}

/** Null if the reward gives none of the items. */
function toRewardPrice(reward: ItemReward, items: readonly CatalogueItem[]): ItemPrice | null {
  const given = items.filter((item) => isGivenBy(reward, item))
  if (given.length === 0) return null
  return {
    price: { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 },
    isDefault: false,
    restrictions: ['MemberReward'],
    rewardId: reward.id,
    discountId: null,
    ...(given.length === items.length ? {} : { itemIds: given.map(({ id }) => id) }),
  }
}

function getLeastPrice(
  sources: MenuSources,
  items: readonly CatalogueItem[],
  discount: ItemDiscount | null,
): MonetaryValue {
  const [least = { gross: 0, tax: 0 }] = items
    .map((item) => priceOneItem(item, getPriceMinor(item, sources.siteId, sources.changes), discount))
    .sort((one, other) => one.gross - other.gross)
  return toWire(least, sources.decimals)
}

const toPrice = (
  { decimals }: MenuSources,
  { taxBasisPoints }: CatalogueItem,
  minor: number,
): MonetaryValue => toWire(computeContainedTax(minor, taxBasisPoints), decimals)

/** Everything that a menu refers to, each once. */
function collectItemData(
  sources: MenuSources,
  families: readonly SoldFamily[],
): ItemProfileResponse['relatedData'] {
  const { items, siteId } = sources
  const groups = collectGroups(
    items,
    families.flatMap(({ items: [first] }) => first.modifierGroupIds),
  )
  const sold = families.map(({ items: [first] }) => first)
  const allergenIds = new Set([
    ...sold.flatMap(({ allergenIds: contained, mayContainIds }) => [...contained, ...mayContainIds]),
    ...groups.flatMap(({ modifiers }) => modifiers.flatMap(({ allergenIds: contained }) => contained)),
  ])
  const hoursIds = new Set(sold.map(({ hoursId }) => hoursId))
  const locations = siteId === null ? [] : (items.sites.get(siteId)?.locations ?? [])
  return {
    items: families.map((family) => toItem(sources, family)),
    availableHours: [...items.hours.values()].filter(({ id }) => hoursIds.has(id)).map(toAvailableHours),
    modifierGroups: groups.map((group) => toModifierGroup(sources, group, sold)),
    allergens: [...items.allergens.values()].filter(({ id }) => allergenIds.has(id)),
    ...(locations.length > 0 ? { orderLocations: [...locations] } : {}),
  }
}

/** The groups of these ids and those that their modifiers open, each once. Nothing is nested deeper than once. */
function collectGroups({ modifierGroups }: ItemCatalogue, ids: readonly string[]): CatalogueModifierGroup[] {
  const find = (wanted: readonly string[]) => wanted.flatMap((id) => modifierGroups.get(id) ?? [])
  const opened = find(ids).flatMap(({ modifiers }) => modifiers.flatMap(({ groupIds }) => groupIds))
  return find([...new Set([...ids, ...opened])])
}

function toItem(sources: MenuSources, { id, name, items: sizes }: SoldFamily): Item {
  const { items, siteId, changes } = sources
  const [first] = sizes
  const offer = siteId === null ? null : (items.sites.get(siteId) ?? null)
  return {
    type: 'Item',
    id,
    name,
    description: first.description,
    modifierGroups: [...first.modifierGroupIds],
    restrictions: first.balanceUnits === null ? [] : ['Member'],
    itemClassId: first.classId,
    isPreparationRequired: first.isPreparationRequired,
    allowedDeliveryMethods: [...listDeliveryMethods(first, offer)],
    availableHoursId: first.hoursId,
    ...(first.sizeName
      ? {
          sizes: sizes.map((size) => ({
            id: size.id,
            name: size.sizeName ?? size.name,
            price: toPrice(sources, size, getPriceMinor(size, siteId, changes)),
          })),
        }
      : {}),
    allergenIds: [...first.allergenIds],
    mayContainIds: [...first.mayContainIds],
    minimumAge: first.minimumAge,
    diet: first.diet,
    limitPerOrder: first.limitPerOrder,
    priceApart: first.priceApartMinor === null ? null : toPrice(sources, first, first.priceApartMinor),
    ...(first.balanceUnits === null ? {} : { balanceUnits: first.balanceUnits }),
    ...(first.kind === 'GiftCard' && items.giftCard ? { giftCard: toOptions(items.giftCard, sources) } : {}),
  }
}

const toOptions = (
  { amounts, least, most, step, faces, maximumMessageLength, validityMonths, validFrom }: GiftCardOffer,
  { decimals }: MenuSources,
): GiftCardOptions => {
  const toMain = (minor: number) => minor / 10 ** decimals
  return {
    amounts: amounts.map(toMain),
    least: toMain(least),
    most: toMain(most),
    step: toMain(step),
    faces: [...faces],
    maximumMessageLength,
    validityMonths,
    validFrom,
  }
}

/** The tax of a modifier is its item's; of several items, the first one's, as prices contain it anyway. */
function toModifierGroup(
  { siteId, changes, decimals }: MenuSources,
  { id, name, minimum, maximum, isRequired, modifiers }: CatalogueModifierGroup,
  sold: readonly CatalogueItem[],
): ModifierGroup {
  const owner = sold.find(({ modifierGroupIds }) => modifierGroupIds.includes(id)) ?? sold[0]
  return {
    id,
    name,
    minimumQuantity: isRequired ? minimum : 0,
    maximumQuantity: maximum,
    modifiers: modifiers.map((modifier) => ({
      id: modifier.id,
      name: modifier.name,
      priceDifference: toWire(
        computeContainedTax(
          changes.getChange(siteId, modifier.id).priceMinor ?? modifier.priceMinor,
          owner?.taxBasisPoints ?? 0,
        ),
        decimals,
      ),
      isDefault: modifier.isDefault,
      modifierGroups: [...modifier.groupIds],
      allergenIds: [...modifier.allergenIds],
      minimumAge: modifier.minimumAge,
    })),
  }
}

const toAvailableHours = ({ id, name, periods }: OpeningHours): AvailableHours => ({
  id,
  name,
  periods: periods.map(({ days, from, to }) => ({ days: [...days], from, to })),
})
