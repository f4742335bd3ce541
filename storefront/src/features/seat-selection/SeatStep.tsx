import type { SeatAvailabilityResponse, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import { useSeatStyle } from '@foyer/design-system/theme'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { toBookedAreas } from '../../order/booking/booked-areas.ts'
import { HeldOrderAlert } from '../../order/HeldOrderAlert.tsx'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { getSeatedParty } from '../../order/tickets/seated-party.ts'
import { countPlaces } from '../../order/tickets/ticket-places.ts'
import { toQuery, type TicketQuantities } from '../../order/tickets/ticket-quantities.ts'
import { createLegend } from './legend.ts'
import { createAuditorium, getSeatStatuses } from './auditorium.ts'
import { SeatChooser } from './SeatChooser.tsx'

const Head = styled('header')({
  marginBlock: '24px 16px',
  textAlign: 'var(--foyer-heading-align)' as 'start',
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12 },
  '& p': { marginBlockStart: 8, color: 'var(--foyer-text-muted)' },
})

/** Milliseconds between looks at who else has taken a seat, while the page is in view. */
const pollInterval = 10_000

export interface SeatStepProps {
  detail: ShowtimeDetail
  layout: SeatLayoutResponse
  availability: SeatAvailabilityResponse
  quantities: TicketQuantities
  /** Tickets are chosen after the seats. */
  isSeatFirst: boolean
}

/** The second step: the auditorium as it is now, for a party whose size is known. */
export const SeatStep = observer(function SeatStep({
  detail,
  layout,
  availability,
  quantities,
  isSeatFirst,
}: SeatStepProps) {
  const { configuration } = useStores()
  const { basket, sales, seating, order } = useStore(getOrderStores)
  const { t, plural, text, list } = useText()
  const formats = useFormats()
  const showtimeId = detail.showtime.id
  const { bookingMode } = basket.of(showtimeId)
  const areas = toBookedAreas(sales.areas(showtimeId), bookingMode, configuration.value.tickets)
  const auditorium = useMemo(
    () =>
      createAuditorium({
        layout,
        areas,
        premierAreaCategoryIds: configuration.value.seatMap.premierAreaCategoryIds,
        modes: configuration.modes,
        text,
        money: (amount) => (amount > 0 ? formats.money(amount) : t('tickets.row.free')),
      }),
    // Prices and names of a showtime do not change while its map is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another layout is another auditorium; nothing else is
    [layout],
  )
  const statuses = useMemo(() => getSeatStatuses(availability), [availability])
  const seatStyle = useSeatStyle()
  const count = countPlaces(areas, getSeatedParty(areas, quantities, detail.showtime))
  const number = count <= 10 && count > 1 ? t(`seat-map.number.${String(count)}`) : String(count)

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void seating.refreshAvailability(showtimeId)
    }, pollInterval)
    return () => clearInterval(timer)
  }, [seating, showtimeId])

  // The server that wrote the page did not know the order: to it the order's own seats are taken.
  const isOwnOrder = order.showtimeIdInOrder === showtimeId
  useEffect(() => {
    if (isOwnOrder) void seating.refreshAvailability(showtimeId)
  }, [seating, showtimeId, isOwnOrder])

  const legend = useMemo(
    () => createLegend({ layout: layout.seatLayout, auditorium, t }),
    [layout, auditorium, t],
  )

  return (
    <SeatChooser
      detail={detail}
      auditorium={auditorium}
      statuses={statuses}
      areas={areas}
      quantities={quantities}
      isSeatFirst={isSeatFirst}
      seatStyle={seatStyle}
      legend={legend}
      steps={
        <>
          <OrderProgress
            current="seats"
            showtimeId={showtimeId}
            query={isSeatFirst ? '' : toQuery(quantities)}
          />
          {isSeatFirst && !isOwnOrder && <HeldOrderAlert showtimeId={showtimeId} />}
        </>
      }
      heading={
        <Head>
          <h1>{isSeatFirst ? t('seat-map.seatFirst.title') : plural('seat-map.title', count, { number })}</h1>
          <p>
            {list(
              [
                text(detail.screen?.name),
                ...detail.attributes.slice(0, 2).map((attribute) => text(attribute.name)),
              ].filter(Boolean),
            )}
          </p>
        </Head>
      }
    />
  )
})
