import { memo, useRef, type PointerEvent, type Ref } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import { getExtent } from '../geometry/extent.ts'
import { round, type Place } from '../geometry/arc.ts'
import { MiniMapBox } from '../styles.ts'
import type { Viewport } from '../view/use-viewport.ts'
import { getViewBox } from '../view/viewport.ts'

interface MiniMapProps {
  readonly engine: SeatEngine
  readonly viewport: Viewport
  readonly statusVersion: number
  readonly selection: readonly string[]
  readonly windowRef: Ref<SVGRectElement>
}

/**
 * The whole auditorium, small, with the window drawn in it; drag to look elsewhere. The keyboard has the grid for this.
 */
export function MiniMap({ engine, viewport, statusVersion, selection, windowRef }: MiniMapProps) {
  const svg = useRef<SVGSVGElement>(null)
  const { box } = getExtent(engine.place)
  const { view, size } = viewport
  if (!view || !size) return null
  const shown = getViewBox(view, size)
  const showPoint = (event: PointerEvent) => {
    const rect = svg.current?.getBoundingClientRect()
    const current = viewport.now()
    if (!rect || !current || rect.width === 0) return
    viewport.move({
      ...current.view,
      x: box.x + ((event.clientX - rect.left) / rect.width) * box.width,
      y: box.y + ((event.clientY - rect.top) / rect.height) * box.height,
    })
  }
  return (
    <MiniMapBox
      data-slot="mini"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        showPoint(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) showPoint(event)
      }}
    >
      <svg ref={svg} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} focusable="false">
        <MiniSeats engine={engine} statusVersion={statusVersion} />
        <path data-mini="chosen" d={toSquares(engine, engine.seats(selection))} />
        <rect
          ref={windowRef}
          data-mini="window"
          x={round(shown.x)}
          y={round(shown.y)}
          width={round(shown.width)}
          height={round(shown.height)}
        />
      </svg>
    </MiniMapBox>
  )
}

const squareAt = ({ x, y }: Place) => `M${Math.round(x) - 15} ${Math.round(y) - 15}h30v30h-30z`

const toSquares = (engine: SeatEngine, seats: readonly PlanSeat[]) =>
  seats.map((seat) => squareAt(engine.place.of(seat))).join('')

interface MiniSeatsProps {
  readonly engine: SeatEngine
  readonly statusVersion: number
}

/** What is sold of the auditorium. The choice lies over it: a press draws a few squares, not thousands. */
const MiniSeats = memo(function MiniSeats({ engine }: MiniSeatsProps) {
  const paths = { taken: '', seat: '', prem: '' }
  for (const seat of engine.plan.seats) {
    const taken = engine.getStatus(seat.id) !== 'Available' || seat.kind === 'Friend'
    paths[taken ? 'taken' : seat.isPremier ? 'prem' : 'seat'] += squareAt(engine.place.of(seat))
  }
  return (
    <>
      <path data-mini="screen" d={getExtent(engine.place).screen.path} />
      {(['taken', 'seat', 'prem'] as const).map((key) => (
        <path key={key} data-mini={key} d={paths[key]} />
      ))}
    </>
  )
})
