import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import type { TextFunctions } from '../../context/hooks.ts'
import { addOffset } from '../../domain/time.ts'

export interface DeliveryTexts extends Pick<TextFunctions, 't' | 'text'> {
  /** The time of an instant that is written with the cinema's offset. */
  readonly time: (instant: string) => string
  /** Of the cinema from UTC. */
  readonly offsetInMinutes: number
}

/** Whether all goods of an order are brought to a seat or a table, so that nothing is fetched. */
export function isAllBrought({
  items,
  itemDeliveries = [],
}: Pick<CompletedOrderResponse['order'], 'items' | 'itemDeliveries'>): boolean {
  const brought = new Set(
    itemDeliveries
      .filter(({ method }) => method === 'InSeatDelivery' || method === 'CustomLocationDelivery')
      .flatMap(({ itemIds }) => itemIds),
  )
  return items.length > 0 && items.every(({ id }) => brought.has(id))
}

/** How the goods of an order reach the buyer: "We bring this to seat G5". */
export function describeDelivery(
  { itemDeliveries = [], serviceAreaPickupSchedule }: CompletedOrderResponse['order'],
  { t, text, time, offsetInMinutes }: DeliveryTexts,
): string {
  const [brought] = itemDeliveries.filter(({ method }) => method !== 'CounterPickup')
  const seat = brought?.seat?.name
  const place = text(brought?.siteOrderLocation?.name)
  if (brought?.method === 'InSeatDelivery')
    return seat
      ? t('transaction.complete.goods.seat', { seat })
      : t('transaction.complete.goods.InSeatDelivery')
  if (brought?.method === 'CustomLocationDelivery' && place)
    return t('transaction.complete.goods.place', { place })
  if (serviceAreaPickupSchedule)
    return t('transaction.complete.goods.pickup', {
      time: time(addOffset(serviceAreaPickupSchedule.startsAt, offsetInMinutes)),
    })
  return t('transaction.complete.goods.counter')
}
