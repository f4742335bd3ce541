import type { SiteOffer } from '../../catalogue/items.ts'

/** How far ahead a time can be chosen, milliseconds. */
const farthest = 24 * 60 * 60_000
const minute = 60_000

/**
 * Whether an instant is the beginning of a slot that can still be chosen. Slots follow each other from midnight UTC, so
 * that they are at even minutes of every zone's clock.
 * @param at epoch milliseconds
 */
export function isPickupSlot({ minutes }: NonNullable<SiteOffer['pickupSlots']>, at: number, now: number) {
  return at % (minutes * minute) === 0 && at > now && at <= now + farthest
}
