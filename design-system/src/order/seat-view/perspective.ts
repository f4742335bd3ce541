import type { SeatPlan, PlanSeat } from '../seat-map/engine/plan.ts'
import { round } from '../seat-map/geometry/arc.ts'
import type { AuditoriumPlace } from '../seat-map/geometry/place.ts'
import { assumed, getEyes, measureAuditorium, type Point } from './sight.ts'

/** The frame of the picture, px of its own; 64 degrees wide, about what is seen without turning the head. */
export const frame = { width: 320, height: 180, degrees: 64, middle: 80 } as const

/** Px of the frame at one metre's distance for each metre. */
const focus = frame.width / 2 / Math.tan((frame.degrees * Math.PI) / 360)
/** Nothing closer is drawn, metres. */
const nearest = 0.35

/** Px in the frame, and how far away it is, metres. */
interface Projected {
  readonly x: number
  readonly y: number
  readonly away: number
}

/** A part of the picture on the screen, and the matrix that lays the picture on it: a trapezoid is laid in strips. */
export interface Strip {
  /** Its part of the picture's width, 0 to 1. */
  readonly from: number
  readonly to: number
  /** `a b c d e f` of an SVG transform, from a picture of 1 by 1. */
  readonly matrix: readonly [number, number, number, number, number, number]
}

export interface View {
  /** Corners of the screen as an SVG polygon. */
  readonly screen: string
  readonly strips: readonly Strip[]
  /** Paths of the auditorium. */
  readonly surfaces: Readonly<Record<'left' | 'right' | 'ceiling' | 'floor', string>>
  /** A path of heads and shoulders for each row in front, the farthest first. */
  readonly rows: readonly string[]
}

/** What is seen from a seat: eyes turned to the middle of the screen and held level, as a camera with a shifted lens. Pure. */
export function project(place: AuditoriumPlace, plan: SeatPlan, seat: PlanSeat): View {
  const eyes = getEyes(place, seat)
  const size = measureAuditorium(place)
  const camera = createCamera(eyes, size.screen.bottom + size.screen.height / 2)
  return {
    ...drawScreen(camera, size.screen),
    surfaces: drawSurfaces(camera, eyes, size),
    rows: drawRows(camera, place, plan, seat),
  }
}

interface Camera {
  readonly project: (point: Point) => Projected
  /** From a point towards the back of the auditorium: the last that is still before the eyes. */
  readonly last: (point: Point) => number
}

function createCamera(eyes: Point, height: number): Camera {
  const length = Math.hypot(eyes.x, eyes.z)
  // Ways of the look along the floor, and of what is right of it.
  const ahead = { x: -eyes.x / length, z: eyes.z / length }
  const getAway = ({ x, z }: Point) => (x - eyes.x) * ahead.x + (eyes.z - z) * ahead.z
  const lift = (height - eyes.y) / length
  return {
    project: (point) => {
      const away = getAway(point)
      const aside = (point.x - eyes.x) * ahead.z - (eyes.z - point.z) * ahead.x
      return {
        x: frame.width / 2 + (focus * aside) / away,
        y: frame.middle - focus * ((point.y - eyes.y) / away - lift),
        away,
      }
    },
    last: (point) => eyes.z - (nearest - (point.x - eyes.x) * ahead.x) / ahead.z,
  }
}

const toThousandths = (value: number) => Math.round(value * 1000) / 1000

const at = ({ x, y }: Projected) => `${round(x)} ${round(y)}`

/** The two sides of the screen differ by so many px at most within a strip. */
const stripHeight = 1.5
const mostStrips = 64
const spareHeight = 1

