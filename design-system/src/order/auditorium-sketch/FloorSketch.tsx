import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { drawFloor } from './floor-geometry.ts'
import { sketchHeight, sketchWidth } from './geometry.ts'

const Root = styled('svg', { name: 'FoyerFloorSketch', slot: 'Root' })({
  display: 'block',
  flex: 'none',
  inlineSize: 220,
  blockSize: 'auto',
  maxInlineSize: '100%',
  fill: 'none',
  // A number in the table stands upright in both directions of reading.
  direction: 'ltr',
  '& > [data-slot=counter]': { stroke: 'var(--foyer-text)', strokeWidth: 3, strokeLinecap: 'round' },
  '& > [data-slot=table]': {
    stroke: 'color-mix(in srgb, var(--foyer-text-muted) 60%, transparent)',
    strokeWidth: 2,
  },
  '& > [data-slot=table][data-own]': {
    fill: 'var(--foyer-primary)',
    stroke: 'var(--foyer-primary)',
  },
  '& > text': {
    fill: 'var(--foyer-on-primary)',
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 14,
    fontWeight: 650,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
  [media.forcedColors]: {
    '& > [data-slot]': { stroke: 'CanvasText' },
    '& > [data-slot=table]': { stroke: 'GrayText' },
    '& > [data-slot=table][data-own]': { fill: 'Highlight', stroke: 'Highlight' },
    '& > text': { fill: 'HighlightText' },
  },
})

export interface FloorSketchProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** How many tables the place has; not more than 18 are drawn. */
  tables: number
  /** The visitor's, counted from 0; without it no table is highlighted. */
  table?: number | undefined
  /** What stands in the visitor's table: "7", of two characters at most. */
  mark?: string | undefined
  /** Spoken name; without it the words beside the sketch say the same, and it is silent. */
  label?: string | undefined
}

/**
 * At which of the tables somebody sits: tables in rows before the counter, the visitor's filled, with its number. It
 * says that there are others, not where the furniture stands: the words beside it name the table. For seats before a
 * screen use `AuditoriumSketch`. Our own: Material UI has no such component.
 */
export function FloorSketch(props: FloorSketchProps) {
  const { tables, table, mark, label, ...rest } = props
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  const floor = drawFloor(tables, table)
  const own = floor.own === undefined ? undefined : floor.tables[floor.own]
  return (
    <Root viewBox={`0 0 ${sketchWidth} ${sketchHeight}`} {...spoken} {...rest}>
      <path data-slot="counter" d={floor.counter} />
      {floor.tables.map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          data-slot="table"
          data-own={index === floor.own ? '' : undefined}
          cx={x}
          cy={y}
          r={floor.radius}
        />
      ))}
      {own && mark !== undefined && mark.length <= 2 && (
        <text x={own.x} y={own.y}>
          {mark}
        </text>
      )}
    </Root>
  )
}
