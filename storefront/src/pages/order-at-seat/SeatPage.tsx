import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Site } from '@foyer/contract/wire/sites'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { findSeat } from '../../domain/running-showtime.ts'
import { getOffset } from '../../domain/time.ts'
import { getZoneOffset } from '../../domain/zone-time.ts'
import { FoodOrder } from '../../features/food/FoodOrder.tsx'
import { SiteGate } from '../../features/food/SiteGate.tsx'
import { CounterInstead } from '../../order/CounterInstead.tsx'
import { OrderProblem } from '../../order/OrderProblem.tsx'
import { OrderSkeleton } from '../../order/OrderSkeleton.tsx'
import { usePlaceBadge } from '../../order/use-place-badge.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { getSeatCodeStore } from '../../stores/items/seat-code-store.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { SeatBand } from './SeatBand.tsx'

/** The menu of a cinema for a visitor who sits in the seat that the address names. */
export const SeatPage = observer(function SeatPage() {
  const { params } = usePage()
  return (
    <SiteGate siteId={params.siteId ?? ''}>
      {(site) => (
        <SeatOrder
          key={site.id}
          site={site}
          screenId={params.screenId ?? ''}
          seatName={params.seatName ?? ''}
        />
      )}
    </SiteGate>
  )
})

interface SeatOrderProps {
  readonly site: Site
  readonly screenId: string
  readonly seatName: string
}

/** Without a showtime, or with a seat that is not there, nothing is brought, and the page says why. */
const SeatOrder = observer(function SeatOrder({ site, screenId, seatName }: SeatOrderProps) {
  const { routes, today } = useStores()
  const codes = useStore(getSeatCodeStore)
  const { items } = useStore(getItemStores)
  const { basket, seating } = useStore(getOrderStores)
  const { t } = useText()
  const running = codes.findRunning(screenId)
  const layoutId = running?.seatLayoutId ?? null
  const entry = layoutId === null ? undefined : seating.screenLayout(layoutId)
  const seat = entry?.value && findSeat(entry.value, seatName)
  const showtimeId = running?.id
  const seatId = seat?.id
  const isBrought = site.allowedItemDeliveryMethods?.includes('InSeatDelivery') === true
  const offsetInMinutes = running
    ? getOffset(running.schedule.startsAt)
    : getZoneOffset(site.ianaTimeZoneName, today.now)
  const isClosed = items.isClosed(site.id, today.now, offsetInMinutes)
  usePlaceBadge(seat ? seat.rowLabel + seat.label : '')
  const canOrder = isBrought && seat !== undefined && !isClosed
  useEffect(() => {
    if (canOrder && showtimeId !== undefined && seatId !== undefined)
      basket.changeItems(site.id, {
        delivery: { method: 'InSeatDelivery', seat: { showtimeId, seatId } },
        placeAddress: routes.seatFood(site.id, screenId, seatName),
      })
  }, [basket, routes, site.id, screenId, seatName, canOrder, showtimeId, seatId])
  useEffect(() => {
    // One that begins while the page is open was not loaded with it.
    void entry?.ensure()
  }, [entry])
  const needed = [codes.showtimes.entry(screenId), ...(entry ? [entry] : [])]
  const failed = needed.find((each) => getOutcome(each) === 'failed')
  const isPending = needed.some((each) => getOutcome(each) === 'pending')
  const reason = !isBrought
    ? 'notBrought'
    : isClosed
      ? 'closed'
      : running === undefined
        ? 'nothingOn'
        : seat === undefined
          ? 'unknown'
          : null
  return (
    <>
      <SeatBand
        key={`${screenId} ${seatName}`}
        siteId={site.id}
        screenId={screenId}
        seatName={seatName}
        running={running}
        layout={entry?.value}
      />
      {failed ? (
        <OrderProblem
          title={t('food-and-beverage.seat.failed.title')}
          text={t('food-and-beverage.failed.text')}
          onRetry={() => void failed.refresh()}
        />
      ) : isPending ? (
        <OrderSkeleton label={t('food-and-beverage.loading')} />
      ) : reason === null ? (
        <FoodOrder
          site={site}
          detail={null}
          offsetInMinutes={offsetInMinutes}
          title={t('food-and-beverage.seat.title')}
          seats={null}
          placeName={seat ? `${seat.rowLabel}${seat.label}` : seatName}
        />
      ) : (
        <CounterInstead
          siteId={site.id}
          offsetInMinutes={offsetInMinutes}
          reason={t(`food-and-beverage.seat.reason.${reason}`)}
        />
      )}
    </>
  )
})
