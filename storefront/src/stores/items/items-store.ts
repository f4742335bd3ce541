import type { NamedEntity } from '@foyer/contract/wire/common'
import type {
  AvailableHours,
  ItemAvailability,
  ItemAvailabilityResponse,
  ItemProfileResponse,
  ModifierGroup,
  PickupSlot,
  SellableItemsResponse,
} from '@foyer/contract/wire/items'
import { toKey } from '../../cache/cached-map.ts'
import { lifetimes } from '../../cache/lifetimes.ts'
import { indexById } from '../../domain/by-id.ts'
import { findLastMinute, isOpen } from '../../domain/item-hours.ts'
import { getMenu, type Menu } from '../../domain/item-menu.ts'
import type { RewardPrice, SoldItem } from '../../domain/item-offer.ts'
import { getBody } from '../../services/http/api-client.ts'
import type { ItemsService } from '../../services/ocapi/items.ts'
import type { CachedByKey, Caching } from '../base/caching.ts'

/** Key of the gift shop's menu, which is the same at every cinema. */
export const giftShopKey = 'gift-shop'

const getId = ({ id }: { readonly id: string }) => id
const getItemId = ({ itemId }: ItemAvailability) => itemId

/** Menus and what can be had of them, by the id of a cinema or `giftShopKey`. */
export class ItemsStore {
  readonly profiles: CachedByKey<ItemProfileResponse>
  readonly availabilities: CachedByKey<ItemAvailabilityResponse>
  /** By cinema and code, see `toSellableKey`. */
  readonly sellableItems: CachedByKey<SellableItemsResponse>

  constructor(service: ItemsService, caching: Caching) {
    this.profiles = caching.map('item-profiles', {
      load: (key) => getBody(key === giftShopKey ? service.giftShopProfile() : service.profile(key)),
      lifetime: lifetimes.items,
    })
    this.availabilities = caching.map('item-availabilities', {
      load: (key) =>
        getBody(key === giftShopKey ? service.giftShopAvailability() : service.availability(key)),
      lifetime: lifetimes.itemAvailabilities,
    })
    this.sellableItems = caching.map('sellable-items', {
      load: (key) => {
        const [siteId = '', code = ''] = key.split('|')
        return getBody(service.sellableItems(siteId, code))
      },
      lifetime: lifetimes.items,
    })
  }

  /** Loads a menu, and what can be had of it now. */
  async ensure(key: string): Promise<void> {
    await Promise.all([this.profiles.ensure(key), this.availabilities.ensure(key)])
  }

  /** A menu in its order; undefined before it has loaded. */
  menu(key: string): Menu | undefined {
    const profile = this.profiles.value(key)
    return profile && getMenu(profile)
  }

  /** What is sold under an id; undefined for what the menu does not have, or no longer. */
  findSold(key: string, soldId: string): SoldItem | undefined {
    return this.menu(key)?.sold.get(soldId)
  }

  /** What a thing costs holders of rewards; none where no reward gives it. */
  listRewards(key: string, soldId: string): readonly RewardPrice[] {
    return this.menu(key)?.rewards.get(soldId) ?? []
  }

  /** What a line is sold as, at its reward's price where it has one; undefined for what the menu does not have. */
  findPriced(
    key: string,
    { itemId, rewardId }: { readonly itemId: string; readonly rewardId?: string },
  ): SoldItem | undefined {
    const sold = this.findSold(key, itemId)
    if (!sold || rewardId === undefined) return sold
    // A reward that is unknown to the menu gives nothing, as the server will say.
    const given = this.listRewards(key, itemId).find((each) => each.rewardId === rewardId)
    return given ? { ...sold, price: given.price } : sold
  }

  allergens(key: string): readonly NamedEntity[] {
    return this.profiles.value(key)?.relatedData.allergens ?? []
  }

  /** Places besides seats to which a cinema brings items. */
  orderLocations(key: string): readonly NamedEntity[] {
    return this.profiles.value(key)?.relatedData.orderLocations ?? []
  }

  findModifierGroup(key: string, groupId: string): ModifierGroup | undefined {
    const groups = this.profiles.value(key)?.relatedData.modifierGroups
    return groups && indexById(groups, getId).get(groupId)
  }

  findHours(key: string, hoursId: string): AvailableHours | undefined {
    const hours = this.profiles.value(key)?.relatedData.availableHours
    return hours && indexById(hours, getId).get(hoursId)
  }

  /** Whether nothing of a menu is sold at this hour. @param now epoch milliseconds */
  isClosed(key: string, now: number, offsetInMinutes: number): boolean {
    const sold = [...(this.menu(key)?.sold.values() ?? [])]
    return (
      sold.length > 0 &&
      sold.every(({ item: { availableHoursId } }) => {
        const hours = availableHoursId === null ? undefined : this.findHours(key, availableHoursId)
        return hours !== undefined && !isOpen(hours, now, offsetInMinutes)
      })
    )
  }

  /**
   * When the last thing of a menu stops being sold that is sold at this hour, epoch milliseconds at the full minute. Null
   * where something is always sold, or nothing now.
   * @param now epoch milliseconds
   * @param sold of the menu; all of it unless said so
   */
  findEndOfSale(
    key: string,
    now: number,
    offsetInMinutes: number,
    sold: readonly SoldItem[] = [...(this.menu(key)?.sold.values() ?? [])],
  ): number | null {
    const ends = sold.flatMap(({ item: { availableHoursId } }) => {
      const hours = availableHoursId === null ? undefined : this.findHours(key, availableHoursId)
      if (hours === undefined) return [null]
      return isOpen(hours, now, offsetInMinutes) ? [findLastMinute(hours, now, offsetInMinutes)] : []
    })
    const known = ends.filter((end) => end !== null)
    return known.length > 0 && known.length === ends.length ? Math.max(...known) : null
  }

  /** Whether a thing can be had now; undefined where the server says nothing of it. */
  findAvailability(key: string, soldId: string): ItemAvailability | undefined {
    const availabilities = this.availabilities.value(key)?.itemAvailabilities
    return availabilities && indexById(availabilities, getItemId).get(soldId)
  }

  isModifierAvailable(key: string, modifierId: string): boolean {
    return !(this.availabilities.value(key)?.unavailableModifierIds ?? []).includes(modifierId)
  }

  /** Times at which items can be fetched from a service area; none where the cinema has none. */
  pickupSlots(key: string): readonly PickupSlot[] {
    return this.availabilities.value(key)?.pickupSlots ?? []
  }
}

/** The key of what a code of a cinema stands for. */
export const toSellableKey = (siteId: string, code: string): string => toKey(siteId, code)
