import { memo } from 'react'
import type { PlanRow } from '../engine/plan.ts'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { round, type Box } from '../geometry/place.ts'
import type { SeatState } from '../texts.ts'
import { formOf } from './seat-form.ts'

interface NumbersProps {
  readonly engine: SeatEngine
  /** Window in user units; only seats in it get their number. */
  readonly window: Box
  readonly states: ReadonlyMap<string, SeatState>
  /** Changes when a status does. */
  readonly statusVersion: number
}

/** A window's edge and a little more, so that a short pan finds its numbers. */
const SPARE = 30

/** A sofa's outer cushions stand this much further in than their seats' middles. */
const CUSHION_ASIDE = 2.5

/** Seat numbers on free seats, in the window only and never smaller than a finger: lettering is the dear part of a map. */
export const Numbers = memo(function Numbers({ engine, window, states }: NumbersProps) {
  const top = window.y - SPARE
  const bottom = window.y + window.height + SPARE
  const rows = engine.plan.rows.filter((row) => reaches(engine, row, top, bottom))
  const shown = rows
    .flatMap((row) => row.seats)
    .filter((seat) => {
      const place = engine.place.seats[seat.index]
      return (
        place !== undefined &&
        seat.kind !== 'Wheelchair' &&
        seat.kind !== 'Companion' &&
        !states.has(seat.id) &&
        engine.isFree(seat) &&
        place.x > window.x - SPARE &&
        place.x < window.x + window.width + SPARE &&
        place.y > top &&
        place.y < bottom
      )
    })
  return (
    <g aria-hidden="true">
      {shown.map((seat) => {
        const place = engine.place.seats[seat.index]
        if (!place) return null
        const turn = round((place.angle * 180) / Math.PI)
        const at = `${round(place.x)} ${round(place.y)}`
        const aside =
          seat.kind === 'SofaLeft' ? CUSHION_ASIDE : seat.kind === 'SofaRight' ? -CUSHION_ASIDE : 0
        return (
          <text
            key={seat.id}
            data-paint={formOf(seat) === 'premier' ? 'prem-number' : 'number'}
            x={round(place.x + aside)}
            y={round(place.y)}
            {...(turn === 0 ? {} : { transform: `rotate(${turn} ${at})` })}
          >
            {seat.label}
          </text>
        )
      })}
    </g>
  )
})

/** Rows are bent towards the screen: their ends stand highest, their middles lowest. */
function reaches({ place }: SeatEngine, row: PlanRow, top: number, bottom: number): boolean {
  const ends = [row.seats[0], row.seats.at(-1)].map(
    (seat) => (seat && place.seats[seat.index]?.y) ?? Infinity,
  )
  return Math.min(...ends) < bottom && (place.rows[row.index]?.y ?? -Infinity) > top
}
