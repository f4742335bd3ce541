/** Ids of limited resources: kind and thing. */

/** Places of an unallocated area. */
export function getPlacesId(showtimeId: string, areaCategoryId: string): string {
  return `${getPlacesPrefix(showtimeId)}${areaCategoryId}`
}

/** Area category in the id of an unallocated area's places. */
export function getAreaOfPlaces(scarceId: string, showtimeId: string): string {
  return scarceId.slice(getPlacesPrefix(showtimeId).length)
}

const getPlacesPrefix = (showtimeId: string) => `place:${showtimeId}:`

/** Unpaid holds of a client, over all showtimes. */
export function getHeldId(client: string): string {
  return `held:${client}`
}

/** Unpaid holds of a client for one showtime. */
export function getHeldOfShowtimeId(client: string, showtimeId: string): string {
  return `held:${client}:${showtimeId}`
}

/** The one order that a workstation may have open. */
export function getOpenOrderId(workstationId: string): string {
  return `open:${workstationId}`
}

/** Uses of a voucher, by the keyed hash of its code. */
export function getVoucherId(hash: string): string {
  return `voucher:${hash}`
}

/** Balance of a gift card, minor units. */
export function getGiftCardId(hash: string): string {
  return `card:${hash}`
}

/** Uses of a redemption card. */
export function getRedemptionCardId(hash: string): string {
  return `redemption:${hash}`
}

/** The keyed hash of a code, from the id of its counter. */
export function getHashOfCode(scarceId: string): string {
  return scarceId.slice(scarceId.indexOf(':') + 1)
}

/** A member's balance: points. */
export function getBalanceId(memberId: string): string {
  return `points:${memberId}`
}

/** Pieces of an item, where they are counted. @param siteId null: the gift shop */
export function getStockId(siteId: string | null, itemId: string): string {
  return `stock:${siteId ?? 'gift-shop'}:${itemId}`
}

/** Orders of a time for pickup at a site's service area. @param startsAt epoch milliseconds */
export function getPickupSlotId(siteId: string, startsAt: number): string {
  return `pickup:${siteId}:${startsAt}`
}

/** A reward that a member has taken: it is used once. */
export function getRewardId(instanceId: string): string {
  return `${rewardPrefix}${instanceId}`
}

/** Whether an id is that of a reward. */
export function isRewardId(scarceId: string): boolean {
  return scarceId.startsWith(rewardPrefix)
}

const rewardPrefix = 'reward:'
