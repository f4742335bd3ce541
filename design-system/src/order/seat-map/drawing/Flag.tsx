import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import { round, type Place } from '../geometry/place.ts'
import { rowsAcross } from '../view/hit-test.ts'

const HEIGHT = 29
const CLEARANCE = 31
/** Mean width of a letter at 14 px, and the space left and right of the words. */
const LETTER = 6.9
const PADDING = 40
const QUIET_PADDING = 24

interface FlagProps {
  readonly engine: SeatEngine
  readonly seat: PlanSeat
  readonly text: string
  /** The name under the pointer rather than news. */
  readonly quiet?: boolean
}

/** A word or two at a seat, on the side where it hides fewer free seats; below when both are alike. */
export function Flag({ engine, seat, text, quiet = false }: FlagProps) {
  const at = engine.place.of(seat)
  const width = round(text.length * LETTER + (quiet ? QUIET_PADDING : PADDING))
  const above = hidden(engine, at, width, -CLEARANCE - HEIGHT) < hidden(engine, at, width, CLEARANCE)
  const y = round(above ? at.y - CLEARANCE - HEIGHT : at.y + CLEARANCE)
  const x = round(at.x)
  const tip = above ? `M${x - 7} ${y + HEIGHT}l7 7l7 -7z` : `M${x - 7} ${y}l7 -7l7 7z`
  return (
    <g data-flag={quiet ? 'quiet' : 'news'}>
      <rect x={round(at.x - width / 2)} y={y} width={width} height={HEIGHT} />
      <path d={tip} />
      <text x={x} y={round(y + HEIGHT / 2 + 5)}>
        {text}
      </text>
    </g>
  )
}

/** Free seats under a flag whose top stands `offset` from the seat. */
function hidden(engine: SeatEngine, at: Place, width: number, offset: number): number {
  const box = {
    x: at.x - width / 2 - SEAT_REACH,
    y: at.y + offset - SEAT_REACH,
    width: width + 2 * SEAT_REACH,
    height: HEIGHT + 2 * SEAT_REACH,
  }
  const isUnder = ({ x, y }: Place) =>
    x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  return rowsAcross(engine, box).reduce(
    (count, { seats }) =>
      count + seats.filter((seat) => isUnder(engine.place.of(seat)) && engine.isFree(seat)).length,
    0,
  )
}
const SEAT_REACH = 14
