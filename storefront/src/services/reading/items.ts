import { deliveryMethods, itemUnavailableReasons } from '@foyer/contract/wire/enumerations'
import type { ItemDiscountAvailability } from '@foyer/contract/wire/discounts'
import type { NamedEntity } from '@foyer/contract/wire/common'
import type {
  AvailableHours,
  GiftCardOptions,
  Item,
  ItemAvailability,
  ItemAvailabilityResponse,
  ItemButton,
  ItemPage,
  ItemPrice,
  ItemProfileResponse,
  ItemSize,
  Modifier,
  ModifierGroup,
  PickupSlot,
  SellableItemsResponse,
} from '@foyer/contract/wire/items'
import { discountCalculation } from './codes.ts'
import {
  isRecord,
  mapRead,
  noRecord,
  or,
  orAbsent,
  orFrom,
  orNull,
  readList,
  record,
  records,
  related,
  relatedRecords,
  unusable,
  type Reader,
} from './reader.ts'
import { site } from './sites.ts'
import {
  atLeast,
  displayPriority,
  flag,
  id,
  instant,
  integer,
  lastPlace,
  literal,
  money,
  noMoney,
  number,
  text,
  translated,
} from './values.ts'

const getId = ({ id }: { readonly id: string }) => id

/** A list of ids, or absent where there is none. */
const idsOrAbsent: Reader<string[] | undefined> = (sent, reading) =>
  Array.isArray(sent) ? readList(id)(sent, reading, noRecord) : undefined

/** Ids of groups, which some servers send whole in their place. */
const groupIds = (sent: unknown, ...rest: [Parameters<Reader<string>>[1], Parameters<Reader<string>>[2]]) =>
  readList<string>((each, ...inner) => id(isRecord(each) ? each.id : each, ...inner))(sent, ...rest)

const modifier: Reader<Modifier> = record<Modifier>({
  id,
  name: translated,
  priceDifference: or(orFrom(money, 'price'), noMoney),
  isDefault: or(flag, false),
  modifierGroups: groupIds,
  allergenIds: idsOrAbsent,
  minimumAge: orAbsent(orNull(atLeast(0))),
})

/** A group of which nothing can be chosen is none. */
const modifierGroup: Reader<ModifierGroup> = mapRead(
  record<Omit<ModifierGroup, 'maximumQuantity'> & { maximumQuantity: number | null }>({
    id,
    name: translated,
    minimumQuantity: or(atLeast(0), 0),
    maximumQuantity: orNull(atLeast(1)),
    modifiers: records('modifiers', modifier, getId),
  }),
  ({ maximumQuantity, ...group }) =>
    group.modifiers.length === 0
      ? unusable
      : {
          ...group,
          // Without a bound each may be chosen once.
          maximumQuantity: Math.max(group.minimumQuantity, maximumQuantity ?? group.modifiers.length),
        },
)

const size: Reader<ItemSize> = record<ItemSize>({ id, name: translated, price: money })

const giftCard: Reader<GiftCardOptions> = record<GiftCardOptions>({
  amounts: readList(number),
  least: number,
  most: number,
  step: or(number, 1),
  faces: records('giftCard.faces', record<NamedEntity>({ id, name: translated }), getId),
  maximumMessageLength: or(atLeast(0), 200),
  validityMonths: orNull(atLeast(1)),
  validFrom: or(literal(['Purchase', 'LastUse']), 'Purchase'),
})

/** An item needs an id and a name. A restriction that cannot be read is one that nobody meets. */
const item: Reader<Item> = record<Item>({
  type: or(literal(['Item']), 'Item'),
  id,
  name: orFrom(translated, 'description'),
  description: orNull(translated),
  modifierGroups: groupIds,
  restrictions: (sent) =>
    Array.isArray(sent) ? sent.map((each) => (typeof each === 'string' ? each : 'Unknown')) : [],
  itemClassId: orNull(id),
  isPreparationRequired: or(flag, false),
  allowedDeliveryMethods: (sent, reading) =>
    // Without a delivery, an item is handed over at the counter.
    Array.isArray(sent) ? readList(literal(deliveryMethods))(sent, reading, noRecord) : ['CounterPickup'],
  availableHoursId: orNull(id),
  sizes: (sent, reading) => {
    const sizes = readList(size)(sent, reading, noRecord)
    return sizes.length > 0 ? sizes : undefined
  },
  allergenIds: idsOrAbsent,
  mayContainIds: idsOrAbsent,
  minimumAge: orAbsent(orNull(atLeast(0))),
  diet: orAbsent(orNull(text)),
  limitPerOrder: orAbsent(orNull(atLeast(1))),
  priceApart: orAbsent(orNull(money)),
  giftCard: orAbsent(giftCard),
  balanceUnits: orAbsent(atLeast(1)),
})

const weekday = mapRead(integer, (day) => (day >= 1 && day <= 7 ? day : unusable))

const availableHours: Reader<AvailableHours> = record<AvailableHours>({
  id,
  name: orAbsent(translated),
  periods: readList(
    record<AvailableHours['periods'][number]>({ days: readList(weekday), from: text, to: text }),
  ),
})

