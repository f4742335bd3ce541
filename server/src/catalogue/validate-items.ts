import { findTextErrors } from './language-texts.ts'
import { findItemDiscountErrors } from './validate-item-discounts.ts'
import { validateItemNames } from './validate-item-names.ts'
import type { FoodSource, GiftItemSource, GiftsSource, ModifierGroupSource } from './item-source.ts'

type Source = FoodSource | GiftsSource

const findPriceErrors = ({ items }: Source): string[] =>
  items.flatMap(({ id, price, sizes }, index) =>
    (price === undefined) === (sizes === undefined)
      ? [
          `items[${index}]: ${id} has ${price === undefined ? 'neither' : 'both'} price and sizes, needed one of them`,
        ]
      : [],
  )

function findGroupErrors(groups: readonly ModifierGroupSource[]): string[] {
  const opening = new Set(
    groups
      .filter(({ modifiers }) => modifiers.some(({ modifierGroups }) => modifierGroups?.length))
      .map(({ id }) => id),
  )
  return groups.flatMap(({ minimum, maximum, isRequired, modifiers }, index) => {
    const path = `modifierGroups[${index}]`
    const defaults = modifiers.filter(({ isDefault }) => isDefault).length
    return [
      ...(minimum > maximum
        ? [`${path}.minimum: found ${minimum}, needed at most ${maximum} (maximum)`]
        : []),
      ...(isRequired && minimum === 0
        ? [`${path}.minimum: found 0, needed at least 1, as the group is required`]
        : []),
      ...(defaults > maximum
        ? [`${path}.modifiers: found ${defaults} defaults, needed at most ${maximum} (maximum)`]
        : []),
      ...modifiers.flatMap(({ modifierGroups = [] }, at) =>
        modifierGroups
          .filter((id) => opening.has(id))
          .map(
            (id) =>
              `${path}.modifiers[${at}].modifierGroups: found ${id}, whose modifiers open groups: needed one whose modifiers open none`,
          ),
      ),
    ]
  })
}

function findSiteErrors({ sites }: FoodSource): string[] {
  return sites.flatMap(({ deliveryMethods, locations, pickupSlots }, index) => {
    const path = `sites[${index}]`
    const isToLocations = deliveryMethods.includes('CustomLocationDelivery')
    return [
      ...(isToLocations && !locations
        ? [`${path}.locations: found nothing, needed a list, as the site delivers to CustomLocationDelivery`]
        : []),
      ...(locations && !isToLocations
        ? [`${path}.locations: found a list, needed CustomLocationDelivery in deliveryMethods`]
        : []),
      ...(pickupSlots && !deliveryMethods.includes('ServiceAreaPickup')
        ? [`${path}.pickupSlots: found times, needed ServiceAreaPickup in deliveryMethods`]
        : []),
    ]
  })
}

/** What each kind of gift needs, and nothing else may have. */
const redeemableProperties = {
  TicketBook: { needed: ['tickets', 'validityMonths'], allowed: ['tickets', 'validityMonths', 'weekdays'] },
  Subscription: { needed: ['subscriptionId', 'months'], allowed: ['subscriptionId', 'months'] },
  Points: { needed: ['points'], allowed: ['points'] },
  none: { needed: [], allowed: [] },
} as const satisfies Record<string, Record<'needed' | 'allowed', readonly (keyof GiftItemSource)[]>>
const ofRedeemables = ['tickets', 'validityMonths', 'weekdays', 'subscriptionId', 'months', 'points'] as const

function findRedeemableErrors({ items }: GiftsSource): string[] {
  return items.flatMap((item, index) => {
    const { needed, allowed } = redeemableProperties[item.kind ?? 'none']
    const isAllowed = (name: string) => allowed.some((each) => each === name)
    return [
      ...needed
        .filter((name) => item[name] === undefined)
        .map((name) => `items[${index}].${name}: found nothing, needed a value, as its kind is ${item.kind}`),
      ...ofRedeemables
        .filter((name) => item[name] !== undefined && !isAllowed(name))
        .map(
          (name) =>
            `items[${index}].${name}: found a value, needed none, as its kind is ${item.kind ?? 'not given'}`,
        ),
    ]
  })
}

function findGiftCardErrors({ giftCard }: GiftsSource): string[] {
  if (!giftCard) return []
  const { least, most, step, amounts } = giftCard
  const findAmountErrors = (path: string, amount: number) => [
    ...(amount < least || amount > most
      ? [`${path}: found ${amount}, needed ${least} (least) to ${most} (most)`]
      : []),
    ...(amount % step === 0 ? [] : [`${path}: found ${amount}, needed a multiple of ${step} (step)`]),
  ]
  return [
    ...(least === 0 ? ['giftCard.least: found 0, needed at least 1'] : []),
    ...(least > most ? [`giftCard.least: found ${least}, needed at most ${most} (most)`] : []),
    ...findAmountErrors('giftCard.least', least),
    ...findAmountErrors('giftCard.most', most),
    ...amounts.flatMap((amount, index) => findAmountErrors(`giftCard.amounts[${index}]`, amount)),
  ]
}

const validateBoth = (source: Source): string[] => [
  ...findTextErrors(source, source.languages),
  ...findPriceErrors(source),
  ...findGroupErrors(source.modifierGroups ?? []),
  ...findItemDiscountErrors(source),
]

/** What the other files know. */
export interface ItemSurroundings {
  readonly siteIds: ReadonlySet<string>
  /** Null: the chain sells no food. */
  readonly food: FoodSource | null
}

/** Finds contradictions within `food.json`, and between it and the catalogue. */
export function validateFood(source: FoodSource, { siteIds }: Pick<ItemSurroundings, 'siteIds'>): string[] {
  return [
    ...validateBoth(source),
    ...findSiteErrors(source),
    ...validateItemNames(source, { ...source, others: null, siteIds }),
  ]
}

/** Finds contradictions within `gifts.json`, and between it and `food.json`. */
export function validateGifts(source: GiftsSource, { food, siteIds }: ItemSurroundings): string[] {
  return [
    ...validateBoth(source),
    ...findRedeemableErrors(source),
    ...findGiftCardErrors(source),
    ...validateItemNames(source, { allergens: food?.allergens, others: food, siteIds }),
  ]
}
