import type { OrderInPreparation, OrderItem, OrderItemModifier } from '@foyer/contract/wire/order-items'
import type { TranslatedText } from '@foyer/contract/wire/common'
import type { TextFunctions } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import type { Formats } from '../../stores/channel/formats.ts'
import type { NextStatus } from '../../stores/counter/moves.ts'
import { isBrought, listParts, splitSeatName, type OrderPart, type PartPlace } from './order-parts.ts'

/** "Order 4F7K2Q". */
export const nameOrder = ({ reference }: OrderInPreparation, { t }: TextFunctions): string =>
  reference === null ? t('counter.order.unnumbered') : t('counter.order.number', { reference })

/** "Row C, seat 12". The screen stands beside it. */
export function namePlace(
  place: PartPlace,
  { t, text }: TextFunctions,
  formats: Pick<Formats, 'time'>,
): string {
  switch (place.kind) {
    case 'seat': {
      const seat = splitSeatName(place.name)
      return seat ? t('counter.place.row', seat) : t('counter.place.seat', { seat: place.name })
    }
    case 'table':
      return text(place.name) || t('counter.place.table')
    case 'counter':
      return place.startsAt === null
        ? t('counter.place.counter')
        : t('counter.place.pickup', { time: formats.time(toLocalInstant(place.startsAt)) })
    default:
      return place satisfies never
  }
}

/** All places of an order, with their screens: "Row C, seat 12, Screen 2". */
export function namePlaces(order: OrderInPreparation, texts: TextFunctions, formats: Formats): string {
  return texts.list(
    listParts(order).flatMap(({ place }) => [
      namePlace(place, texts, formats),
      ...(place.kind === 'seat' && place.screenName ? [texts.text(place.screenName)] : []),
    ]),
  )
}

/** "Order 4F7K2Q, row C, seat 12", to be said. */
export const nameOrderAt = (order: OrderInPreparation, texts: TextFunctions, formats: Formats): string =>
  texts.t('counter.said.orderAt', {
    order: nameOrder(order, texts),
    place: namePlaces(order, texts, formats),
  })

/** "Order 4F7K2Q, row C, seat 12" of one of its deliveries, to be said. */
export function nameDelivery(
  order: OrderInPreparation,
  deliveryId: string,
  texts: TextFunctions,
  formats: Formats,
): string {
  const part = listParts(order).find(({ id }) => id === deliveryId)
  const name = nameOrder(order, texts)
  return part
    ? texts.t('counter.said.orderAt', { order: name, place: namePlace(part.place, texts, formats) })
    : name
}

/** What the press is called that makes one part of an order this. */
export const namePartAction = (part: OrderPart, next: NextStatus, texts: TextFunctions): string =>
  nameActionOn([part], next, texts)

/** What the press is called that makes an order this. */
export const nameAction = (order: OrderInPreparation, next: NextStatus, texts: TextFunctions): string =>
  nameActionOn(listParts(order), next, texts)

function nameActionOn(parts: readonly OrderPart[], next: NextStatus, { t }: TextFunctions): string {
  const brought = isBrought(parts)
  switch (next) {
    case 'InPreparation':
      return t('counter.action.InPreparation')
    case 'OnItsWay':
      return t(brought ? 'counter.action.OnItsWayBrought' : 'counter.action.OnItsWay')
    case 'Collected':
      return t(brought ? 'counter.action.CollectedBrought' : 'counter.action.Collected')
    default:
      return next satisfies never
  }
}

/** "2 × Popcorn, large". @param name of the item; undefined if the server has not sent it */
export const nameLine = (
  { quantity = 1 }: OrderItem,
  name: TranslatedText | undefined,
  { t, text }: TextFunctions,
): string => t('counter.order.item', { quantity, item: text(name) || t('counter.order.unknownItem') })

/** Modifiers with those within them; a number where there is more than one. */
export function listModifiers({ modifiers = [] }: OrderItem, { t, text }: TextFunctions): readonly string[] {
  const nameModifier = ({ name, quantity }: Pick<OrderItemModifier, 'name' | 'quantity'>) =>
    quantity === 1 ? text(name) : t('counter.order.item', { quantity, item: text(name) })
  return modifiers.flatMap((modifier) => [nameModifier(modifier), ...modifier.modifiers.map(nameModifier)])
}
