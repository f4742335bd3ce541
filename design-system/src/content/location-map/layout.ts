/** Size of the ground; the cinema stands in its middle. */
export const drawing = { width: 400, height: 250 }
/** Height of the strip below it, with the scale and the arrow to the north. */
export const legendHeight = 36
const middle = { x: drawing.width / 2, y: drawing.height / 2 }

/** Distance of markers from the edge. */
const inset = 20
/** Nearer to another marker, or to the cinema, two could not be distinguished. */
const apart = { cinema: 28, marker: 23 }
/** Places as far as this decide the scale; others stand at the edge. Metres. */
const nearby = 400
const leastReach = 150
const usualReach = 500

/** Lengths of a scale bar, metres; the longest that fits is drawn. */
const barLengths = [50, 100, 200, 500, 1_000] as const
const widestBar = 110

/** Where something is from the cinema: metres. */
export interface Offset {
  /** To the east; negative to the west. */
  east: number
  /** To the north; negative to the south. */
  north: number
}

export const getDistance = ({ east, north }: Offset) => Math.hypot(east, north)

export interface MapScale {
  /** Units of the drawing to a metre. */
  unitsPerMetre: number
  /** Length of the scale bar, metres. */
  bar: number
}

/** The scale at which all places nearby are in the drawing, as large as possible. */
export function getScale(offsets: readonly Offset[]): MapScale {
  const near = offsets.map(getDistance).filter((distance) => distance <= nearby)
  const reach = near.length > 0 ? Math.max(leastReach, ...near) : usualReach
  const unitsPerMetre = (middle.y - inset) / reach
  const bar = barLengths.findLast((length) => length * unitsPerMetre <= widestBar) ?? barLengths[0]
  return { unitsPerMetre, bar }
}

/** Where a marker stands in the drawing. */
export interface MapPoint {
  x: number
  y: number
  /** It is farther away: it stands at the edge, in its direction; clockwise from the north, degrees. */
  bearing?: number
}

/** How far along its direction a marker can go: to the inset of the drawing. */
function getEdge(sin: number, cos: number): number {
  const across = Math.abs(sin) < 1e-9 ? Infinity : (middle.x - inset) / Math.abs(sin)
  const along = Math.abs(cos) < 1e-9 ? Infinity : (middle.y - inset) / Math.abs(cos)
  return Math.min(across, along)
}

/**
 * Places of markers, each in its true direction and at its distance; it is moved outwards where it would cover another,
 * and stands at the edge where its distance is beyond it.
 */
export function placeMarkers(offsets: readonly Offset[], { unitsPerMetre }: MapScale): MapPoint[] {
  const placed: MapPoint[] = []
  for (const offset of offsets) {
    const distance = getDistance(offset) || 1
    const [sin, cos] = [offset.east / distance, offset.north / distance]
    const edge = getEdge(sin, cos)
    const toPoint = (radius: number) => ({ x: middle.x + sin * radius, y: middle.y - cos * radius })
    const isBeyond = distance * unitsPerMetre > edge + 1e-6
    let radius = Math.min(edge, Math.max(apart.cinema, distance * unitsPerMetre))
    const covers = (point: MapPoint) =>
      placed.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < apart.marker)
    // Those at the edge have only inwards to go.
    const step = isBeyond ? -4 : 4
    for (let tries = 0; tries < 20 && covers(toPoint(radius)); tries++)
      radius = Math.min(edge, Math.max(apart.cinema, radius + step))
    const bearing = (Math.atan2(offset.east, offset.north) * 180) / Math.PI
    placed.push({ ...toPoint(radius), ...(isBeyond && { bearing }) })
  }
  return placed
}
