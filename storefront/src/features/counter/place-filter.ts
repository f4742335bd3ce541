import type { OrderInPreparation } from '@foyer/contract/wire/order-items'
import type { TextFunctions } from '../../context/hooks.ts'
import type { CounterOrder } from '../../stores/counter/running-orders.ts'
import { listParts, type PartPlace } from './order-parts.ts'

/** A place by which orders are filtered: the counter, the tables, or the seats of a screen. */
export interface CounterPlace {
  readonly key: string
  readonly label: string
  readonly count: number
}

function getKey(place: PartPlace): string {
  if (place.kind !== 'seat') return place.kind
  return `seat ${place.screenName?.text ?? ''}`
}

function getLabel(place: PartPlace, { t, text }: TextFunctions): string {
  switch (place.kind) {
    case 'counter':
      return t('counter.filter.counter')
    case 'table':
      return t('counter.filter.tables')
    case 'seat':
      return place.screenName ? text(place.screenName) : t('counter.filter.seats')
    default:
      return place satisfies never
  }
}

const listKeys = (order: OrderInPreparation) => new Set(listParts(order).map(({ place }) => getKey(place)))

/** Whether a part of an order goes to the place; null is every place. */
export const isForPlace = (order: OrderInPreparation, key: string | null): boolean =>
  key === null || listKeys(order).has(key)

/** Places of these orders: the counter, the tables, then the screens by name. */
export function listPlaces(orders: readonly CounterOrder[], texts: TextFunctions): readonly CounterPlace[] {
  const labels = new Map(
    orders.flatMap(({ order }) =>
      listParts(order).map(({ place }) => [getKey(place), getLabel(place, texts)] as const),
    ),
  )
  return [...labels]
    .map(([key, label]) => ({
      key,
      label,
      count: orders.filter(({ order }) => isForPlace(order, key)).length,
    }))
    .sort(
      (a, b) =>
        Number(a.key.startsWith('seat')) - Number(b.key.startsWith('seat')) || compare(a.label, b.label),
    )
}

/** "Screen 2" before "Screen 10". */
const compare = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true })
