import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import {
  drawRow,
  drawScreen,
  drawSeats,
  drawWay,
  getThickness,
  sketchHeight,
  sketchWidth,
} from './geometry.ts'

const Root = styled('svg', { name: 'FoyerAuditoriumSketch', slot: 'Root' })({
  display: 'block',
  flex: 'none',
  inlineSize: 220,
  blockSize: 'auto',
  maxInlineSize: '100%',
  fill: 'none',
  strokeLinecap: 'round',
  '&[data-size=small]': { inlineSize: 104 },
  '& > [data-slot=screen]': { stroke: 'var(--foyer-text)', strokeWidth: 3 },
  '& > [data-slot=row]': { stroke: 'color-mix(in srgb, var(--foyer-text-muted) 50%, transparent)' },
  '& > [data-slot=row][data-own]': {
    stroke: 'color-mix(in srgb, var(--foyer-primary-text) 55%, transparent)',
  },
  '& > [data-slot=seats]': { stroke: 'var(--foyer-primary-text)' },
  '& > [data-slot=way]': { stroke: 'var(--foyer-text)', strokeWidth: 1.6, strokeDasharray: '0.1 3.6' },
  '& > [data-slot=door]': { fill: 'var(--foyer-text)' },
  [media.forcedColors]: {
    '& > [data-slot]': { stroke: 'CanvasText' },
    '& > [data-slot=row]': { stroke: 'GrayText' },
    '& > [data-slot=row][data-own]': { stroke: 'CanvasText' },
    '& > [data-slot=seats]': { stroke: 'Highlight' },
    '& > [data-slot=door]': { fill: 'CanvasText', stroke: 'none' },
  },
})

export interface AuditoriumSketchProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** How many rows the auditorium has. */
  rows: number
  /** The visitor's row, counted from the screen and from 0. */
  row?: number | undefined
  /** The visitor's seats: where they begin and end in their row, as shares (0 to 1) from the left of the auditorium. */
  seats?: { from: number; to: number } | undefined
  /** The side of the auditorium at which the person who brings it comes in; with seats. */
  way?: 'left' | 'right' | undefined
  /** 220 or 104 px wide; default 'large'. */
  size?: 'large' | 'small' | undefined
  /** Spoken name; without it the words beside the sketch say the same, and it is silent. */
  label?: string | undefined
}

/**
 * Where in the auditorium somebody sits: screen, rows as arcs, their row tinted, their seats solid, and the way to them
 * dotted. Not to choose seats from: `seat-map`. The auditorium is not mirrored in pages that read from the right, as it
 * is not in the building. Our own: Material UI has no such component.
 */
export function AuditoriumSketch(props: AuditoriumSketchProps) {
  const { rows, row, seats, way, size = 'large', label, ...rest } = props
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  const thickness = getThickness(rows)
  const brought = row !== undefined && seats && way ? drawWay(row, rows, seats, way) : undefined
  return (
    <Root viewBox={`0 0 ${sketchWidth} ${sketchHeight}`} data-size={size} {...spoken} {...rest}>
      <path data-slot="screen" d={drawScreen()} />
      {Array.from({ length: rows }, (_, index) => (
        <path
          key={index}
          data-slot="row"
          data-own={index === row ? '' : undefined}
          d={drawRow(index, rows)}
          strokeWidth={thickness}
        />
      ))}
      {row !== undefined && seats && (
        <path data-slot="seats" d={drawSeats(row, rows, seats)} strokeWidth={thickness * 1.5} />
      )}
      {brought && (
        <>
          <path data-slot="way" d={brought.path} />
          <circle data-slot="door" cx={brought.door.x} cy={brought.door.y} r={2.8} />
        </>
      )}
    </Root>
  )
}
