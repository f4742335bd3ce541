import { isOpen, type WeeklyHours } from '../domain/opening-hours.ts'
import { getMinutesOfDay, minute } from '../domain/time-zone.ts'
import type { ItemCatalogue, SiteOffer } from './items.ts'

/** How far ahead a time can be chosen, milliseconds. */
const farthest = 24 * 60 * minute
/** Most times that are offered: an evening of ten minutes each. */
const mostOffered = 48

type Slots = NonNullable<SiteOffer['pickupSlots']>

/**
 * Lists the times for pickup that a site offers from now on: the beginnings of its slots while it sells anything, epoch
 * milliseconds. Slots follow each other from midnight by the site's clock.
 * @param zone IANA time zone of the site
 */
export function listPickupSlots(
  catalogue: ItemCatalogue,
  offer: SiteOffer,
  zone: string,
  now: number,
): readonly number[] {
  if (!offer.pickupSlots) return []
  const first = (Math.floor(now / minute) + 1) * minute
  const hours = listHours(catalogue)
  const slots: number[] = []
  for (let at = first; at <= now + farthest && slots.length < mostOffered; at += minute)
    if (isPickupSlot(offer.pickupSlots, at, { now, zone }) && hours.some((each) => isOpen(each, at, zone)))
      slots.push(at)
  return slots
}

/** Hours of all food; without any, whatever is sold is always sold. */
function listHours({ hours, items }: ItemCatalogue): readonly WeeklyHours[] {
  const always: WeeklyHours = { periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }] }
  const isAlways = [...items.values()].some(({ kind, hoursId }) => kind === 'Food' && hoursId === null)
  return isAlways ? [always] : [...hours.values()]
}

/** Whether an instant is the beginning of a slot that can still be chosen. Both are epoch milliseconds. */
export function isPickupSlot(
  { minutes }: Slots,
  at: number,
  { now, zone }: { readonly now: number; readonly zone: string },
): boolean {
  return at % minute === 0 && at > now && at <= now + farthest && getMinutesOfDay(zone, at) % minutes === 0
}
