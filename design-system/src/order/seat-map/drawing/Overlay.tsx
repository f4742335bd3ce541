import { getSeatDetails } from '../access/seat-details.ts'
import type { SeatEngine } from '../engine/seat-engine.ts'
import { getRuns, type PlanSeat } from '../engine/plan.ts'
import { round, type Place } from '../geometry/arc.ts'
import { cross, drawUpright, exclamation, plus, getSeatShapes, tick, type Shape } from '../geometry/shapes.ts'
import type { SeatStyle } from '../SeatMap.types.ts'
import type { SeatMapTexts, SeatState } from '../texts.ts'
import { Flag } from './Flag.tsx'
import { drawRing } from './frames.ts'
import { getSeatForm } from './seat-form.ts'

interface OverlayProps {
  readonly engine: SeatEngine
  readonly texts: SeatMapTexts
  readonly seatStyle: SeatStyle
  /** Seats that are not as they were sold, with their state. */
  readonly states: ReadonlyMap<string, SeatState>
  readonly offered: readonly string[]
  /** User units per px, where that is more than one. */
  readonly unit: number
  /** The seat under the mouse. */
  readonly hovered: string | null
  /** The seat with keyboard focus, when the focus should show. */
  readonly focused: string | null
}

/** Seats with a state of their own, each an element, and the rings and flags that explain them. */
export function Overlay(props: OverlayProps) {
  const { engine, texts, seatStyle, states, unit, offered, hovered, focused } = props
  const withState = [...states].flatMap(([id, state]) => {
    const seat = engine.seat(id)
    return seat ? [{ seat, state }] : []
  })
  const chosen = withState.filter((entry) => entry.state === 'chosen').map((entry) => entry.seat)
  const offering = offered.length > 0
  const ringed = offering ? engine.seats(offered) : chosen
  const alone = withState.find((entry) => entry.state === 'alone')
  const lost = withState.find((entry) => entry.state === 'lost')
  const flagged = lost ?? alone
  const pointed = engine.seat(focused ?? hovered)
  return (
    <g aria-hidden="true">
      {hovered !== null && <Hovered engine={engine} id={hovered} seatStyle={seatStyle} states={states} />}
      {withState.map(({ seat, state }) => (
        <StatedSeat key={seat.id} engine={engine} seat={seat} state={state} seatStyle={seatStyle} />
      ))}
      {getRuns(ringed, 'block').map((run) => (
        <path
          key={`ring ${run[0]?.id}`}
          data-paint={offering ? 'offer-ring' : 'ring'}
          d={drawRing(engine, run, seatStyle.radius)}
        />
      ))}
      {focused !== null && pointed && (
        <path data-paint="focus" d={drawRing(engine, [pointed], seatStyle.radius)} />
      )}
      {flagged && (
        <Flag
          engine={engine}
          seat={flagged.seat}
          offered={offered}
          unit={unit}
          text={lost ? texts.lostFlag : texts.aloneFlag}
        />
      )}
      {pointed && pointed !== flagged?.seat && texts.flag && (
        <Flag
          engine={engine}
          seat={pointed}
          unit={unit}
          quiet
          text={texts.flag(getSeatDetails(engine, pointed, states))}
        />
      )}
    </g>
  )
}

const marks: Partial<Record<SeatState, Shape>> = {
  chosen: tick,
  alone: exclamation,
  offered: plus,
  lost: cross,
}

interface StatedSeatProps {
  readonly engine: SeatEngine
  readonly seat: PlanSeat
  readonly state: SeatState
  readonly seatStyle: SeatStyle
}

function StatedSeat({ engine, seat, state, seatStyle }: StatedSeatProps) {
  const place = engine.place.of(seat)
  const mark = marks[state]
  return (
    <g data-seat-state={state} transform={toTransform(place)}>
      {drawn(seat, seatStyle)}
      {mark && <path data-part="mark" pathLength={1} d={drawUpright(mark)} />}
    </g>
  )
}

function Hovered({
  engine,
  id,
  seatStyle,
  states,
}: Pick<OverlayProps, 'engine' | 'seatStyle' | 'states'> & { id: string }) {
  const seat = engine.seat(id)
  if (!seat || states.has(id) || !engine.isFree(seat)) return null
  const place = engine.place.of(seat)
  return (
    <g
      data-seat-state="hovered"
      data-form={getSeatForm(seat)}
      transform={`${toTransform(place)} scale(1.06)`}
    >
      {drawn(seat, seatStyle)}
    </g>
  )
}

function drawn(seat: PlanSeat, seatStyle: SeatStyle) {
  const { back, cushion } = getSeatShapes(getSeatForm(seat), seatStyle.radius)
  return (
    <>
      {back.length > 0 && <path data-part="back" d={drawUpright(back)} />}
      <path data-part="cushion" d={drawUpright(cushion)} />
    </>
  )
}

/** An attribute, not a style: server HTML may not carry style attributes. */
export function toTransform(place: Place): string {
  const turn = round((place.angle * 180) / Math.PI)
  return `translate(${round(place.x)} ${round(place.y)})${turn === 0 ? '' : ` rotate(${turn})`}`
}
