import type { ItemAvailabilityError } from '@foyer/contract/wire/items'
import type { RequestedItemDelivery } from '@foyer/contract/wire/order-items'
import type { DeliveryMethod } from '@foyer/contract/wire/enumerations'
import { listDeliveryMethods } from '../../catalogue/items.ts'
import { isPickupSlot } from '../../catalogue/pickup-slots.ts'
import type { ShowtimeDetails } from '../showtime-details.ts'
import { listPlaces } from '../../order-store/order-contents.ts'
import { cleanComment, countCharacters, ofOrder } from './item-refusals.ts'
import type { ItemRequest, SoldLine } from './item-request.ts'

/** How long before its start the seats of a showtime can be named by the code at a seat, milliseconds. */
const seatedBefore = 60 * 60_000

/** The method of a line without a delivery: fetched at the counter, or sent if it can only be sent. */
export const defaultMethods: readonly DeliveryMethod[] = ['CounterPickup', 'ElectronicDelivery']

/** What is wrong with the deliveries: how, where and when. */
export function findDeliveryErrors(
  request: ItemRequest,
  lines: readonly SoldLine[],
): ItemAvailabilityError[] {
  const { itemDeliveries: deliveries = [] } = request.request
  const ofLine = new Map(
    deliveries.flatMap((delivery) => delivery.itemIds.map((id) => [id, delivery] as const)),
  )
  return [
    ...lines.flatMap((line) => findLineError(request, line, ofLine.get(line.requested.id)) ?? []),
    ...findPickupErrors(request),
    ...findCommentErrors(request),
  ]
}

function findLineError(
  request: ItemRequest,
  { requested: { id, itemId }, item }: SoldLine,
  delivery: RequestedItemDelivery | undefined,
): ItemAvailabilityError | null {
  const allowed = listDeliveryMethods(item, request.offer)
  const method = delivery?.method ?? defaultMethods.find((each) => allowed.includes(each))
  if (!method || !allowed.includes(method))
    return { id, itemId, unavailableReason: 'DeliveryMethodNotAllowed' }
  return delivery && !isPlaceKnown(request, delivery)
    ? { id, itemId, unavailableReason: 'DeliveryPlaceInvalid' }
    : null
}

function isPlaceKnown(request: ItemRequest, delivery: RequestedItemDelivery): boolean {
  switch (delivery.method) {
    case 'InSeatDelivery':
      return isSeatKnown(request, delivery)
    case 'CustomLocationDelivery':
      return findLocation(request, delivery) !== null
    case 'CounterPickup':
    case 'ServiceAreaPickup':
    case 'ElectronicDelivery':
      return true
    default:
      return delivery.method satisfies never
  }
}

export function findLocation(
  { offer }: Pick<ItemRequest, 'offer'>,
  { siteOrderLocationId }: RequestedItemDelivery,
) {
  return offer?.locations.find(({ id }) => id === siteOrderLocationId) ?? null
}

/** A seat of the order; or, as a code at the seat names it, one of a showtime of the site whose visitors are seated. */
function isSeatKnown({ order, showtimes, now }: ItemRequest, { seat }: RequestedItemDelivery): boolean {
  if (!seat) return false
  const line = order.contents.showtimes.find(({ showtimeId }) => showtimeId === seat.showtimeId)
  const isOfOrder =
    line?.openSeatIds.includes(seat.seatId) === true ||
    line?.tickets.flatMap(listPlaces).some(({ seatId }) => seatId === seat.seatId) === true
  if (isOfOrder) return true
  const showtime = showtimes.get(seat.showtimeId)
  return showtime?.siteId === order.siteId && isSeated(showtime, now) && showtime.seats.has(seat.seatId)
}

const isSeated = ({ startsAt, endsAt }: ShowtimeDetails, now: number) =>
  now >= startsAt - seatedBefore && now < endsAt

/** A time without a pickup, a pickup without a time where the site has slots, a time that is none of them. */
function findPickupErrors({ request, offer, site, now }: ItemRequest): ItemAvailabilityError[] {
  const schedule = request.serviceAreaPickupSchedule ?? null
  const isFetched = (request.itemDeliveries ?? []).some(({ method }) => method === 'ServiceAreaPickup')
  const slots = offer?.pickupSlots ?? null
  if (!isFetched && schedule === null) return []
  if (isFetched && slots === null && schedule === null) return []
  const isSlot =
    isFetched &&
    slots !== null &&
    schedule !== null &&
    isPickupSlot(slots, Date.parse(schedule.startsAt), { now, zone: site.ianaTimeZoneName })
  return isSlot ? [] : [{ ...ofOrder, unavailableReason: 'PickupNotAvailable' }]
}

function findCommentErrors({ request, settings }: ItemRequest): ItemAvailabilityError[] {
  const { deliveriesCommentLength: limit } = settings.items
  const isTooLong = countCharacters(cleanComment(request.itemDeliveriesComment) ?? '') > limit
  return isTooLong ? [{ ...ofOrder, unavailableReason: 'DeliveryCommentTooLong', limit }] : []
}
