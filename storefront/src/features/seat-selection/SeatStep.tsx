import type { SeatAvailabilityResponse, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { SeatLegendItem } from '@foyer/design-system/seat-map'
import { useSeatLook } from '@foyer/design-system/theme'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useFormats, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import type { ShowtimeDetail } from '../../stores/showtime-detail.ts'
import { OrderProgress } from '../order-frame/OrderProgress.tsx'
import { seatedParty } from '../tickets/seated-party.ts'
import { queryOf, totalOf, type TicketQuantities } from '../tickets/ticket-quantities.ts'
import { roomOf, statusesOf } from './room.ts'
import { SeatChooser } from './SeatChooser.tsx'

const Head = styled('header')({
  marginBlock: '24px 16px',
  textAlign: 'var(--heading-align)' as 'start',
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12 },
  '& p': { marginBlockStart: 8, color: 'var(--muted)' },
})

/** Milliseconds between looks at who else has taken a seat, while the page is in view. */
const lookAgain = 10_000

export interface SeatStepProps {
  detail: ShowtimeDetail
  layout: SeatLayoutResponse
  availability: SeatAvailabilityResponse
  quantities: TicketQuantities
}

/** The second step: the room as it is now, for a party whose size is known. */
export const SeatStep = observer(function SeatStep({
  detail,
  layout,
  availability,
  quantities,
}: SeatStepProps) {
  const { sales, seating, order } = useOrdering()
  const { t, plural, text, list } = useText()
  const formats = useFormats()
  const showtimeId = detail.showtime.id
  const areas = sales.areas(showtimeId)
  const room = useMemo(
    () => roomOf({ layout, areas, text, money: (amount) => formats.money(amount) }),
    // Prices and names of a showing do not change while its map is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another layout is another room; nothing else is
    [layout],
  )
  const statuses = useMemo(() => statusesOf(availability), [availability])
  const look = useSeatLook()
  const count = totalOf(seatedParty(areas, quantities, detail.showtime))
  const number = count <= 10 && count > 1 ? t(`seat-map.number.${String(count)}`) : String(count)

  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void seating.refreshAvailability(showtimeId)
    }, lookAgain)
    return () => clearInterval(timer)
  }, [seating, showtimeId])

  // The server that wrote the page did not know the order: to it the order's own seats are taken.
  const isOwnOrder = order.showtimeIdInOrder === showtimeId
  useEffect(() => {
    if (isOwnOrder) void seating.refreshAvailability(showtimeId)
  }, [seating, showtimeId, isOwnOrder])

  const kinds = new Set(
    layout.seatLayout.areas.flatMap((area) => area.rows.flatMap((row) => row.seats.map((seat) => seat.type))),
  )
  const category = (id: string) => room.categories.find((each) => each.id === id)
  const standard = category('standard')
  const premier = room.categories.find((each) => each.tier === 'premier')
  const legend: SeatLegendItem[] = [
    ...(standard
      ? [
          {
            glyph: 'standard' as const,
            label: standard.name,
            ...(standard.price && { note: standard.price }),
          },
        ]
      : []),
    ...(premier
      ? [{ glyph: 'premier' as const, label: premier.name, ...(premier.price && { note: premier.price }) }]
      : []),
    ...(kinds.has('SofaLeft')
      ? [
          {
            glyph: 'sofa' as const,
            label: category('sofa')?.name ?? t('seat-map.legend.sofa'),
            note: t('seat-map.legend.soldWhole'),
          },
        ]
      : []),
    ...(kinds.has('Wheelchair')
      ? [{ glyph: 'wheelchair' as const, label: t('seat-map.legend.wheelchair') }]
      : []),
    ...(kinds.has('Companion')
      ? [{ glyph: 'companion' as const, label: t('seat-map.legend.companion') }]
      : []),
    { glyph: 'yours', label: t('seat-map.legend.yours') },
    { glyph: 'taken', label: t('seat-map.legend.taken') },
  ]

  return (
    <SeatChooser
      detail={detail}
      room={room}
      statuses={statuses}
      areas={areas}
      quantities={quantities}
      look={look}
      legend={legend}
      steps={<OrderProgress current="seats" showtimeId={showtimeId} query={queryOf(quantities)} />}
      heading={
        <Head>
          <h1>{plural('seat-map.title', count, { number })}</h1>
          <p>
            {list([
              text(detail.screen.name),
              ...detail.attributes.slice(0, 2).map((attribute) => text(attribute.name)),
            ])}
          </p>
        </Head>
      }
    />
  )
})
