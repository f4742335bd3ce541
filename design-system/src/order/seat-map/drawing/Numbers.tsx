import { memo, useCallback, useState } from 'react'
import { isAccessible, type PlanSeat } from '../engine/plan.ts'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { round } from '../geometry/arc.ts'
import type { Box } from '../geometry/extent.ts'
import type { SeatState } from '../texts.ts'
import { listRowsAcross } from '../view/hit-test.ts'
import { createMeasureWidth, type MeasureWidth } from './lettering.ts'
import { getSeatForm } from './seat-form.ts'

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

/** Names whose characters may stand alone: figures and Latin letters; those of others may be joined. */
const APART = /^[\w-]+$/

/**
 * Seat numbers on free seats, in the window only and only where they can be read: lettering is the dear part of a map. One
 * element a row, as hundreds of seats are in sight at once, with every character where the typeface would have set it.
 */
export const Numbers = memo(function Numbers({ engine, window, states }: NumbersProps) {
  // Null until the typeface can be asked for. One that comes late has other widths.
  const [measureWidth, setMeasureWidth] = useState<MeasureWidth | null>(null)
  const group = useCallback((element: SVGGElement | null) => {
    if (!element) return
    const read = () => setMeasureWidth(() => createMeasureWidth(getComputedStyle(element).fontFamily))
    read()
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(read)
  }, [])
  const lines = new Map<string, Line>()
  if (measureWidth) {
    for (const seat of seatsIn(engine, window)) {
      if (states.has(seat.id) || !engine.isFree(seat) || !engine.fits(seat)) continue
      const paint = getSeatForm(seat) === 'premier' ? 'prem-number' : 'number'
      const isApart = APART.test(seat.label)
      const key = isApart ? `${seat.row} ${paint}` : seat.id
      const line = lines.get(key) ?? { paint, text: '', x: [], y: [], turn: [] }
      lines.set(key, line)
      set(line, engine, seat, isApart, measureWidth)
    }
  }
  return (
    <g ref={group} aria-hidden="true">
      {[...lines].map(([key, { paint, text, x, y, turn }]) => (
        <text key={key} data-paint={paint} x={x.join(' ')} y={y.join(' ')} rotate={turn.join(' ')}>
          {text}
        </text>
      ))}
    </g>
  )
})

/** The numbers of a row on seats of one paint, character by character: where it starts, and its turn in degrees. */
interface Line {
  readonly paint: string
  text: string
  readonly x: number[]
  readonly y: number[]
  readonly turn: number[]
}

/** Sets a seat's number around the middle of its cushion, along its row if it comes apart. */
function set(
  line: Line,
  { place }: SeatEngine,
  seat: PlanSeat,
  isApart: boolean,
  measureWidth: MeasureWidth,
) {
  const { kind, label } = seat
  const at = place.of(seat)
  const angle = isApart ? at.angle : 0
  const aside = kind === 'SofaLeft' ? CUSHION_ASIDE : kind === 'SofaRight' ? -CUSHION_ASIDE : 0
  for (let part = 0; part < (isApart ? label.length : 1); part += 1) {
    const along = aside + measureWidth(label.slice(0, part)) - measureWidth(label) / 2
    line.x.push(round(at.x + along * Math.cos(angle)))
    line.y.push(round(at.y + along * Math.sin(angle)))
    line.turn.push(round((angle * 180) / Math.PI))
  }
  line.text += label
}

function seatsIn(engine: SeatEngine, window: Box): PlanSeat[] {
  const x = window.x - SPARE
  const y = window.y - SPARE
  const width = window.width + 2 * SPARE
  const height = window.height + 2 * SPARE
  return listRowsAcross(engine, { x, y, width, height }).flatMap((row) =>
    row.seats.filter((seat) => {
      const at = engine.place.of(seat)
      return !isAccessible(seat) && at.x > x && at.x < x + width && at.y > y && at.y < y + height
    }),
  )
}
