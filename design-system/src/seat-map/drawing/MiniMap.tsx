import { memo, useRef, type PointerEvent, type Ref } from 'react'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { extentOf, round } from '../geometry/place.ts'
import { MiniMapBox } from '../styles.ts'
import type { Viewport } from '../view/use-viewport.ts'
import { viewBoxOf } from '../view/viewport.ts'

interface MiniMapProps {
  readonly engine: SeatEngine
  readonly viewport: Viewport
  readonly statusVersion: number
  readonly selection: readonly string[]
  readonly windowRef: Ref<SVGRectElement>
}

/** The whole room, small, with the window drawn in it; drag to look elsewhere. The keyboard has the grid for this. */
export function MiniMap({ engine, viewport, statusVersion, selection, windowRef }: MiniMapProps) {
  const svg = useRef<SVGSVGElement>(null)
  const { box } = extentOf(engine.place)
  const { view, size } = viewport
  if (!view || !size) return null
  const shown = viewBoxOf(view, size)
  const look = (event: PointerEvent) => {
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
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        look(event)
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) look(event)
      }}
    >
      <svg ref={svg} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} focusable="false">
        <MiniSeats engine={engine} statusVersion={statusVersion} chosen={JSON.stringify(selection)} />
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

interface MiniSeatsProps {
  readonly engine: SeatEngine
  readonly statusVersion: number
  /** Ids as JSON. */
  readonly chosen: string
}

const MiniSeats = memo(function MiniSeats({ engine, chosen }: MiniSeatsProps) {
  const own = new Set(JSON.parse(chosen) as string[])
  const paths = { taken: '', seat: '', prem: '', chosen: '' }
  for (const seat of engine.plan.seats) {
    const place = engine.place.seats[seat.index]
    if (!place) continue
    const free = engine.isFree(seat)
    const key = own.has(seat.id) ? 'chosen' : !free ? 'taken' : seat.isPremier ? 'prem' : 'seat'
    paths[key] += `M${Math.round(place.x) - 15} ${Math.round(place.y) - 15}h30v30h-30z`
  }
  return (
    <>
      <path data-mini="screen" d={extentOf(engine.place).screen.path} />
      {(['taken', 'seat', 'prem', 'chosen'] as const).map((key) => (
        <path key={key} data-mini={key} d={paths[key]} />
      ))}
    </>
  )
})
