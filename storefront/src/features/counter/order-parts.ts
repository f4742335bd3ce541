import type { TranslatedText } from '@foyer/contract/wire/common'
import type { OrderInPreparation, OrderItem, PreparationStatus } from '@foyer/contract/wire/order-items'

/** Where a part of an order goes. */
export type PartPlace =
  | { readonly kind: 'seat'; readonly name: string; readonly screenName: TranslatedText | null }
  | { readonly kind: 'table'; readonly name: TranslatedText | null }
  /** `startsAt`: of the slot in which it is fetched, UTC; null for none. */
  | { readonly kind: 'counter'; readonly startsAt: string | null }

/** What of an order goes to one place. */
export interface OrderPart {
  /** Unique in its order. */
  readonly id: string
  readonly place: PartPlace
  readonly items: readonly OrderItem[]
  /** How far it is by itself; null where only the whole order says so. */
  readonly status: PreparationStatus | null
}

/** The parts of an order that are handed over; gift cards and what is sent by mail are none. */
export function listParts(order: OrderInPreparation): readonly OrderPart[] {
  const { items, itemDeliveries, serviceAreaPickupSchedule } = order
  const startsAt = serviceAreaPickupSchedule?.startsAt ?? null
  const byId = new Map(items.map((item) => [item.id, item]))
  const delivered = new Set(itemDeliveries.flatMap(({ itemIds }) => itemIds))
  const parts = itemDeliveries.flatMap((delivery): OrderPart[] => {
    const place = toPlace(delivery, startsAt)
    return place === null
      ? []
      : [
          {
            id: delivery.id,
            place,
            items: delivery.itemIds.flatMap((id) => byId.get(id) ?? []),
            status: delivery.status ?? null,
          },
        ]
  })
  const rest = items.filter(({ id, giftCard }) => !delivered.has(id) && !giftCard)
  return rest.length > 0
    ? [...parts, { id: '', place: { kind: 'counter', startsAt: null }, items: rest, status: null }]
    : parts
}

function toPlace(
  { method, seat, siteOrderLocation }: OrderInPreparation['itemDeliveries'][number],
  startsAt: string | null,
): PartPlace | null {
  switch (method) {
    case 'InSeatDelivery':
      return { kind: 'seat', name: seat?.name ?? '', screenName: seat?.screenName ?? null }
    case 'CustomLocationDelivery':
      return { kind: 'table', name: siteOrderLocation?.name ?? null }
    case 'ServiceAreaPickup':
      return { kind: 'counter', startsAt }
    case 'CounterPickup':
      return { kind: 'counter', startsAt: null }
    case 'ElectronicDelivery':
      return null
    default:
      return method satisfies never
  }
}

/** Whether staff bring all of an order, rather than hand it over at the counter. */
export const isBrought = (parts: readonly OrderPart[]): boolean =>
  parts.length > 0 && parts.every(({ place }) => place.kind !== 'counter')

/**
 * Whether the parts of an order are moved on one by one as well: what is brought to a seat need not wait for what is
 * fetched at the counter.
 */
export const hasPartsToMove = (parts: readonly OrderPart[]): boolean =>
  parts.length > 1 && parts.some(({ status }) => status !== null)

/** Row and seat of a seat's name, such as `C12`; null for a name of another form. */
export function splitSeatName(name: string): { readonly row: string; readonly seat: string } | null {
  const [, row, seat] = /^(\p{L}{1,3})[ -]?(\d{1,3}\p{L}?)$/u.exec(name) ?? []
  return row !== undefined && seat !== undefined ? { row, seat } : null
}
