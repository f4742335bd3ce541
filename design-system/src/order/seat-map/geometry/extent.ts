import { placeOnArc, round, type Place } from './arc.ts'
import type { AuditoriumPlace, RowPlace } from './place.ts'

/** The floor reaches at least this far past a band. */
const floorPastBand = 8

/** The floor reaches this far past the widest row, in front of the first and behind the last. */
const floorBeside = 36
const floorAbove = 48
const floorBelow = 40

/** The floor may reach this far past the drawing's box: it fills the margin, seats and letters stay inside. */
export const FLOOR_BLEED = 14

/** Small auditoriums keep air around them, so that their seats are not drawn larger than life. */
const NARROWEST = 440

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The floor along the arc, and the box that holds the whole drawing with its screen and vertical padding. */
export function getExtent(place: AuditoriumPlace) {
  const half = Math.max(
    place.halfWidth + floorBeside,
    ...place.bands.flatMap(({ left, right }) => [floorPastBand - left, right + floorPastBand]),
  )
  const top = -floorAbove
  const bottom = place.lastRow + floorBelow
  const screen = placeScreen(place)
  const reach = Math.max(
    half - FLOOR_BLEED,
    place.halfWidth + besideLetters,
    screen.width / 2 + screenGeometry.margin,
    NARROWEST,
  )
  // Long rows that are much bent reach further than the screen.
  const ends = place.rows.map((row) => placeLetters(place, row)[0].y)
  const y = Math.min(screenGeometry.top - screen.sag, ...ends) - screenGeometry.padding
  const box: Box = { x: -reach, y, width: reach * 2, height: bottom + screenGeometry.padding - y }
  return { half, top, bottom, box, screen }
}

/**
 * The specification's constants of the screen, and where it hangs: `top` is its upper edge on the axis. `width` is that
 * of the auditorium the measures were taken in; other auditoriums get a screen in the same proportion to their widest
 * row.
 */
export const screenGeometry = {
  width: 800,
  perHalfWidth: 1.465,
  narrowest: 320,
  height: 35,
  bevel: 30,
  sag: 18,
  top: -172,
  label: -106,
  margin: 10,
  padding: 20,
  beam: 555,
} as const

export interface ScreenPlace {
  readonly width: number
  /** How much higher its ends hang than its middle. */
  readonly sag: number
  readonly path: string
  /** The lower edge alone: the line of light. */
  readonly edge: string
}

/** The screen of an auditorium, curved with its rows. */
export function placeScreen(place: AuditoriumPlace): ScreenPlace {
  const g = screenGeometry
  const width = Math.max(g.narrowest, round(place.halfWidth * g.perHalfWidth))
  const sag = Number.isFinite(place.radius) ? round(g.sag * (width / g.width) ** 2) : 0
  const half = Math.round(width / 2)
  const inner = half - g.bevel
  const bottom = g.top + g.height
  const innerSag = sag * (inner / half) ** 2
  // A parabola through its ends and its middle: the control point hangs as far below the middle as the ends do above.
  const edge = `M${-inner} ${round(bottom - innerSag)}Q0 ${round(bottom + innerSag)} ${inner} ${round(bottom - innerSag)}`
  const path = `${edge}L${half} ${round(g.top - sag)}Q0 ${round(g.top + sag)} ${-half} ${round(g.top - sag)}z`
  return { width, sag, path, edge }
}

/** Row letters: box and margin of the specification. */
export const rowLabel = { size: 25, margin: 8 } as const
/** Beside the widest row there is room for its letters, inside the drawing. */
const besideLetters = rowLabel.margin + rowLabel.size + 1

/** The specification's margin between the name of an area and the line around its band, and how wide that line is. */
export const areaLabel = { margin: 10, line: 1 } as const

/** Where a row has its letters: before its first seat and after its last. */
export function placeLetters({ radius }: AuditoriumPlace, row: RowPlace): readonly [Place, Place] {
  const offset = rowLabel.margin + rowLabel.size / 2
  return [placeOnArc(radius, row.left - offset, row.y), placeOnArc(radius, row.right + offset, row.y)]
}
