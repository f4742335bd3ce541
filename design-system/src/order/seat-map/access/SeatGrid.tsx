import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { toTransform } from '../drawing/Overlay.tsx'
import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanRow, PlanSeat } from '../engine/plan.ts'
import type { SeatMapTexts, SeatState } from '../texts.ts'
import { formatRowStates, parseRowStates } from './row-states.ts'
import { getSeatDetails } from './seat-details.ts'
import { findTyped, findStep } from './steps.ts'

/** How many rows before and after the focused one, and seats beside it, are in the DOM. */
const ROWS_AROUND = 2
const SEATS_AROUND = 13
/** Typing goes on as one name while the keys follow within this time, ms. */
const TYPING_TIME = 1000

interface SeatGridProps {
  readonly engine: SeatEngine
  readonly texts: SeatMapTexts
  readonly states: ReadonlyMap<string, SeatState>
  /** Changes when a status does, so that names are computed again. */
  readonly statusVersion: number
  readonly active: PlanSeat
  readonly onActive: (seat: PlanSeat) => void
  /** Whether the grid has the focus and it should show. */
  readonly onFocusShown: (shown: boolean) => void
  readonly onPress: (seat: PlanSeat) => void
  /** Keys of the map that are not the grid's; true when one was taken. */
  readonly onKey: (key: string, shift: boolean) => boolean
}

/**
 * The seats as a grid for keyboard and screen reader, laid over the drawing at their true places. Follows the grid
 * pattern of the ARIA Authoring Practices: one tab stop, arrows across aisles and blocks, Home, End, PageUp, PageDown,
 * type-ahead by name, Space and Enter; arrows with Shift look further over a map that is larger than its window. Seats that are taken are announced, not skipped.
 */
export function SeatGrid(props: SeatGridProps) {
  const { engine, texts, active, states, statusVersion, onActive, onPress, onKey, onFocusShown } = props
  const grid = useRef<SVGGElement>(null)
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY })
  const takeFocus = useRef(false)

  // React has committed the new cell by now; moving the focus earlier would look for a cell that is not there.
  useLayoutEffect(() => {
    if (!takeFocus.current) return
    takeFocus.current = false
    grid.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [active])

  const goTo = (seat: PlanSeat) => {
    if (seat === active) return
    takeFocus.current = true
    onActive(seat)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      onPress(active)
      return
    }
    if (event.shiftKey && event.key.startsWith('Arrow') && onKey(event.key, true)) {
      event.preventDefault()
      return
    }
    const step = findStep(engine, active, event.key, event.ctrlKey)
    if (step) {
      event.preventDefault()
      goTo(step)
      return
    }
    if (event.ctrlKey) return
    // A digit in the middle of a name is part of it, not a key of the map.
    const typing = event.timeStamp - typed.current.at < TYPING_TIME
    if (!typing && onKey(event.key, false)) {
      event.preventDefault()
      return
    }
    if (!/^[\p{L}\p{N}]$/u.test(event.key)) return
    const going = typing ? typed.current.text : ''
    const text = findTyped(engine, going + event.key) ? going + event.key : event.key
    typed.current = { text, at: event.timeStamp }
    const found = findTyped(engine, text)
    if (found) goTo(found)
  }

  const onFocus = (event: FocusEvent) => {
    onFocusShown(event.target.matches(':focus-visible'))
  }

  // The row that Tab reaches comes with the map, those around it right after the map has been painted.
  const [around, setAround] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setAround(ROWS_AROUND))))
    return () => cancelAnimationFrame(frame)
  }, [])
  const rows = engine.plan.rows.slice(Math.max(0, active.row - around), active.row + around + 1)
  const stated = formatRowStates(engine, states)
  return (
    <g
      ref={grid}
      role="grid"
      aria-label={texts.grid}
      aria-rowcount={engine.plan.rows.length}
      aria-colcount={Math.max(...engine.plan.rows.map((row) => row.seats.length))}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => onFocusShown(false)}
    >
      {rows.map((row) => (
        <GridRow
          key={row.index}
          engine={engine}
          texts={texts}
          row={row}
          stated={stated.get(row.index)}
          statusVersion={statusVersion}
          activeId={row.index === active.row ? active.id : null}
          around={nearestIn(row, active)}
        />
      ))}
    </g>
  )
}

function nearestIn(row: PlanRow, active: PlanSeat): number {
  if (row.seats.length <= SEATS_AROUND * 2) return 0
  const at = row.seats.findIndex((seat) => seat.column >= active.column)
  return Math.max(0, (at < 0 ? row.seats.length : at) - SEATS_AROUND)
}

interface GridRowProps {
  readonly engine: SeatEngine
  readonly texts: SeatMapTexts
  readonly row: PlanRow
  /** The row's entry of `formatRowStates`. */
  readonly stated: string | undefined
  readonly statusVersion: number
  readonly activeId: string | null
  /** First seat of the row in the page. */
  readonly around: number
}

const GridRow = memo(function GridRow({ engine, texts, row, stated, activeId, around }: GridRowProps) {
  const states = parseRowStates(stated)
  return (
    <g role="row" aria-rowindex={row.index + 1} aria-label={texts.row(row.label)}>
      {row.seats.slice(around, around + SEATS_AROUND * 2).map((seat, at) => {
        const details = getSeatDetails(engine, seat, states)
        return (
          <rect
            key={seat.id}
            role="gridcell"
            aria-colindex={around + at + 1}
            aria-label={texts.seat(details)}
            aria-selected={details.state === 'chosen'}
            aria-disabled={details.state === 'taken' || details.state === 'lost' || undefined}
            tabIndex={seat.id === activeId ? 0 : -1}
            data-seat={seat.name}
            transform={toTransform(engine.place.of(seat))}
          />
        )
      })}
    </g>
  )
})
