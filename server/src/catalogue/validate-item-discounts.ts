import type { ItemDiscountSource } from './item-discount-source.ts'
import type { FoodSource, GiftsSource } from './item-source.ts'

const calculations = ['percentageOff', 'amountOff', 'fixedPrice'] as const
const ofFood = ['sites', 'hours'] as const

/** Finds contradictions within the discounts of `food.json` or `gifts.json`, and names that refer to nothing. */
export function findItemDiscountErrors(source: FoodSource | GiftsSource): string[] {
  const itemIds = new Set(source.items.flatMap(({ id, sizes = [] }) => [id, ...sizes.map((size) => size.id)]))
  const food = 'sites' in source ? source : null
  const siteIds = new Set(food?.sites.map(({ siteId }) => siteId))
  const hoursIds = new Set(food?.hours?.map(({ id }) => id))
  return (source.discounts ?? []).flatMap((discount, index) => {
    const path = `discounts[${index}]`
    const findUnknown = (
      name: string,
      ids: readonly string[] = [],
      known: ReadonlySet<string>,
      what: string,
    ) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${path}.${name}: found "${id}", needed the id of one of ${what}`)
    return [
      ...findCalculationErrors(discount, path),
      ...findUnknown('items', discount.items, itemIds, 'items or their sizes'),
      ...(food
        ? [
            ...findUnknown('sites', discount.sites, siteIds, 'sites'),
            ...findUnknown('hours', discount.hours === undefined ? [] : [discount.hours], hoursIds, 'hours'),
          ]
        : ofFood
            .filter((name) => discount[name] !== undefined)
            .map((name) => `${path}.${name}: found a value, needed none: the gift shop has no ${name}`)),
    ]
  })
}

function findCalculationErrors(discount: ItemDiscountSource, path: string): string[] {
  const found = calculations.filter((name) => discount[name] !== undefined)
  return [
    ...(found.length === 1
      ? []
      : [
          `${path}: found ${found.length === 0 ? 'no calculation' : found.join(' and ')}, needed one of ${calculations.join(', ')}`,
        ]),
    ...(discount.isAutomatic && discount.limitPerOrder !== undefined
      ? [`${path}.limitPerOrder: found a value, needed none, as the discount is automatic`]
      : []),
  ]
}
