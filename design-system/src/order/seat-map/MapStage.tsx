import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { keepAboveCoveredFoot, scrollIntoSight } from '../../internal/covered-foot/covered-foot.ts'
import { SeatGrid } from './access/SeatGrid.tsx'
import { LetterLayer, LightLayer } from './drawing/AuditoriumLayer.tsx'
import { createIsCoarse, chooseLetters } from './drawing/detail.ts'
import { getUnit } from './drawing/letter-size.ts'
import { MiniMap } from './drawing/MiniMap.tsx'
import { Numbers } from './drawing/Numbers.tsx'
import { Overlay } from './drawing/Overlay.tsx'
import { PinnedLetters, PinnedScreen } from './drawing/Pinned.tsx'
import { SeatLayer } from './drawing/SeatLayer.tsx'
import type { SeatEngine } from './engine/seat-engine.ts'
import type { PlanSeat } from './engine/plan.ts'
import type { SeatSnapshot } from './engine/types.ts'
import { getExtent, type Box } from './geometry/extent.ts'
import { round } from './geometry/arc.ts'
import { pitch } from './geometry/place.ts'
import { LazySeatMapStyles } from './SeatMapStyles.tsx'
import type { SeatStyle } from './SeatMap.types.ts'
import { Frame, Stage } from './styles.ts'
import type { SeatMapTexts, SeatState } from './texts.ts'
import { PanTools, ZOOM_STEP } from './Toolbar.tsx'
import { findSeatIndex } from './view/hit-test.ts'
import { useGestures } from './view/use-gestures.ts'
import type { Moving, Viewport } from './view/use-viewport.ts'
import { getViewBox, fitAuditorium, type Direction } from './view/viewport.ts'

interface MapStageProps {
  readonly engine: SeatEngine
  readonly texts: SeatMapTexts
  readonly seatStyle: SeatStyle
  readonly picture: string | undefined
  readonly id: string
  readonly snapshot: SeatSnapshot
  readonly states: ReadonlyMap<string, SeatState>
  readonly statusVersion: number
  readonly viewport: Viewport
  readonly frame: RefObject<HTMLDivElement | null>
  readonly moving: Moving
  readonly onPress: (seat: PlanSeat) => void
  /** Whether there are buttons to pan with. */
  readonly pans: boolean
  readonly toolbar: ReactNode
}

