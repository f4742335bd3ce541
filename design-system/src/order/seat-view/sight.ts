import type { PlanSeat } from '../seat-map/engine/plan.ts'
import { pitch, type AuditoriumPlace } from '../seat-map/geometry/place.ts'
import { placeScreen } from '../seat-map/geometry/extent.ts'

/**
 * What is seen from a seat, from the layout alone. A layout says which seats stand where, and no lengths: these are usual ones,
 * and what follows from them is stated in round figures.
 * - a seat is 0.55 m wide and a row 1.1 m deep; wider seats and deeper steps are in proportion
 * - the screen is as wide as the map draws it, flat, 1.85 times as wide as high, its lower edge 1.4 m above the floor
 * - the first row stands 0.55 widths of the screen from it
 * - the floor rises 0.35 m a row; eyes are 1.2 m above it, the tops of heads 0.12 m above the eyes
 */
export const assumed = {
  seatWidth: 0.55,
  rowDepth: 1.1,
  screenRatio: 1.85,
  screenBottom: 1.4,
  firstRow: 0.55,
  rise: 0.35,
  eyes: 1.2,
  head: 0.12,
} as const

/** User units from row to row, where nothing makes them more. */
const rowStep = 48
const metresAcross = assumed.seatWidth / pitch.standard
const metresDeep = assumed.rowDepth / rowStep

/** A point in the auditorium, metres: from its axis to the right, above the floor at the screen, and from the screen. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface AuditoriumSize {
  readonly screen: { readonly width: number; readonly height: number; readonly bottom: number }
  /** From the axis to a side wall. */
  readonly wall: number
  readonly ceiling: number
}

/** Past the widest row, or the screen, and above the screen. */
const besideRows = 1.2
const besideScreen = 0.6
const aboveScreen = 1

/** Of the auditorium around its seats, metres. */
export function measureAuditorium(place: AuditoriumPlace): AuditoriumSize {
  const width = placeScreen(place).width * metresAcross
  const height = width / assumed.screenRatio
  const bottom = assumed.screenBottom
  return {
    screen: { width, height, bottom },
    wall: Math.max(place.halfWidth * metresAcross + besideRows, width / 2 + besideScreen),
    ceiling: bottom + height + aboveScreen,
  }
}

/** The floor at a row's depth on the axis, in user units: flat up to the first row. */
const floorAt = (depth: number) => (Math.max(0, depth) * metresDeep * assumed.rise) / assumed.rowDepth

/** Where the eyes are of who sits there. */
export function getEyes(place: AuditoriumPlace, seat: PlanSeat): Point {
  const { x, y } = place.of(seat)
  const depth = place.rows[seat.row]?.y ?? y
  const first = measureAuditorium(place).screen.width * assumed.firstRow
  return {
    x: x * metresAcross,
    y: floorAt(depth) + assumed.eyes,
    // What a curved row comes forward is a length along the seats, not from row to row.
    z: Math.max(1, first + depth * metresDeep - (depth - y) * metresAcross),
  }
}

export interface Sight {
  /** From the eyes to the middle of the screen along the floor, metres. */
  readonly distance: number
  /** Degrees that the screen's width fills. */
  readonly fills: number
  /** Degrees off the middle of the screen, to the right as seen facing it. */
  readonly aside: number
}

const toDegrees = (radians: number) => (radians * 180) / Math.PI

/** How a seat stands to the screen. */
export function getSight(place: AuditoriumPlace, seat: PlanSeat): Sight {
  const { x, z } = getEyes(place, seat)
  const half = measureAuditorium(place).screen.width / 2
  return {
    distance: Math.hypot(x, z),
    fills: toDegrees(Math.atan((half - x) / z) + Math.atan((half + x) / z)),
    aside: toDegrees(Math.atan(x / z)),
  }
}

/** How far off the middle, in words for it. */
export type SightSide =
  'Middle' | 'SlightlyLeft' | 'SlightlyRight' | 'Left' | 'Right' | 'FarLeft' | 'FarRight'

/** Degrees off the middle from which it is slightly so, so, and far so. */
const sides = [
  [30, 'Far'],
  [15, ''],
  [5, 'Slightly'],
] as const

/** The word for degrees off the middle. */
export function getSide(aside: number): SightSide {
  const step = sides.find(([from]) => Math.abs(aside) >= from)
  return step ? `${step[1]}${aside < 0 ? 'Left' : 'Right'}` : 'Middle'
}

/** A layout that gives no places has nothing to be seen: all seats of an area are then on one spot, or there is none. */
export function hasGeometry(place: AuditoriumPlace, areas: readonly { boundary: Boundary }[]): boolean {
  return (
    place.rows.length > 1 &&
    areas.every(({ boundary }) => boundary.right > boundary.left && boundary.bottom !== boundary.top)
  )
}

/** Edges of an area, per cent of the auditorium. */
interface Boundary {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Of several seats the one in their middle: the nearest to the mean of their places. Undefined of none. */
export function findMiddleSeat(place: AuditoriumPlace, seats: readonly PlanSeat[]): PlanSeat | undefined {
  const places = seats.map((seat) => ({ seat, at: place.of(seat) }))
  const mean = (axis: 'x' | 'y') => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length
  const [x, y] = [mean('x'), mean('y')]
  return places
    .map(({ seat, at }) => ({ seat, away: Math.hypot(at.x - x, at.y - y) }))
    .toSorted((a, b) => a.away - b.away)[0]?.seat
}
