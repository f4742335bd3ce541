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
