import type { SeatStyle } from '../SeatMap.types.ts'
import { round, type Place } from './arc.ts'

/**
 * Seat drawings as path strings around (0,0), in user units, the screen upwards. Each is turned by the seat's angle
 * in steps of half a degree, so that the same string serves many seats and the page stays small.
 */

/** A path command: letter and points; every point is turned, lengths are kept. */
type Command = readonly [string, ...number[]]
export type Shape = readonly Command[]

const corner = {
  Straight: { seat: 2, back: 2 },
  Rounded: { seat: 7, back: 9 },
  FullRounded: { seat: 12, back: 16 },
} as const

/** A quarter circle from one side to the next; small ones are drawn with the shorter command. */
function quarter(
  fromX: number,
  fromY: number,
  cornerX: number,
  cornerY: number,
  toX: number,
  toY: number,
): Command {
  const r = Math.max(Math.abs(cornerX - fromX), Math.abs(cornerY - fromY))
  if (r <= SMALL_CORNER) return ['Q', cornerX, cornerY, toX, toY]
  const ease = (from: number, corner: number) => from + (corner - from) * CIRCLE
  return ['C', ease(fromX, cornerX), ease(fromY, cornerY), ease(toX, cornerX), ease(toY, cornerY), toX, toY]
}
const SMALL_CORNER = 9
/** Share of the way to the corner at which a cubic curve's handles make a quarter circle. */
const CIRCLE = 0.552

function rect(x: number, y: number, w: number, h: number, radius: number): Shape {
  const r = Math.min(radius, w / 2, h / 2)
  const right = x + w
  const bottom = y + h
  return [
    ['M', x + r, y],
    ['L', right - r, y],
    quarter(right - r, y, right, y, right, y + r),
    ['L', right, bottom - r],
    quarter(right, bottom - r, right, bottom, right - r, bottom),
    ['L', x + r, bottom],
    quarter(x + r, bottom, x, bottom, x, bottom - r),
    ['L', x, y + r],
    quarter(x, y + r, x, y, x + r, y),
    ['Z'],
  ]
}

/** The U of a seat's back, or a part of it for the ends and the middle of a sofa. */
function back(
  left: number,
  right: number,
  top: number,
  bottom: number,
  r: number,
  arms: 'both' | 'left' | 'right' | 'none',
): Shape {
  const shape: Command[] = []
  if (arms === 'both' || arms === 'left') {
    shape.push(
      ['M', left, top],
      ['L', left, bottom - r],
      quarter(left, bottom - r, left, bottom, left + r, bottom),
    )
  } else shape.push(['M', left, bottom])
  if (arms === 'both' || arms === 'right') {
    shape.push(['L', right - r, bottom], quarter(right - r, bottom, right, bottom, right, bottom - r), [
      'L',
      right,
      top,
    ])
  } else shape.push(['L', right, bottom])
  return shape
}

function circle(x: number, y: number, r: number): Shape {
  const k = r * 1.1
  return [
    ['M', x - r, y],
    ['C', x - r, y - k * 0.5, x - k * 0.5, y - r, x, y - r],
    ['C', x + k * 0.5, y - r, x + r, y - k * 0.5, x + r, y],
    ['C', x + r, y + k * 0.5, x + k * 0.5, y + r, x, y + r],
    ['C', x - k * 0.5, y + r, x - r, y + k * 0.5, x - r, y],
    ['Z'],
  ]
}

/** What a seat is drawn from; which paint each part gets is the drawing's business. */
export interface SeatShapes {
  readonly cushion: Shape
  readonly back: Shape
}

/** Drawing of a seat by its kind: `wheelchair` has no seat, only its floor mark as `cushion`. */
export type SeatForm = 'standard' | 'premier' | 'sofa-left' | 'sofa-middle' | 'sofa-right' | 'wheelchair'

export function getSeatShapes(form: SeatForm, radius: SeatStyle['radius']): SeatShapes {
  const known = (shapesCache[radius] ??= {})
  return (known[form] ??= makeShapes(form, radius))
}
/** Each drawing once: its turned strings are kept by it. */
const shapesCache: { [Radius in SeatStyle['radius']]?: { [Form in SeatForm]?: SeatShapes } } = {}

function makeShapes(form: SeatForm, radius: SeatStyle['radius']): SeatShapes {
  const r = corner[radius]
  const half = 21.5
  const sofa = Math.min(r.seat, 5)
  switch (form) {
    case 'standard':
      return { cushion: rect(-13, -17, 26, 26, r.seat), back: back(-17.6, 17.6, -6, 15, r.back, 'both') }
    case 'premier':
      return {
        cushion: [...rect(-17, -15.5, 34, 25, r.seat), ...rect(-14, -24.5, 28, 5.5, Math.min(r.seat, 2.75))],
        back: back(-22.6, 22.6, -6, 16, r.back, 'both'),
      }
    case 'sofa-left':
      return {
        cushion: rect(-15.5, -17, 36, 26, sofa),
        back: back(-19.5, half, -6, 15, r.back, 'left'),
      }
    case 'sofa-middle':
      return {
        cushion: rect(-20.5, -17, 41, 26, sofa),
        back: back(-half, half, -6, 15, r.back, 'none'),
      }
    case 'sofa-right':
      return {
        cushion: rect(-20.5, -17, 36, 26, sofa),
        back: back(-half, 19.5, -6, 15, r.back, 'right'),
      }
    case 'wheelchair':
      return { cushion: rect(-20, -20, 40, 40, r.seat), back: [] }
  }
}

