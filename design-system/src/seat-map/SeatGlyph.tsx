import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import {
  cross,
  drawAt,
  drawUpright,
  heart,
  person,
  seatShapes,
  tick,
  wheelchairGlyph,
  wheelchairHead,
  type SeatForm,
  type Shape,
} from './geometry/shapes.ts'
import { MapSheet } from './MapSheet.tsx'
import type { SeatLook } from './SeatMap.types.ts'
import type { SeatLegendItem } from './texts.ts'

const Root = styled('svg', { name: 'FoyerSeatGlyph', slot: 'Root' })()

export interface SeatGlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly glyph: SeatLegendItem['glyph']
  /** Default `Rounded`, `filled`. */
  readonly look?: SeatLook | undefined
  /** Height in px; default 25, the legend's seat size. */
  readonly size?: number | undefined
}

const defaultLook: SeatLook = { radius: 'Rounded', seats: 'filled' }
const upright = (x: number) => ({ x, y: 0, angle: 0, along: 0 })
/** What is seen: from the footrest to under the back, 42 high; the width is the drawing's own. */
const BOX = { y: -23, height: 42 } as const
const width: Record<SeatLegendItem['glyph'], number> = {
  standard: 42,
  premier: 52,
  sofa: 90,
  wheelchair: 42,
  companion: 42,
  friend: 42,
  yours: 42,
  taken: 42,
}

/**
 * The very drawing the map uses, small, for legends and ticket area heads. Decorative: hidden from readers. On a page
 * without the map see `seat-mark`.
 */
export function SeatGlyph({ glyph, look = defaultLook, size = 25, ...rest }: SeatGlyphProps) {
  const w = width[glyph]
  const top = glyph === 'premier' ? -26 : BOX.y
  return (
    <>
      <MapSheet />
      <Root
        aria-hidden="true"
        focusable="false"
        viewBox={`${-w / 2} ${top} ${w} ${glyph === 'premier' ? 45 : BOX.height}`}
        width={Math.round((w / (glyph === 'premier' ? 45 : BOX.height)) * size)}
        height={size}
        {...rest}
        data-glyph={glyph}
        data-radius={look.radius}
        data-seats={look.seats}
      >
        <Drawing glyph={glyph} radius={look.radius} />
      </Root>
    </>
  )
}

function Drawing({ glyph, radius }: { glyph: SeatLegendItem['glyph']; radius: SeatLook['radius'] }) {
  const { cushion, back } = seatShapes('standard', radius)
  const painted = (paint: string, shape: Shape) => <path data-paint={paint} d={drawUpright(shape)} />
  const part = (name: string, shape: Shape) => <path data-part={name} d={drawUpright(shape)} />
  switch (glyph) {
    case 'standard':
      return <Seat form="standard" radius={radius} />
    case 'premier':
      return <Seat form="premier" radius={radius} />
    case 'sofa':
      return (
        <>
          <Seat form="sofa-left" radius={radius} x={-21.5} />
          <Seat form="sofa-right" radius={radius} x={21.5} />
        </>
      )
    case 'companion':
      return (
        <>
          <Seat form="standard" radius={radius} />
          {painted('person', person)}
        </>
      )
    case 'friend':
      return (
        <>
          {painted('taken-back', back)}
          {painted('friend', heart)}
        </>
      )
    case 'wheelchair':
      return (
        <>
          {painted('place', seatShapes('wheelchair', radius).cushion)}
          {painted('glyph', wheelchairGlyph)}
          {painted('head', wheelchairHead)}
        </>
      )
    case 'yours':
      return (
        <g data-seat-state="chosen">
          {part('back', back)}
          {part('cushion', cushion)}
          {part('mark', tick)}
        </g>
      )
    case 'taken':
      return painted('cross', cross)
  }
}

function Seat({ form, radius, x = 0 }: { form: SeatForm; radius: SeatLook['radius']; x?: number }) {
  const shapes = seatShapes(form, radius)
  const premier = form === 'premier'
  return (
    <>
      <path data-paint={premier ? 'prem' : 'seat'} d={drawAt(shapes.cushion, upright(x))} />
      <path data-paint={premier ? 'prem-back' : 'back'} d={drawAt(shapes.back, upright(x))} />
    </>
  )
}