function drawScreen(camera: Camera, screen: { width: number; height: number; bottom: number }) {
  const edge = (part: number) => {
    const x = (part - 0.5) * screen.width
    const top = camera.project({ x, y: screen.bottom + screen.height, z: 0 })
    const bottom = camera.project({ x, y: screen.bottom, z: 0 })
    return { top, bottom, height: bottom.y - top.y }
  }
  const [left, right] = [edge(0), edge(1)]
  const needed = Math.ceil(Math.abs(left.height - right.height) / stripHeight)
  const count = Math.min(mostStrips, Math.max(1, needed))
  // Heights go with one over the distance: cut so that they differ by the same in each strip.
  const getCut = (index: number) => {
    const [first, last] = [left.top.away, right.top.away]
    const away = 1 / (1 / first + (index / count) * (1 / last - 1 / first))
    return count === 1 ? index : Math.round(((away - first) / (last - first)) * 1e4) / 1e4
  }
  const strips = Array.from({ length: count }, (_, index): Strip => {
    const [from, to] = [getCut(index), getCut(index + 1)]
    const [a, b] = [edge(from), edge(to)]
    const part = to - from
    const across = (b.top.x - a.top.x) / part
    const getMiddle = ({ top, bottom }: typeof a) => (top.y + bottom.y) / 2
    const slope = (getMiddle(b) - getMiddle(a)) / part
    // A little higher than its part: the edges are those of the screen, which cuts it.
    const height = Math.max(a.height, b.height) + spareHeight
    const x = toThousandths(a.top.x - from * across)
    const y = toThousandths(getMiddle(a) - height / 2 - from * slope)
    return {
      from,
      to,
      matrix: [toThousandths(across), toThousandths(slope), 0, toThousandths(height), x, y],
    }
  })
  return { strips, screen: [left.top, right.top, right.bottom, left.bottom].map(at).join(' ') }
}

function drawSurfaces(
  camera: Camera,
  eyes: Point,
  { wall, ceiling }: { wall: number; ceiling: number },
): View['surfaces'] {
  const corner = (x: number, y: number) => at(camera.project({ x, y, z: 0 }))
  const near = (x: number, y: number) => at(camera.project({ x, y, z: camera.last({ x, y, z: 0 }) }))
  /** The floor under the eyes. */
  const floor = eyes.y - assumed.eyes
  const quad = (...points: readonly string[]) => `M${points.join('L')}z`
  return {
    left: quad(corner(-wall, 0), corner(-wall, ceiling), near(-wall, ceiling), near(-wall, 0)),
    right: quad(corner(wall, 0), corner(wall, ceiling), near(wall, ceiling), near(wall, 0)),
    ceiling: quad(corner(-wall, ceiling), corner(wall, ceiling), near(wall, ceiling), near(-wall, ceiling)),
    floor: quad(corner(-wall, 0), corner(wall, 0), near(wall, floor), near(-wall, floor)),
  }
}

/** Half the width of shoulders, how far they are below the top of the head, and half the width of a head, metres. */
const body = { shoulders: 0.23, below: 0.27, head: 0.1 } as const
/** Who is closer is out of the picture, metres. */
const closest = 0.7

function drawRows(camera: Camera, place: AuditoriumPlace, plan: SeatPlan, own: PlanSeat): string[] {
  return plan.rows.slice(0, own.row).flatMap((row) => {
    const heads = row.seats.flatMap((seat) => {
      const eyes = getEyes(place, seat)
      const top = camera.project({ ...eyes, y: eyes.y + assumed.head })
      if (top.away < closest) return []
      const px = focus / top.away
      const reach = body.shoulders * px
      if (top.x < -reach || top.x > frame.width + reach) return []
      return drawBody(top, px)
    })
    return heads.length > 0 ? [heads.join('')] : []
  })
}

/** A head over shoulders that go down out of the frame: rows closer by stand before them. */
function drawBody({ x, y }: Projected, px: number): string {
  const shoulders = body.shoulders * px
  const head = body.head * px
  const from = y + body.below * px
  const bend = Math.min(shoulders, (frame.height - from) / 2)
  const outline =
    from < frame.height
      ? `M${round(x - shoulders)} ${frame.height}V${round(from + bend)}` +
        `q0 ${round(-bend)} ${round(shoulders)} ${round(-bend)}q${round(shoulders)} 0 ${round(shoulders)} ${round(bend)}V${frame.height}z`
      : ''
  const across = round(head)
  const high = round(head * 1.25)
  return `${outline}M${round(x - head)} ${round(y + head * 1.25)}a${across} ${high} 0 1 1 ${round(head * 2)} 0a${across} ${high} 0 1 1 ${round(-head * 2)} 0z`
}
