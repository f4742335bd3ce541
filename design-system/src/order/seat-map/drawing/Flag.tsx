import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import { round, type Place } from '../geometry/arc.ts'
import { getLetterSize, letterSizes } from './letter-size.ts'
import { rowsAcross } from '../view/hit-test.ts'

const HEIGHT = 29
const CLEARANCE = 31
/** How far the tip reaches out of it. */
const TIP = 7
/** Mean width of a letter at 14 px, and the space left and right of the words. */
const LETTER = 6.9
const PADDING = 40
const QUIET_PADDING = 24

interface FlagProps {
  readonly engine: SeatEngine
  readonly seat: PlanSeat
  readonly text: string
  /** User units per px, where that is more than one: the whole flag grows with its letters. */
  readonly unit: number
  /** The name under the pointer rather than news. */
  readonly quiet?: boolean
}

/** A word or two at a seat, on the side where it hides fewer free seats; below when both are alike. */
export function Flag({ engine, seat, text, unit, quiet = false }: FlagProps) {
  const at = engine.place.of(seat)
  const grown = Math.ceil((getLetterSize('flag', unit) / letterSizes.flag) * 100) / 100
  const width = round(text.length * LETTER + (quiet ? QUIET_PADDING : PADDING))
  const under = (offset: number) => hidden(engine, at, width * grown, HEIGHT * grown, offset)
  const above = under(-CLEARANCE - HEIGHT * grown) < under(CLEARANCE)
  // Drawn at its usual size around the point of its tip, which stays at the seat while the flag grows.
  const top = above ? -TIP - HEIGHT : TIP
  const tip = above ? `M-7 ${-TIP}l7 7l7 -7z` : `M-7 ${TIP}l7 -7l7 7z`
  const y = round(at.y + (CLEARANCE - TIP) * (above ? -1 : 1))
  return (
    <g
      data-flag={quiet ? 'quiet' : 'news'}
      transform={`translate(${round(at.x)} ${y})${grown > 1 ? ` scale(${grown})` : ''}`}
    >
      <rect x={round(-width / 2)} y={top} width={width} height={HEIGHT} />
      <path d={tip} />
      <text y={round(top + HEIGHT / 2 + 5)}>{text}</text>
    </g>
  )
}

/** Free seats under a flag whose top stands `offset` from the seat. */
function hidden(engine: SeatEngine, at: Place, width: number, height: number, offset: number): number {
  const box = {
    x: at.x - width / 2 - SEAT_REACH,
    y: at.y + offset - SEAT_REACH,
    width: width + 2 * SEAT_REACH,
    height: height + 2 * SEAT_REACH,
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
