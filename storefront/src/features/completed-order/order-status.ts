import type { CompletedOrder } from '@foyer/contract/wire/orders'
import type { OrderPreparation } from '@foyer/contract/wire/order-items'
import type { PreparationStation } from '@foyer/design-system/order/preparation-steps'

/** How long after it was wanted an order's page still says how far it is, milliseconds. */
const shownFor = 24 * 60 * 60_000

/** How far an order's goods are, for as long as that says something. @param now epoch milliseconds */
export function findShownPreparation(
  { preparation }: Pick<CompletedOrder, 'preparation'>,
  now: number,
): OrderPreparation | null {
  return preparation && now <= Date.parse(preparation.wantedAt) + shownFor ? preparation : null
}

/** Where goods are brought to. Null: they are fetched. */
export type BroughtTo = NonNullable<CompletedOrder['itemDeliveries']>[number]

export function findBroughtTo({
  itemDeliveries = [],
}: Pick<CompletedOrder, 'itemDeliveries'>): BroughtTo | null {
  return (
    itemDeliveries.find(({ method }) => method === 'InSeatDelivery' || method === 'CustomLocationDelivery') ??
    null
  )
}

/** The last part of the key of the heading's text; null for an order that nobody has begun to make. */
export function getHeading({ status }: OrderPreparation, isBrought: boolean): string | null {
  if (status === 'NotStarted') return null
  return status === 'OnItsWay' && !isBrought ? 'ready' : status
}

export interface StationTexts {
  /** What was paid; null where it is not shown. */
  readonly paid: string | null
  readonly t: (key: string, parameters?: Record<string, string>) => string
  /** Formats an instant. */
  readonly time: (instant: string) => string
}

/** The stations of an order's goods: received, being made, on its way or ready; and at the end handed over. */
export function createStations(
  { completedAt, preparation }: { readonly completedAt: string; readonly preparation: OrderPreparation },
  isBrought: boolean,
  { paid, t, time }: StationTexts,
): PreparationStation[] {
  const { status, startedAt, sentAt, collectedAt } = preparation
  const reached = { NotStarted: 0, InPreparation: 1, OnItsWay: 2, Collected: 3 }[status]
  const getState = (index: number) =>
    index < reached || status === 'Collected' ? 'done' : index === reached ? 'current' : 'next'
  const since = (instant: string | null, index: number) =>
    instant === null || index > reached
      ? undefined
      : index === reached
        ? t('transaction.status.since', { time: time(instant) })
        : time(instant)
  return [
    {
      id: 'received',
      label: paid ?? t('transaction.status.station.received'),
      note: completedAt === '' ? undefined : time(completedAt),
      state: getState(0),
    },
    {
      id: 'making',
      label: t('transaction.status.station.making'),
      note: since(startedAt, 1),
      state: getState(1),
    },
    {
      id: 'sent',
      label: t(isBrought ? 'transaction.status.station.onItsWay' : 'transaction.status.station.ready'),
      note: since(sentAt, 2),
      state: getState(2),
    },
    ...(status === 'Collected'
      ? [
          {
            id: 'collected',
            label: t('transaction.status.station.Collected'),
            note: collectedAt === null ? undefined : time(collectedAt),
            state: 'done' as const,
          },
        ]
      : []),
  ]
}
