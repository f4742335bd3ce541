import { Alert } from '@foyer/design-system/feedback/alert'
import { PlaceBand } from '@foyer/design-system/order/auditorium-sketch'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Site } from '@foyer/contract/wire/sites'
import { usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { findSeat } from '../../domain/running-showtime.ts'
import { getSiteOffset } from '../../domain/zone-offset.ts'
import { FoodOrder } from '../../features/food/FoodOrder.tsx'
import { SiteGate } from '../../features/food/SiteGate.tsx'
import { formatSeatsNote } from '../../order/summary/held-seats.ts'
import { getSeatCodeStore } from '../../stores/items/seat-code-store.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

/** The menu of a cinema for whoever sits in the seat that the address names. */
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

/** Without a showtime, or with a seat that is not there, the counter's ways are left, and the page says why. */
const SeatOrder = observer(function SeatOrder({ site, screenId, seatName }: SeatOrderProps) {
  const { today } = useStores()
  const codes = useStore(getSeatCodeStore)
  const { basket, seating } = useStore(getOrderStores)
  const texts = useText()
  const { t } = texts
  const running = codes.findRunning(site.id, screenId)
  const layout = running && seating.layout(running.id).value
  const seat = layout && findSeat(layout, seatName)
  const showtimeId = running?.id
  const seatId = seat?.id
  const isBrought = site.allowedItemDeliveryMethods?.includes('InSeatDelivery') === true
  useEffect(() => {
    if (isBrought && showtimeId !== undefined && seatId !== undefined)
      basket.changeItems(site.id, { delivery: { method: 'InSeatDelivery', seat: { showtimeId, seatId } } })
  }, [basket, site.id, isBrought, showtimeId, seatId])
  return (
    <FoodOrder
      site={site}
      detail={null}
      offsetInMinutes={getSiteOffset(site, today.now, today.offsetInMinutes)}
      title={t('food-and-beverage.title')}
      seats={null}
      place={
        seat && isBrought ? (
          <PlaceBand
            variant="band"
            eyebrow={t('food-and-beverage.place.here')}
            title={formatSeatsNote([seat], texts)}
            text={t('food-and-beverage.place.brought')}
          />
        ) : (
          <Alert tone="info" title={t('food-and-beverage.place.counter.title')}>
            {t(running && !seat ? 'food-and-beverage.place.unknownSeat' : 'food-and-beverage.place.counter')}
          </Alert>
        )
      }
    />
  )
})
