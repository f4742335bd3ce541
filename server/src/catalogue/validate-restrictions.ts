import type { CatalogueSource, RestrictedPrice } from './source.ts'

/** Property that a restriction needs besides its name. */
const ownProperty = {
  MemberReward: 'rewardId',
  MemberSubscriptionCard: 'subscriptionId',
  ThirdPartyMemberCard: 'thirdPartyMemberSchemeId',
  Voucher: 'voucherTypeCodes',
} as const satisfies Partial<Record<RestrictedPrice['restrictions'][number], keyof RestrictedPrice>>

const restrictions = Object.keys(ownProperty) as (keyof typeof ownProperty)[]

function validatePrice(path: string, price: RestrictedPrice): string[] {
  return [
    ...restrictions.flatMap((restriction) => {
      const property = ownProperty[restriction]
      const isRestricted = price.restrictions.includes(restriction)
      if (isRestricted === (price[property] !== undefined)) return []
      return [`${path}: needed ${property} with the restriction ${restriction}, and only with it`]
    }),
    ...(price.listPrice !== undefined && price.listPrice < price.price
      ? [`${path}.listPrice: found ${price.listPrice}, needed ${price.price} (price) or more`]
      : []),
  ]
}

function validateDiscounts({ discounts = [] }: CatalogueSource): string[] {
  const codes = new Set<string>()
  return discounts.flatMap(({ percentageOff, amountOff, fixedPrice, code }, index) => {
    const path = `discounts[${index}]`
    const given = [percentageOff, amountOff, fixedPrice].filter((value) => value !== undefined)
    const key = code?.toUpperCase()
    const isRepeated = key !== undefined && codes.has(key)
    if (key !== undefined) codes.add(key)
    return [
      ...(given.length === 1
        ? []
        : [`${path}: found ${given.length} of percentageOff, amountOff, fixedPrice, needed exactly one`]),
      ...(isRepeated
        ? [`${path}.code: found "${code}", which another discount has: needed a unique code`]
        : []),
    ]
  })
}

/** A package is for one area and consists of single tickets, each with a seat there. */
function validatePackages({ ticketTypes }: CatalogueSource): string[] {
  const types = new Map(ticketTypes.map((type) => [type.id, type]))
  return ticketTypes.flatMap(({ package: parts, areaCategory, seatType, maximumAge }, index) => {
    if (!parts) return []
    const path = `ticketTypes[${index}]`
    return [
      ...parts.tickets.flatMap((id) => {
        const type = types.get(id)
        if (type?.package) return [`${path}.package: found ${id}, a package: needed single tickets`]
        return type && type.areaCategory !== areaCategory
          ? [`${path}.package: found ${id} of another area, needed tickets of ${areaCategory}`]
          : []
      }),
      ...(seatType !== undefined || maximumAge !== undefined
        ? [`${path}: found seatType or maximumAge on a package, needed them on its tickets`]
        : []),
    ]
  })
}

/** Validates restricted prices, discounts and packages. */
export function validateRestrictions(source: CatalogueSource): string[] {
  const prices = Object.entries(source.priceCards).flatMap(([card, byType]) =>
    Object.entries(byType).flatMap(([type, price]) =>
      typeof price === 'number' ? [] : validatePrice(`priceCards.${card}.${type}`, price),
    ),
  )
  return [...prices, ...validateDiscounts(source), ...validatePackages(source)]
}
