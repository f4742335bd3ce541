import { memo, useCallback, useId, useMemo, useRef, useState } from 'react'
import { SeatList } from './access/SeatList.tsx'
import type { PlanSeat } from './engine/plan.ts'
import { SeatMapStyles } from './SeatMapStyles.tsx'
import { MapStage } from './MapStage.tsx'
import { defaultSeatStyle } from './SeatGlyph.tsx'
import type { SeatMapControl, SeatMapProps, SeatMapView } from './SeatMap.types.ts'
import { Head, Root } from './styles.ts'
import { Toolbar } from './Toolbar.tsx'
import { useSeatSnapshot, useSeatStates, useStatusVersion } from './view/use-seat-snapshot.ts'
import { getExtent } from './geometry/extent.ts'
import { useViewport, type Moving } from './view/use-viewport.ts'
import { defaultSeatSize, getMiddle } from './view/viewport.ts'

const defaultControls: readonly SeatMapControl[] = ['Zoom', 'Pan']

/**
 * The seat map: a drawing of the auditorium, a grid for keyboard and screen reader over it, and a list for those who
 * prefer one; all three read the engine. Renders on the server; every prop may change without a remount. Keyboard as
 * the grid pattern of the ARIA Authoring Practices: one tab stop, arrows across aisles and blocks, Space and Enter take
 * and let go; the list is buttons. Where seats are not numbered there is nothing to choose: `ticket-row` alone. Our
 * own: Material UI has no such part.
 */
export const SeatMap = memo(function SeatMap({
  engine,
  texts,
  seatStyle = defaultSeatStyle,
  picture,
  heading,
  view: viewProp,
  defaultView = 'map',
  onViewChange,
  controls = defaultControls,
  minimumSeatSize = defaultSeatSize,
  onLegend,
  ...rest
}: SeatMapProps) {
  const snapshot = useSeatSnapshot(engine)
  const statusVersion = useStatusVersion(engine)
  const states = useSeatStates(snapshot)
  const [ownView, setOwnView] = useState<SeatMapView>(defaultView)
  const view = viewProp ?? ownView
  const id = `seats${useId().replace(/[^\w-]/g, '')}`

  const frame = useRef<HTMLDivElement>(null)
  const surfaceRef = useRef<HTMLDivElement>(null)
  const gutterRef = useRef<SVGSVGElement>(null)
  const miniWindowRef = useRef<SVGRectElement>(null)
  const moving = useMemo<Moving>(() => ({ surfaceRef, gutterRef, miniWindowRef }), [])
  const extent = useMemo(() => getExtent(engine.place), [engine])
  const viewport = useViewport(
    frame,
    moving,
    extent.box,
    () => getArrival(engine),
    view === 'map',
    minimumSeatSize,
  )

  const press = useCallback((seat: PlanSeat) => engine.toggle(seat.id), [engine])
  const onView = (next: SeatMapView) => {
    setOwnView(next)
    onViewChange?.(next)
  }
  const message = snapshot.lastEvent ? texts.announce(snapshot.lastEvent, (ids) => engine.seats(ids)) : ''
  const tools = { texts, viewport, view, onView, zooms: controls.includes('Zoom'), onLegend }
  return (
    <>
      <SeatMapStyles />
      <Root
        role="group"
        aria-label={texts.map}
        {...rest}
        data-seat-map=""
        data-radius={seatStyle.radius}
        data-seats={seatStyle.seats}
        data-view={view}
        data-ready={snapshot.ready || undefined}
        data-refused={snapshot.refusal ? snapshot.refusal.rule : undefined}
      >
        <Head data-slot="head" data-empty={heading === undefined || undefined}>
          {heading}
          <Toolbar place={view === 'list' ? 'list' : 'head'} {...tools} />
        </Head>
        {view === 'map' ? (
          <MapStage
            engine={engine}
            texts={texts}
            seatStyle={seatStyle}
            picture={picture}
            id={id}
            snapshot={snapshot}
            states={states}
            statusVersion={statusVersion}
            viewport={viewport}
            frame={frame}
            moving={moving}
            onPress={press}
            pans={controls.includes('Pan')}
            toolbar={<Toolbar place="phone" {...tools} />}
          />
        ) : (
          <SeatList
            engine={engine}
            texts={texts}
            states={states}
            statusVersion={statusVersion}
            onPress={press}
          />
        )}
        <span data-slot="said" role="status" aria-live="polite" aria-atomic="true">
          {message}
        </span>
      </Root>
    </>
  )
})

/** Where a phone's window arrives: on the choice, else on the best seats there are, else in the middle. */
function getArrival(engine: SeatMapProps['engine']): { x: number; y: number } {
  const { selection } = engine.getSnapshot()
  const seats = engine.seats(selection.length > 0 ? selection : (engine.bestAvailable() ?? []))
  const places = seats.map(engine.place.of)
  return getMiddle(places) ?? { x: 0, y: engine.place.lastRow / 2 }
}
