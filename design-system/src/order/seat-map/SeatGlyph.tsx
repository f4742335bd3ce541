import { styledIfOverridden } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import {
  cross,
  drawUpright,
  heart,
  person,
  getSeatShapes,
  tick,
  wheelchairGlyph,
  wheelchairHead,
  type SeatForm,
  type Shape,
} from './geometry/shapes.ts'
import { SeatMapStyles } from './SeatMapStyles.tsx'
import type { SeatStyle } from './SeatMap.types.ts'
import type { SeatLegendItem } from './texts.ts'

const Root = styledIfOverridden('svg', { name: 'FoyerSeatGlyph', slot: 'Root' })

export interface SeatGlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which seat is drawn. */
  readonly glyph: SeatLegendItem['glyph']
  /** Default `Rounded`, `filled`. */
  readonly seatStyle?: SeatStyle | undefined
  /** Height in px; default 25, the legend's seat size. */
  readonly size?: number | undefined
}

export const defaultSeatStyle: SeatStyle = { radius: 'Rounded', seats: 'filled' }
/** What is seen goes from the footrest to under the back; the width is the drawing's own. */
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
 * without the map see `seat-mark`. Our own: Material UI has no such component.
 */
export const SeatGlyph = (props: SeatGlyphProps) => (
  <>
    <SeatMapStyles />
    {renderGlyph(props)}
  </>
)

/** It alone, where the rules of style stand already. */
export function renderGlyph({ glyph, seatStyle = defaultSeatStyle, size = 25, ...rest }: SeatGlyphProps) {
  const w = width[glyph]
  const [top, height] = glyph === 'premier' ? [-26, 45] : [-23, 42]
  return (
    <Root
      aria-hidden="true"
      focusable="false"
      viewBox={`${-w / 2} ${top} ${w} ${height}`}
      width={Math.round((w / height) * size)}
      height={size}
      {...rest}
      data-glyph={glyph}
      data-radius={seatStyle.radius}
      data-seats={seatStyle.seats}
    >
      {createDrawing(glyph, seatStyle.radius)}
    </Root>
  )
}

function createDrawing(glyph: SeatLegendItem['glyph'], radius: SeatStyle['radius']) {
  const { cushion, back } = getSeatShapes('standard', radius)
  const painted = (paint: string, shape: Shape, x?: number) => (
    <path data-paint={paint} d={drawUpright(shape, x)} />
  )
  const part = (name: string, shape: Shape) => <path data-part={name} d={drawUpright(shape)} />
  const seat = (form: SeatForm, x?: number) => {
    const shapes = getSeatShapes(form, radius)
    const premier = form === 'premier'
    return (
      <>
        {painted(premier ? 'prem' : 'seat', shapes.cushion, x)}
        {painted(premier ? 'prem-back' : 'back', shapes.back, x)}
      </>
    )
  }
  switch (glyph) {
    case 'standard':
      return seat('standard')
    case 'premier':
      return seat('premier')
    case 'sofa':
      return (
        <>
          {seat('sofa-left', -21.5)}
          {seat('sofa-right', 21.5)}
        </>
      )
    case 'companion':
      return (
        <>
          {seat('standard')}
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
          {painted('place', getSeatShapes('wheelchair', radius).cushion)}
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