/** The drawing with its window: layers from the floor up, the grid over them, and what is pinned to its edges. */
export function MapStage(props: MapStageProps) {
  const { engine, texts, seatStyle, picture, id, snapshot, states, statusVersion, viewport, frame, moving } =
    props
  const { onPress } = props
  const { surfaceRef, gutterRef, miniWindowRef } = moving
  const [activeId, setActiveId] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [focusShown, setFocusShown] = useState(false)
  const { box } = useMemo(() => getExtent(engine.place), [engine])

  const locate = (clientX: number, clientY: number) => {
    const rect = frame.current?.getBoundingClientRect()
    if (!rect || rect.width === 0) return null
    const size = { width: rect.width, height: rect.height }
    const view = viewport.now()?.view ?? fitAuditorium(box, size)
    const shown = getViewBox(view, size)
    return { x: shown.x + (clientX - rect.left) / view.scale, y: shown.y + (clientY - rect.top) / view.scale }
  }
  const seatAt = (at: { x: number; y: number } | null) => {
    const index = at && findSeatIndex(engine, at.x, at.y)
    return index === null ? undefined : engine.plan.seats[index]
  }
  // The press is painted first; the grid's active seat follows in a transition, as no focus moves with it.
  const press = (seat: PlanSeat) => {
    onPress(seat)
    startTransition(() => setActiveId(seat.id))
  }
  const gestures = useGestures(frame, viewport, {
    press: (x, y) => {
      const seat = seatAt({ x, y })
      if (seat) press(seat)
    },
    point: (at) => setHovered(seatAt(at)?.id ?? null),
    locate,
  })

  const active = useActiveSeat(engine, activeId, useDeferredValue(snapshot.selection), statusVersion)
  const spoken = useDeferredValue(states)
  const { view, size } = viewport
  const shown = useMemo<Box>(() => (view && size ? getViewBox(view, size) : box), [view, size, box])
  const whole =
    !viewport.view || !viewport.size || viewport.view.scale <= fitAuditorium(box, viewport.size).scale * 1.001
  const numbered = viewport.view !== null && viewport.view.scale >= LEGIBLE - 0.001
  const used = usedRows(engine, snapshot)
  // The browser must not scroll to what has the focus: it would scroll the window, too, and shift the drawing in it.
  const bringIntoSight = (seat: PlanSeat) => {
    const { x, y } = engine.place.of(seat)
    viewport.reveal(x, y)
    const rect = frame.current?.getBoundingClientRect()
    if (!rect?.height) return
    // A phone's window has buttons at its foot: all of it is brought above the bar.
    if (viewport.phone) return scrollIntoSight(rect.top, rect.bottom)
    const { scale, y: middle } = viewport.now()?.view ?? fitAuditorium(box, rect)
    const at = rect.top + rect.height / 2 + (y - middle) * scale
    scrollIntoSight(at - SEAT_REACH * scale, at + SEAT_REACH * scale)
  }
  const onActive = (seat: PlanSeat) => {
    setActiveId(seat.id)
    bringIntoSight(seat)
  }
  // Before the window was measured nothing could be brought into sight.
  const isMeasured = view !== null
  const showFocus = useEffectEvent(() => {
    if (focusShown) bringIntoSight(active)
  })
  useEffect(() => {
    if (isMeasured) showFocus()
  }, [isMeasured])
  const onKey = (key: string, shift: boolean) => {
    const way = shift ? ways[key] : undefined
    if (key === '+' || key === '=') viewport.zoomBy(ZOOM_STEP)
    else if (key === '-') viewport.zoomBy(1 / ZOOM_STEP)
    else if (key === '0') viewport.whole()
    else if (way && !whole) viewport.pan(way)
    else return false
    return true
  }
  const { reveal } = viewport
  const flaggedId = snapshot.lost?.seatIds[0] ?? snapshot.refusal?.seatIds[0]
  useEffect(() => {
    const seat = engine.seat(flaggedId)
    if (!seat) return
    const { x, y } = engine.place.of(seat)
    reveal(x, y, FLAG_REACH)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each question: the visitor may then look elsewhere
  }, [engine, flaggedId])
  const viewBox = toViewBox(shown)
  const unit = getUnit(view)
  return (
    <Stage dir="ltr" data-slot="stage">
      {(!whole || viewport.phone) && <LazySeatMapStyles />}
      {/* The keyboard has the grid inside; the frame only listens for presses on coordinates. */}
      <Frame
        ref={frame}
        data-slot="frame"
        data-whole={whole}
        data-over-seat={hovered !== null || undefined}
        {...gestures}
      >
        <div ref={surfaceRef} data-slot="surface">
          <svg data-slot="shape" viewBox={toViewBox(box)} focusable="false" aria-hidden="true" />
          <svg
            data-slot="least"
            viewBox={toViewBox(box)}
            width={round(box.width * LEAST)}
            focusable="false"
            aria-hidden="true"
          />
          {/* Light and lettering are dear to paint and never change: a layer of their own, under the seats. */}
          <svg data-slot="light" viewBox={viewBox} focusable="false" aria-hidden="true">
            <LightLayer engine={engine} texts={texts} picture={picture} id={id} unit={unit} />
          </svg>
          <svg data-slot="room" viewBox={viewBox} focusable="false">
            <SeatLayer
              engine={engine}
              seatStyle={seatStyle}
              statusVersion={statusVersion}
              overlaid={[...states.keys()]}
              isCoarse={createIsCoarse(engine, viewport.view, shown)}
            />
            {numbered && (
              <Numbers engine={engine} window={shown} states={states} statusVersion={statusVersion} />
            )}
            <LetterLayer engine={engine} used={used} unit={unit} {...chooseLetters(engine, shown, unit)} />
            <Overlay
              engine={engine}
              texts={texts}
              seatStyle={seatStyle}
              states={states}
              unit={unit}
              offered={snapshot.offered}
              hovered={hovered}
              focused={focusShown ? active.id : null}
            />
            <SeatGrid
              engine={engine}
              texts={texts}
              states={spoken}
              statusVersion={statusVersion}
              active={active}
              onActive={onActive}
              onFocusShown={(isShown) => {
                setFocusShown(isShown)
                if (isShown) bringIntoSight(active)
              }}
              onPress={press}
              onKey={onKey}
            />
          </svg>
        </div>
        {!whole && (
          <PinnedLetters
            engine={engine}
            shown={shown}
            scale={viewport.view?.scale ?? 1}
            used={used}
            gutterRef={gutterRef}
          />
        )}
        {viewport.phone && !whole && <PinnedScreen texts={texts} picture={picture} shown={shown} />}
      </Frame>
      {props.pans && !whole && <PanTools texts={texts} viewport={viewport} box={box} />}
      <div ref={keepAboveCoveredFoot} data-slot="corners">
        {props.toolbar}
        {/* A flag or the focus may be where it is: it makes way. */}
        {viewport.phone && flaggedId === undefined && !focusShown && (
          <MiniMap
            engine={engine}
            viewport={viewport}
            statusVersion={statusVersion}
            selection={snapshot.selection}
            windowRef={miniWindowRef}
          />
        )}
      </div>
    </Stage>
  )
}

/** With Shift held, arrows move the window and not the focus. */
const ways: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** A seat with the ring of its focus reaches this far from its middle, user units. */
const SEAT_REACH = 36

/** A seat with its flag and some air around reaches this far from its middle, user units. */
const FLAG_REACH = 130

/** From this scale on the numbers of seats can be read: they are 12 px high. */
const LEGIBLE = 0.86

/** No window that is as wide as the auditorium is made so low that its seats are smaller: 30 px from one to the next. */
const LEAST = 30 / pitch.standard

const toViewBox = ({ x, y, width, height }: Box) => `${round(x)} ${round(y)} ${round(width)} ${round(height)}`

/** The seat that Tab reaches: the last one used, else the choice, else the first of the best seats, else any. */
function useActiveSeat(
  engine: SeatEngine,
  id: string | null,
  selection: readonly string[],
  statusVersion: number,
): PlanSeat {
  const known = engine.seat(id ?? selection[0])
  const isKnown = known !== undefined
  const first = useMemo(
    () => (isKnown ? undefined : engine.plan.seats.find((seat) => engine.isFree(seat))),
    // The engine is a live object: its statuses change with their version.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- statusVersion stands for what isFree answers
    [engine, isKnown, statusVersion],
  )
  return known ?? first ?? (engine.plan.seats[0] as PlanSeat)
}

function usedRows(engine: SeatEngine, snapshot: SeatSnapshot): string {
  const ids = snapshot.offered.length > 0 ? [...snapshot.selection, ...snapshot.offered] : snapshot.selection
  return [...new Set(engine.seats(ids).map((seat) => seat.row))].sort((a, b) => a - b).join(' ')
}
