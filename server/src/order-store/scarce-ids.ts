/** Ids of scarce things: kind and thing. */

/** Places of an area without named seats. */
export function getPlacesId(showtimeId: string, areaCategoryId: string): string {
  return `${getPlacesPrefix(showtimeId)}${areaCategoryId}`
}

/** The area that counted places of a showtime are in. */
export function getAreaOfPlaces(scarceId: string, showtimeId: string): string {
  return scarceId.slice(getPlacesPrefix(showtimeId).length)
}

const getPlacesPrefix = (showtimeId: string) => `place:${showtimeId}:`

/** What a client holds and has not paid for, over all showtimes. */
export function getHeldId(client: string): string {
  return `held:${client}`
}

/** The same of one showtime. */
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

/** Money on a gift card, minor units. */
export function getGiftCardId(hash: string): string {
  return `card:${hash}`
}

/** Uses of a redemption card. */
export function getRedemptionCardId(hash: string): string {
  return `redemption:${hash}`
}

/** The keyed hash of a code that a scarce id names. */
export function getHashOfCode(scarceId: string): string {
  return scarceId.slice(scarceId.indexOf(':') + 1)
}
