import {
  preparationStatuses,
  type OrderPreparation,
  type PreparationStatus,
} from '@foyer/contract/wire/order-items'
import type { DeliveryLine, OrderContents, PreparationTimes } from '../../order-store/order-contents.ts'
import type { StoredOrder } from '../../order-store/stored-order.ts'
import { toIsoInstant } from '../iso-instant.ts'
import type { ShowtimeDetailsById } from '../order-document.ts'

/** How far a part of an order is: a delivery, or what is fetched at the counter. */
export function getPartStatus(times: PreparationTimes | null, collectedAt: number | null): PreparationStatus {
  if (collectedAt !== null) return 'Collected'
  if (times === null) return 'NotStarted'
  return times.sentAt === null ? 'InPreparation' : 'OnItsWay'
}

/** Whether one status is reached by another. */
export const isReached = (status: PreparationStatus, by: PreparationStatus) =>
  preparationStatuses.indexOf(by) >= preparationStatuses.indexOf(status)

const isHandedOver = ({ method }: DeliveryLine) => method !== 'ElectronicDelivery'

/** Deliveries that staff hand over or bring. */
export const listHandedOver = ({ deliveries }: OrderContents) => deliveries.filter(isHandedOver)

/** Whether lines are fetched at the counter without a delivery of their own. */
export function hasCounterItems({ items, deliveries }: OrderContents): boolean {
  const delivered = new Set(deliveries.flatMap(({ itemLineIds }) => itemLineIds))
  return items.some(
    ({ id, giftCard, balanceUnits }) => !delivered.has(id) && !giftCard && balanceUnits === undefined,
  )
}

/** Whether an order has anything that staff prepare or hand over. */
export const hasGoods = (contents: OrderContents) =>
  hasCounterItems(contents) || listHandedOver(contents).length > 0

/** Times of every part of an order. */
export const listParts = (contents: OrderContents): (PreparationTimes | null)[] => [
  ...(hasCounterItems(contents) ? [contents.preparation] : []),
  ...listHandedOver(contents).map(({ preparation }) => preparation ?? null),
]

/** When an order's items are wanted, epoch milliseconds: at the time of pickup, before a showtime to come, or immediately. */
export function getWantedTime(
  { contents, completedAt, createdAt }: StoredOrder,
  details: ShowtimeDetailsById,
): number {
  const soldAt = completedAt ?? createdAt
  if (contents.pickupAt !== null) return contents.pickupAt
  const starts = contents.showtimes
    .map(({ showtimeId }) => details.get(showtimeId)?.startsAt ?? soldAt)
    .filter((startsAt) => startsAt > soldAt)
  return starts.length > 0 ? Math.min(...starts) : soldAt
}

/** How far an order is: as far as its last part. @param wantedAt epoch milliseconds */
export function toPreparationDocument({ contents }: StoredOrder, wantedAt: number): OrderPreparation {
  const { collectedAt } = contents
  const parts = listParts(contents)
  const statuses = parts.map((times) => getPartStatus(times, collectedAt))
  const status = preparationStatuses.find((each) => statuses.includes(each)) ?? 'NotStarted'
  const started = parts.flatMap((times) => times?.startedAt ?? [])
  const sent = parts.flatMap((times) => times?.sentAt ?? [])
  const toInstant = (at: number | null) => (at === null ? null : toIsoInstant(at))
  return {
    status,
    wantedAt: toIsoInstant(wantedAt),
    startedAt: toInstant(started.length > 0 ? Math.min(...started) : null),
    sentAt: toInstant(sent.length === parts.length && sent.length > 0 ? Math.max(...sent) : null),
    collectedAt: toInstant(collectedAt),
  }
}