/** Cross of a taken seat: 10 across. */
export const cross: Shape = [
  ['M', -5, -7],
  ['L', 5, 3],
  ['M', 5, -7],
  ['L', -5, 3],
]
/** Tick of a chosen seat, on its cushion. */
export const tick: Shape = [
  ['M', -6.6, -4.2],
  ['L', -2, 0.6],
  ['L', 6.8, -8.6],
]
/** "Left on its own": an exclamation mark on the cushion. */
export const exclamation: Shape = [
  ['M', 0, -11],
  ['L', 0, -3.6],
  ['M', 0, 1.6],
  ['L', 0, 1.8],
]
/** "Offered instead": a plus on the cushion. */
export const plus: Shape = [
  ['M', -6, -4],
  ['L', 6, -4],
  ['M', 0, -10],
  ['L', 0, 2],
]
/** Marks the seat of a friend: a heart, 14 wide. */
export const heart: Shape = [
  ['M', 0, 6.4],
  ['C', -11, -1.6, -6.4, -10, 0, -4.6],
  ['C', 6.4, -10, 11, -1.6, 0, 6.4],
  ['Z'],
]

/** Head and shoulders on a companion seat. */
export const person: Shape = [
  ...circle(0, -9.4, 3.5),
  ['M', -7, 4.6],
  ['C', -7, -1.6, -4.4, -4, 0, -4],
  ['C', 4.4, -4, 7, -1.6, 7, 4.6],
  ['Z'],
]
/** Person in motion in a wheelchair: head, body and arm, wheel. Strokes. */
export const wheelchairGlyph: Shape = [
  ['M', -7, -3.4],
  ['L', -2.6, -7],
  ['L', 3, -4],
  ['L', -0.4, 1.2],
  ['L', 5.8, 1.2],
  ['L', 5.6, 8.4],
  ['M', -4.4, 1],
  ['C', -8, 2.4, -8.6, 7, -5.6, 9],
  ['C', -2.6, 11, 1.6, 9.8, 2.4, 6],
]
export const wheelchairHead: Shape = circle(5.4, -9, 2.3)

/** Half a degree: the error at a seat's corner is under a tenth of a pixel. */
const ANGLE_STEP = Math.PI / 360
/** Strings by shape and angle. Shapes are made once (`getSeatShapes`, and those of this file), so it is soon complete. */
const cache = new Map<Shape, Map<number, string>>()

/** A shape at a place: absolute start, the rest relative and shared by all seats with the same angle. */
export function drawAt(shape: Shape, place: Place, start = startAt(place)): string {
  const turned = Math.round(place.angle / ANGLE_STEP)
  let strings = cache.get(shape)
  if (!strings) cache.set(shape, (strings = new Map<number, string>()))
  let tail = strings.get(turned)
  if (tail === undefined) strings.set(turned, (tail = relative(shape, turned * ANGLE_STEP)))
  return start + tail
}

/** What all that is drawn of a seat begins with. */
export const startAt = ({ x, y }: Place) => `M${round(x)} ${round(y)}`

/** The shape around (0,0) or beside it, upright. */
export function drawUpright(shape: Shape, x = 0): string {
  return drawAt(shape, { x, y: 0, angle: 0, along: 0 })
}

function relative(shape: Shape, angle: number): string {
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  let penX = 0
  let penY = 0
  let startX = 0
  let startY = 0
  let out = ''
  for (const command of shape) {
    const [letter] = command
    if (letter === 'Z') {
      out += 'z'
      penX = startX
      penY = startY
      continue
    }
    out += letter.toLowerCase()
    let x = 0
    let y = 0
    for (let i = 1; i < command.length; i += 2) {
      const px = command[i] as number
      const py = command[i + 1] as number
      // Rounded against the rounded pen, so that errors do not add up along the path.
      x = round(px * cos - py * sin - penX)
      y = round(px * sin + py * cos - penY)
      out += (i > 1 && x >= 0 ? ' ' : '') + short(x) + (y < 0 ? '' : ' ') + short(y)
    }
    penX += x
    penY += y
    if (letter === 'M') {
      startX = penX
      startY = penY
    }
  }
  return out
}

function short(value: number): string {
  const text = String(value)
  return value > -1 && value < 1 ? text.replace('0.', '.') : text
}
