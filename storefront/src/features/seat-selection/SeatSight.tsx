import {
  findMiddleSeat,
  getSide,
  getSight,
  hasGeometry,
  SeatView,
} from '@foyer/design-system/order/seat-view'
import type { PlanSeat, SeatEngine } from '@foyer/design-system/order/seat-map'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'

export interface SeatSightProps {
  engine: SeatEngine
  /** The chosen ones; nothing is shown of none. */
  seats: readonly PlanSeat[]
  /** The film's backdrop. */
  picture: string
}

/** What is seen from the middle of the chosen seats, in a drawing and in words; each of the others can be looked from, too. */
export function SeatSight({ engine, seats, picture }: SeatSightProps) {
  const { t } = useText()
  const [wanted, setWanted] = useState<string | null>(null)
  const seat = seats.find(({ id }) => id === wanted) ?? findMiddleSeat(engine.place, seats)
  if (!seat || !hasGeometry(engine.place, engine.plan.auditorium.areas)) return null
  const { distance, fills, aside } = getSight(engine.place, seat)
  return (
    <SeatView
      engine={engine}
      seat={seat}
      picture={picture}
      title={t('seat-map.view.title', { seat: seat.name })}
      text={t('seat-map.view.text', {
        row: seat.rowLabel,
        distance: Math.round(distance),
        side: t(`seat-map.view.side.${getSide(aside)}`),
        degrees: Math.round(fills),
      })}
      seats={seats}
      choiceLabel={t('seat-map.view.choice')}
      onSeat={({ id }) => setWanted(id)}
    />
  )
}
