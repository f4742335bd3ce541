/**
 * Where everything stands. User units are px at 44 px a seat; x 0 is the auditorium's axis, y grows away from the
 * screen, and a row's y is where its middle would be. Rows are arcs of concentric circles when the auditorium is
 * curved.
 */
export interface Place {
  readonly x: number
  readonly y: number
  /** Radians; the seat is turned by it so that it faces the screen. */
  readonly angle: number
  /** Distance from the axis along the row. */
  readonly along: number
}

/** A point at distance `s` along the arc of depth `y`: the circle's centre is on the axis, in front of the screen. */
export function placeOnArc(radius: number, s: number, y: number): Place {
  if (!Number.isFinite(radius)) return { x: s, y, angle: 0, along: s }
  const r = radius + y
  const angle = s / r
  return { x: r * Math.sin(angle), y: r * Math.cos(angle) - radius, angle: -angle, along: s }
}

/** Parts of paths that follow the rows: a point, and the way along a row to the point that comes next. */
export function createArcPen(radius: number) {
  const at = (s: number, y: number) => {
    const point = placeOnArc(radius, s, y)
    return `${round(point.x)} ${round(point.y)}`
  }
  const along = (s: number, y: number, sweep: 0 | 1) => {
    const r = round(radius + y)
    return (Number.isFinite(radius) ? `A${r} ${r} 0 0 ${sweep} ` : 'L') + at(s, y)
  }
  return { at, along }
}

/** An arc-following frame, closed, from `left` to `right` along the rows and from `top` to `bottom` in depth. */
export function drawArcFrame(
  radius: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
): string {
  const { at, along } = createArcPen(radius)
  return `M${at(left, top)}${along(right, top, 0)}L${at(right, bottom)}${along(left, bottom, 1)}z`
}

/** One decimal is a tenth of a pixel: enough, and it gzips well. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0
}