const price: Reader<ItemPrice> = record<ItemPrice>({
  price: money,
  isDefault: or(flag, false),
  restrictions: (sent) =>
    Array.isArray(sent) ? sent.map((each) => (typeof each === 'string' ? each : 'Unknown')) : [],
  rewardId: orNull(id),
  discountId: orNull(id),
  itemIds: idsOrAbsent,
})

const button: Reader<ItemButton> = record<ItemButton>({
  itemId: id,
  title: or(translated, { text: '', translations: [] }),
  displayPriority,
  prices: readList(price),
})

const page: Reader<ItemPage> = record<ItemPage>({
  number: or(integer, 0),
  title: translated,
  displayPriority: or(orFrom(integer, 'number'), lastPlace),
  buttons: records('itemProfile.pages.buttons', button, ({ itemId }) => itemId),
})

type Related = ItemProfileResponse['relatedData']

const relatedFields = relatedRecords<Related>({
  items: related('items', item),
  availableHours: related('availableHours', availableHours),
  modifierGroups: orAbsent(related('modifierGroups', modifierGroup)),
  allergens: orAbsent(related('allergens', record<NamedEntity>({ id, name: translated }))),
  orderLocations: orAbsent(related('orderLocations', record<NamedEntity>({ id, name: translated }))),
})

/** How deep groups are read that stand in the place of their ids: an item's, and those that its modifiers open. */
const deepestGroups = 2

/** Groups that stand in the place of their ids, in items and in the modifiers of groups. */
function listEmbeddedGroups(sent: unknown, depth = deepestGroups): unknown[] {
  if (depth === 0 || !isRecord(sent)) return []
  const groups: unknown[] = Array.isArray(sent.modifierGroups) ? sent.modifierGroups.filter(isRecord) : []
  return groups.flatMap((group) => {
    const modifiers: unknown[] = isRecord(group) && Array.isArray(group.modifiers) ? group.modifiers : []
    return [group, ...modifiers.flatMap((each) => listEmbeddedGroups(each, depth - 1))]
  })
}

/** What a menu refers to, with the groups that its server has put into the items. */
const relatedData: Reader<Related> = (sent, reading, whole) => {
  const read = relatedFields(sent, reading, whole)
  if (read === unusable) return unusable
  const items: unknown[] = isRecord(sent) && Array.isArray(sent.items) ? sent.items : []
  const embedded = items.flatMap((each) => listEmbeddedGroups(each))
  if (embedded.length === 0) return read
  const groups = new Map((read.modifierGroups ?? []).map((group) => [group.id, group]))
  for (const group of readList(modifierGroup)(embedded, reading, noRecord))
    if (!groups.has(group.id)) groups.set(group.id, group)
  return { ...read, modifierGroups: [...groups.values()] }
}

export const itemProfileAnswer: Reader<ItemProfileResponse> = record<ItemProfileResponse>({
  itemProfile: record<ItemProfileResponse['itemProfile']>({
    siteId: orNull(id),
    pages: or(records('itemProfile.pages', page), []),
  }),
  relatedData,
})

const availability: Reader<ItemAvailability> = record<ItemAvailability>({
  itemId: id,
  isAvailable: flag,
  quantityAvailable: orAbsent(orNull(atLeast(0))),
  unavailableReason: orAbsent(orNull(literal(itemUnavailableReasons))),
  availableAt: orAbsent(orNull(instant)),
})

/** A discount that cannot be read, or whose state is unknown, is none. */
const discountAvailability = record<ItemDiscountAvailability>({
  discountId: id,
  name: translated,
  isAutomatic: or(flag, false),
  isAvailable: flag,
  unavailableReason: orNull(text),
  calculation: discountCalculation,
  isForMembers: or(flag, false),
  itemIds: readList(id),
  limitPerOrder: orNull(atLeast(1)),
  availableUntil: orAbsent(orNull(instant)),
})

export const itemAvailabilityAnswer: Reader<ItemAvailabilityResponse> = record<ItemAvailabilityResponse>({
  itemAvailabilities: records('itemAvailabilities', availability, ({ itemId }) => itemId),
  siteId: orNull(id),
  unavailableModifierIds: idsOrAbsent,
  pickupSlots: (sent, reading) =>
    Array.isArray(sent)
      ? readList(record<PickupSlot>({ startsAt: instant, isAvailable: or(flag, false) }))(
          sent,
          reading,
          noRecord,
        )
      : undefined,
  discountAvailabilities: (sent, reading) =>
    Array.isArray(sent) ? readList(discountAvailability)(sent, reading, noRecord) : undefined,
  relatedData: relatedRecords<ItemAvailabilityResponse['relatedData']>({ site: orNull(site) }),
})

type SellableItem = SellableItemsResponse['sellableItems'][number]

export const sellableItemsAnswer: Reader<SellableItemsResponse> = record<SellableItemsResponse>({
  sellableItems: records(
    'sellableItems',
    record<SellableItem>({ itemId: id, title: or(translated, { text: '', translations: [] }), price: money }),
    ({ itemId }) => itemId,
  ),
  relatedData,
})
