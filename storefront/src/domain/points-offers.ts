import type { ItemAvailability } from '@foyer/contract/wire/items'
import type { Menu } from './item-menu.ts'
import type { SoldItem } from './item-offer.ts'

/** Points that the gift shop sells. */
export interface PointsOffer {
  readonly sold: SoldItem
  /** What one of them adds to the balance. */
  readonly units: number
}

/**
 * The points that a gift shop sells, fewest first; none where it sells none, or its server does not say what things add.
 * @param findAvailability the availability of a thing; without one it can be had
 */
export function listPointsOffers(
  menu: Menu,
  findAvailability: (soldId: string) => Pick<ItemAvailability, 'isAvailable'> | undefined,
): PointsOffer[] {
  return [...menu.sold.values()]
    .flatMap((sold) => {
      const { balanceUnits } = sold.item
      if (balanceUnits === undefined || findAvailability(sold.id)?.isAvailable === false) return []
      return [{ sold, units: balanceUnits }]
    })
    .sort((a, b) => a.units - b.units)
}
