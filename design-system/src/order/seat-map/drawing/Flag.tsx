import type { SeatEngine } from '../engine/seat-engine.ts'
import type { PlanSeat } from '../engine/plan.ts'
import { round, type Place } from '../geometry/arc.ts'
import { getLetterSize, letterSizes } from './letter-size.ts'
import { listRowsAcross } from '../view/hit-test.ts'

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
  /** Seats that are offered with it, which it must not hide. */
  readonly offered?: readonly string[]
  /** User units per px, where that is more than one: the whole flag grows with its letters. */
  readonly unit: number
  /** The name under the pointer rather than news. */
  readonly quiet?: boolean
}

/** A word or two at a seat, on the side where it hides fewer free seats, and none that is offered; below when both are alike. */
export function Flag({ engine, seat, text, offered = [], unit, quiet = false }: FlagProps) {
  const at = engine.place.of(seat)
  const grown = Math.ceil((getLetterSize('flag', unit) / letterSizes.flag) * 100) / 100
  const width = round(text.length * LETTER + (quiet ? QUIET_PADDING : PADDING))
  const under = (offset: number) =>
    hidden({ engine, at, offered, width: width * grown, height: HEIGHT * grown, offset })
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

interface Hiding extends Pick<FlagProps, 'engine'> {
  readonly at: Place
  readonly offered: readonly string[]
  readonly width: number
  readonly height: number
  /** Where the flag's top stands, from the seat. */
  readonly offset: number
}

/** How bad it is to have a flag there: free seats under it, and above all offered ones. */
function hidden({ engine, at, offered, width, height, offset }: Hiding): number {
  const box = {
    x: at.x - width / 2 - SEAT_REACH,
    y: at.y + offset - SEAT_REACH,
    width: width + 2 * SEAT_REACH,
    height: height + 2 * SEAT_REACH,
  }
  const isUnder = ({ x, y }: Place) =>
    x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  const weigh = (seat: PlanSeat) => {
    if (!isUnder(engine.place.of(seat))) return 0
    if (offered.includes(seat.id)) return OFFERED_WEIGHT
    return engine.isFree(seat) ? 1 : 0
  }
  return listRowsAcross(engine, box).reduce(
    (sum, { seats }) => sum + seats.reduce((rowSum, seat) => rowSum + weigh(seat), 0),
    0,
  )
}
const SEAT_REACH = 14
/** More than the seats that fit under a flag. */
const OFFERED_WEIGHT = 100
