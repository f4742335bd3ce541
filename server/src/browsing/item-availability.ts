import type { ItemDiscountAvailability } from '@foyer/contract/wire/discounts'
import type { ItemAvailability, ItemAvailabilityResponse, PickupSlot } from '@foyer/contract/wire/items'
import type { Site } from '@foyer/contract/wire/sites'
import {
  findSoldOutUntil,
  isModifierSoldOut,
  untilFurtherNotice,
  type ItemChangeSnapshot,
} from '../catalogue/item-changes.ts'
import { isDiscountForItem, findDiscountObstacle, isGivenAt } from '../catalogue/item-discounts.ts'
import { findSoldItem, type CatalogueItem, type ItemCatalogue } from '../catalogue/items.ts'
import { listPickupSlots } from '../catalogue/pickup-slots.ts'
import type { Database } from '../database/database.ts'
import { findEndOfPeriod, findNextOpening, isOpen } from '../domain/opening-hours.ts'
import { getPickupSlotId, getStockId } from '../order-store/scarce-ids.ts'
import { readLeft } from '../order-store/read-left.ts'
import { toWireCalculation } from './ticket-prices.ts'

interface AvailabilitySources {
  readonly items: ItemCatalogue
  readonly changes: ItemChangeSnapshot
  readonly database: Pick<Database, 'read'>
  /** Of the currency. */
  readonly decimals: number
  /** Null: the gift shop. */
  readonly site: Site | null
  /** Epoch milliseconds. */
  readonly now: number
}

/** Answers with what can be ordered at this moment: sold out, out of hours, how many are left. */
export async function createItemAvailabilityAnswer(
  sources: AvailabilitySources,
): Promise<ItemAvailabilityResponse> {
  const { items, changes, database, site, now } = sources
  const siteId = site?.id ?? null
  const sold = [...items.items.values()].filter(({ id }) => findSoldItem(items, siteId, id))
  const counted = sold.filter(({ id }) => changes.getChange(siteId, id).isCounted)
  const offer = siteId === null ? undefined : items.sites.get(siteId)
  const slots = site && offer ? listPickupSlots(items, offer, site.ianaTimeZoneName, now) : []
  const left = await readLeft(
    database,
    [
      ...counted.map(({ id }) => getStockId(siteId, id)),
      ...slots.map((startsAt) => getPickupSlotId(siteId ?? '', startsAt)),
    ],
    now,
  )
  const discounts = listDiscounts(sources, sold)
  const isFree = (startsAt: number) => (left.get(getPickupSlotId(siteId ?? '', startsAt)) ?? 1) > 0
  return {
    itemAvailabilities: sold.map((item) =>
      toAvailability(
        sources,
        item,
        counted.includes(item) ? (left.get(getStockId(siteId, item.id)) ?? 0) : null,
      ),
    ),
    siteId,
    unavailableModifierIds: listModifierIds(items, sold).filter((id) =>
      isModifierSoldOut(id, siteId, changes, now),
    ),
    ...(offer?.pickupSlots
      ? {
          pickupSlots: slots.map((startsAt): PickupSlot => ({
            startsAt: toInstant(startsAt),
            isAvailable: isFree(startsAt),
          })),
        }
      : {}),
    ...(discounts.length > 0 ? { discountAvailabilities: discounts } : {}),
    relatedData: { site },
  }
}

/** Discounts of the site, or the gift shop, and whether items that are handed over now can have them. */
function listDiscounts(
  { items, site, decimals, now }: AvailabilitySources,
  sold: readonly CatalogueItem[],
): ItemDiscountAvailability[] {
  const siteId = site?.id ?? null
  const handover = { siteId, zone: site?.ianaTimeZoneName ?? 'UTC', moments: [now], hours: items.hours }
  return [...items.discounts.values()]
    .filter((discount) => isGivenAt(discount, siteId))
    .map((discount) => {
      const unavailableReason = findDiscountObstacle(discount, handover)
      const hours = discount.hoursId === null ? undefined : items.hours.get(discount.hoursId)
      const endsAt = hours && unavailableReason === null ? findEndOfPeriod(hours, now, handover.zone) : null
      return {
        discountId: discount.id,
        name: discount.name,
        isAutomatic: discount.isAutomatic,
        isForMembers: discount.isForMembers,
        isAvailable: unavailableReason === null,
        unavailableReason,
        calculation: toWireCalculation(discount.calculation, decimals),
        itemIds: sold.filter((item) => isDiscountForItem(discount, item)).map(({ id }) => id),
        limitPerOrder: discount.limitPerOrder,
        availableUntil: endsAt === null ? null : toInstant(endsAt),
      }
    })
}

type Unavailability = Pick<ItemAvailability, 'unavailableReason' | 'availableAt'>

/** @param left null: not counted */
function toAvailability(
  sources: AvailabilitySources,
  item: CatalogueItem,
  left: number | null,
): ItemAvailability {
  const unavailability = findUnavailability(sources, item, left)
  return {
    itemId: item.id,
    isAvailable: unavailability === null,
    quantityAvailable: left,
    unavailableReason: null,
    availableAt: null,
    ...unavailability,
  }
}

/** Why an item cannot be ordered now, and when it can; null if it can. */
function findUnavailability(
  { items, changes, site, now }: AvailabilitySources,
  item: CatalogueItem,
  left: number | null,
): Unavailability | null {
  const until = findSoldOutUntil(item, site?.id ?? null, changes, now)
  if (until !== null)
    return {
      unavailableReason: 'SoldOut',
      availableAt: until === untilFurtherNotice ? null : toInstant(until),
    }
  if (left === 0) return { unavailableReason: 'SoldOut' }
  const hours = item.hoursId === null ? undefined : items.hours.get(item.hoursId)
  if (!hours || !site || isOpen(hours, now, site.ianaTimeZoneName)) return null
  const opensAt = findNextOpening(hours, now, site.ianaTimeZoneName)
  return { unavailableReason: 'OutOfHours', availableAt: opensAt === null ? null : toInstant(opensAt) }
}

/** Modifiers of items, those of opened groups with them, each once. */
function listModifierIds({ modifierGroups }: ItemCatalogue, items: readonly CatalogueItem[]): string[] {
  const find = (ids: readonly string[]) => ids.flatMap((id) => modifierGroups.get(id)?.modifiers ?? [])
  const first = find([...new Set(items.flatMap(({ modifierGroupIds }) => modifierGroupIds))])
  const opened = find([...new Set(first.flatMap(({ groupIds }) => groupIds))])
  return [...new Set([...first, ...opened].map(({ id }) => id))]
}

const toInstant = (at: number) => new Date(at).toISOString()
