import type { OrderPreparation } from '@foyer/contract/wire/order-items'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { media } from '@foyer/design-system/foundations/media'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { styled } from '@foyer/design-system/foundations/styled'
import { AuditoriumSketch } from '@foyer/design-system/order/auditorium-sketch'
import { PreparationSteps } from '@foyer/design-system/order/preparation-steps'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { toZoneInstant } from '../../domain/zone-time.ts'
import { createSeatSketch } from '../../order/seat-sketch.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { getOrderStatusStores } from '../../stores/orders/order-status-stores.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { createStations, findBroughtTo, getHeading } from './order-status.ts'
import { useOrderAgain } from './use-order-again.ts'

/** Tickets need none of it. */
const DimSwitch = lazyWithRetry(async () => (await import('../../order/dim/DimSwitch.tsx')).DimSwitch)

const Root = styled('section')({
  display: 'grid',
  gap: 28,
  '& > header > p': { color: 'var(--foyer-text-muted)', overflowWrap: 'anywhere' },
  '& > header > p:last-of-type': { marginBlockStart: 8 },
  '& h2': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.2 },
  '& > [data-part=room]': {
    display: 'grid',
    justifyItems: 'center',
    padding: '24px 16px',
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'var(--foyer-surface)',
    '& > svg': { inlineSize: 'min(100%, 352px)' },
  },
  '& > [data-part=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    [media.below.sm]: { display: 'grid' },
  },
})

export interface OrderStatusProps {
  readonly response: CompletedOrderResponse
  readonly preparation: OrderPreparation
  /** Level of its heading: of the page, or of a part of it. */
  readonly level: 1 | 2
}

/** How far an order's goods are, as the kitchen says it, and where they are brought to. */
export const OrderStatus = observer(function OrderStatus({ response, preparation, level }: OrderStatusProps) {
  const { order, relatedData } = response
  const { seating, showtime: showtimes } = useStore(getOrderStores)
  const { open } = useStore(getOrderStatusStores)
  const { today } = useStores()
  const formats = useFormats()
  const { t, plural, text } = useText()
  const [status] = useState(() => open(order.id))
  useEffect(() => status.start(), [status])

  const zone = relatedData.sites.find(({ id }) => id === order.siteId)?.ianaTimeZoneName
  const time = (instant: string) => formats.time(zone ? toZoneInstant(instant, zone) : instant)
  const brought = findBroughtTo(order)
  const { showtimeId, seatId, name: seatName } = brought?.seat ?? {}
  // That of food alone is not on the order.
  const detail = showtimeId === undefined ? undefined : showtimes.entry(showtimeId)
  const { screenId, seatLayoutId = null } = detail?.value?.showtime ?? {}
  const entry = seatLayoutId === null ? undefined : seating.screenLayout(seatLayoutId)
  const layout = entry?.value
  const sketch = layout && seatId !== undefined ? createSeatSketch(layout, [seatId]) : null
  useEffect(() => {
    void detail?.ensure()
    void entry?.ensure()
  }, [detail, entry])
  const again = useOrderAgain(order, brought, screenId)

  const heading = getHeading(preparation, brought !== null)
  const title =
    heading === null ? t('transaction.purchase.title') : t(`transaction.status.heading.${heading}`)
  // Only a change is announced: what is there at first is read with the page.
  const [first] = useState(title)
  const [hasChanged, setChanged] = useState(false)
  if (title !== first && !hasChanged) setChanged(true)

  const number = order.transaction?.barcode ?? order.booking?.id
  const place = seatName
    ? plural('transaction.seats', 1, { seats: seatName })
    : text(brought?.siteOrderLocation?.name)
  const isEarly = preparation.status === 'NotStarted' && Date.parse(preparation.wantedAt) > today.now
  // Food alone is ordered from the seat; that of a ticket is looked at anywhere.
  const isAtSeat =
    brought?.method === 'InSeatDelivery' && order.showtimes.length === 0 && preparation.status !== 'Collected'
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Root aria-label={t('transaction.status.stations')}>
      <header>
        <p>{[number && t('transaction.status.number', { number }), place].filter(Boolean).join(' · ')}</p>
        <Heading>{title}</Heading>
        {preparation.status !== 'Collected' && (
          <p>
            {brought
              ? t('transaction.status.text.brought')
              : isEarly
                ? t('transaction.status.text.fetchedAt', { time: time(preparation.wantedAt) })
                : t('transaction.status.text.fetched')}
          </p>
        )}
      </header>
      {status.isLost && (
        <Alert tone="warning" role="status" title={t('transaction.status.lost.title')}>
          {t('transaction.status.lost.text')}
        </Alert>
      )}
      {sketch && (
        <div data-part="room">
          <AuditoriumSketch {...sketch} />
        </div>
      )}
      <PreparationSteps
        label={t('transaction.status.stations')}
        doneLabel={t('transaction.status.done')}
        announcement={hasChanged ? title : ''}
        stations={createStations({ completedAt: order.completedAt, preparation }, brought !== null, {
          paid:
            order.paymentSummary.length > 0
              ? t('transaction.complete.paidSum', {
                  amount: formats.money(order.totalPrice.valueIncludingTax),
                })
              : null,
          t,
          time,
        })}
      />
      {isAtSeat && (
        <BlockBoundary>
          <Suspense fallback={null}>
            <DimSwitch />
          </Suspense>
        </BlockBoundary>
      )}
      {again !== null && (
        <div data-part="actions">
          <Button variant="secondary" href={again}>
            {t('transaction.status.another')}
          </Button>
        </div>
      )}
    </Root>
  )
})
