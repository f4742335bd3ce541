import type { Box } from '../geometry/place.ts'

/** What is seen of the room: px per user unit, and the point in the middle of the window. */
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

/** The specification's smallest seat that a finger should have to hit, px. */
export const defaultSeatSize = 44
/** From this part of finger size on a tap chooses; below, it brings seats to finger size first. */
export const NEARLY = 0.9
export const zoomRange = { min: 0.35, max: 2.5 } as const

/** The whole room. */
export function wholeRoom(box: Box, size: WindowSize): View {
  const scale = Math.min(size.width / box.width, size.height / box.height, zoomRange.max)
  return { scale, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Keeps the zoom in its range and the room in the window. */
export function keepInside(view: View, box: Box, size: WindowSize): View {
  const whole = wholeRoom(box, size).scale
  const scale = Math.min(zoomRange.max, Math.max(Math.min(zoomRange.min, whole), view.scale, 0))
  const bounded = Math.max(scale, Math.min(whole, zoomRange.max))
  // A zoomed map may be pushed a little past the room's edge, where the floor and the row letters end.
  const slack = bounded > whole * 1.001 ? EDGE_SLACK : 0
  return {
    scale: bounded,
    x: keep(view.x, box.x - slack, box.width + slack * 2, size.width / bounded),
    y: keep(view.y, box.y, box.height, size.height / bounded),
  }
}

/** User units. */
const EDGE_SLACK = 24

function keep(at: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2
  return Math.min(start + length - seen / 2, Math.max(start + seen / 2, at))
}

/** Zooms so that the user point under `x`,`y` (px from the window's middle) stays there. */
export function zoomAt(view: View, factor: number, x: number, y: number): View {
  const scale = Math.min(zoomRange.max, view.scale * factor)
  const real = scale / view.scale
  return {
    scale,
    x: view.x + (x / view.scale) * (1 - 1 / real),
    y: view.y + (y / view.scale) * (1 - 1 / real),
  }
}

export function viewBoxOf(view: View, size: WindowSize): Box {
  const width = size.width / view.scale
  const height = size.height / view.scale
  return { x: view.x - width / 2, y: view.y - height / 2, width, height }
}

/** The CSS transform that shows `live` on a drawing that was settled at `settled`; origin is the top left corner. */
export function transformBetween(settled: View, live: View, size: WindowSize) {
  const k = live.scale / settled.scale
  return {
    k,
    x: (size.width / 2) * (1 - k) + (settled.x - live.x) * live.scale,
    y: (size.height / 2) * (1 - k) + (settled.y - live.y) * live.scale,
  }
}
