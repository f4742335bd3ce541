import type { ItemAvailability } from '@foyer/contract/wire/items'

/**
 * What the availability of this moment says of goods that are handed over later, at a showtime or a time of pickup: they
 * may be out of hours now. Hours of then are checked by the server. Undefined where it does not say.
 */
export const getHandoverAvailability = (
  availability: ItemAvailability | undefined,
  isForNow: boolean,
): ItemAvailability | undefined =>
  !isForNow && availability?.unavailableReason === 'OutOfHours' ? undefined : availability
