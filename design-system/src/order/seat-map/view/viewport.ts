import type { Box } from '../geometry/extent.ts'

/** What is seen of the auditorium: px per user unit, and the point in the middle of the window. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Window on the page, px. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** From this container width the whole auditorium is shown; below it a window at finger size. */
export const PHONE_BELOW = 640
/** The specification's smallest seat that a finger should have to hit, px. */
export const defaultSeatSize = 44
/** From this part of finger size on a tap chooses; below, it brings seats to finger size first. */
export const NEARLY = 0.9
/** No auditorium is drawn larger than this, however large the window and close the look. Px per user unit. */
export const largestScale = 2.5

/** The whole auditorium. */
export function fitAuditorium(box: Box, size: WindowSize): View {
  const scale = Math.min(size.width / box.width, size.height / box.height, largestScale)
  return { scale, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Keeps the zoom in its range and the auditorium in the window. */
export function keepInside(view: View, box: Box, size: WindowSize): View {
  const whole = fitAuditorium(box, size).scale
  const bounded = Math.min(largestScale, Math.max(whole, view.scale))
  // A zoomed map may be pushed a little past the auditorium's edge, where the floor and the row letters end, and past its
  // last row, which would otherwise stay under the buttons at the window's foot.
  const slack = bounded > whole * 1.001 ? EDGE_SLACK : 0
  const seen = size.height / bounded
  const foot = slack > 0 && seen < box.height ? FOOT_SLACK : 0
  return {
    scale: bounded,
    x: keep(view.x, box.x - slack, box.width + slack * 2, size.width / bounded),
    y: keep(view.y, box.y, box.height + foot, seen),
  }
}

/** User units. */
const EDGE_SLACK = 24
const FOOT_SLACK = 56

/** The window's part at the foot that its buttons cover on a phone, px. */
const buttonsAtFoot = 56

/**
 * The view from which a point can be seen, so many user units from the window's edge and above a phone's buttons; the
 * same view when it can be seen already.
 */
export function reveal(view: View, size: WindowSize, point: Point, margin: number): View {
  const across = size.width / 2 / view.scale - margin
  const up = size.height / 2 / view.scale - margin
  const down = up - (size.width < PHONE_BELOW ? buttonsAtFoot / view.scale : 0)
  return {
    ...view,
    x: keepBetween(view.x, point.x - across, point.x + across),
    y: keepBetween(view.y, point.y - down, point.y + up),
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** In the middle where there is nothing between. */
const keepBetween = (at: number, least: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at))

function keep(at: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2
  return Math.min(start + length - seen / 2, Math.max(start + seen / 2, at))
}

/** Ways to look, as the auditorium is drawn: the screen is above. */
export type Direction = 'left' | 'right' | 'up' | 'down'

const steps: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}
/** Part of the window that a step goes, so that what was in its middle is still seen. */
const PAN_STEP = 0.4

/** A step of the window, kept inside the auditorium. */
export function panView(view: View, box: Box, size: WindowSize, direction: Direction): View {
  const [x, y] = steps[direction]
  const next = {
    scale: view.scale,
    x: view.x + (x * PAN_STEP * size.width) / view.scale,
    y: view.y + (y * PAN_STEP * size.height) / view.scale,
  }
  return keepInside(next, box, size)
}

/** Whether there is more of the auditorium that way. */
export function canPan(view: View, box: Box, size: WindowSize, direction: Direction): boolean {
  const next = panView(view, box, size, direction)
  // Less than a unit is the rounding of a window at the end.
  return Math.abs(next.x - view.x) + Math.abs(next.y - view.y) > 1
}

/** Zooms so that the user point under `x`,`y` (px from the window's middle) stays there. */
export function zoomAt(view: View, factor: number, x: number, y: number): View {
  const scale = Math.min(largestScale, view.scale * factor)
  const real = scale / view.scale
  return {
    scale,
    x: view.x + (x / view.scale) * (1 - 1 / real),
    y: view.y + (y / view.scale) * (1 - 1 / real),
  }
}

export function getViewBox(view: View, size: WindowSize): Box {
  const width = size.width / view.scale
  const height = size.height / view.scale
  return { x: view.x - width / 2, y: view.y - height / 2, width, height }
}

/** The CSS transform that shows `live` on a drawing that was settled at `settled`; origin is the top left corner. */
export function getTransformBetween(settled: View, live: View, size: WindowSize) {
  const k = live.scale / settled.scale
  return {
    k,
    x: (size.width / 2) * (1 - k) + (settled.x - live.x) * live.scale,
    y: (size.height / 2) * (1 - k) + (settled.y - live.y) * live.scale,
  }
}

/** The middle of some points; null of none. */
export function getMiddle(points: readonly { x: number; y: number }[]): { x: number; y: number } | null {
  if (points.length === 0) return null
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
}
