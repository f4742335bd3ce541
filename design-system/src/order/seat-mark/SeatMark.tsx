import { seatMarks } from '@foyer/theme-tokens/values/marks'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'

/** Kinds of seat as the tickets page and the map's legend draw them. */
export type SeatMarkKind = 'standard' | 'premier' | 'sofa' | 'wheelchair' | 'lounge'

const Root = styled('svg', { name: 'FoyerSeatMark', slot: 'Root' })({
  flex: 'none',
  overflow: 'visible',
  color: `var(${seatMarks.standard.color})`,
  fill: 'currentColor',
  '&[data-kind=premier]': { color: `var(${seatMarks.premier.color})` },
  '& [data-slot=back]': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 4.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '[data-radius=Straight] & rect': { rx: 2 },
  '[data-radius=FullRounded] & rect': { rx: 12 },
  // As on the map: if buttons are outlined, cushions are lines too.
  '[data-button=outlined] & :is(rect, path):not([data-slot])': {
    fill: 'var(--foyer-surface)',
    stroke: 'currentColor',
    strokeWidth: 2.4,
  },
  '& [data-slot=floor]': { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '5 3.4' },
  '& [data-slot=glyph]': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  [media.forcedColors]: { '&&': { color: 'CanvasText' } },
})

/** Drawn in the map's own units (44 a seat), centred on a seat. */
const drawings: Record<SeatMarkKind, { width: number; content: React.ReactNode }> = {
  standard: {
    width: 44,
    content: (
      <>
        <rect x="-13" y="-17" width="26" height="26" rx="7" />
        <path data-slot="back" d="M-17.6-6V8a7 7 0 0 0 7 7h21.2a7 7 0 0 0 7-7V-6" />
      </>
    ),
  },
  premier: {
    width: 55,
    content: (
      <>
        <rect x="-14" y="-24.5" width="28" height="5.5" rx="2.5" />
        <rect x="-17" y="-16" width="34" height="25" rx="7" />
        <path data-slot="back" d="M-22.6-6V8a7 7 0 0 0 7 7h31.2a7 7 0 0 0 7-7V-6" />
      </>
    ),
  },
  sofa: {
    width: 88,
    content: (
      <>
        <path d="M-33-17h31v26h-31a5 5 0 0 1-5-5v-16a5 5 0 0 1 5-5ZM2-17h31a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H2Z" />
        <path data-slot="back" d="M-42-6V8a7 7 0 0 0 7 7h70a7 7 0 0 0 7-7V-6" />
      </>
    ),
  },
  wheelchair: {
    width: 44,
    content: (
      <>
        <rect data-slot="floor" x="-20" y="-20" width="40" height="40" rx="7" />
        <path
          data-slot="glyph"
          d="M-1-11.5a1.6 1.6 0 1 0 .1 0ZM-1-6V2h6l3.4 6 2.4-1.2M-1-2.6h5M-4.4-1a6 6 0 1 0 8 7.4"
        />
      </>
    ),
  },
  lounge: {
    width: 44,
    content: (
      <>
        <path
          data-slot="glyph"
          d="M-16-6v-3a7 7 0 0 1 7-7H9a7 7 0 0 1 7 7v3M-20 2a4 4 0 0 1 8 0v5h24V2a4 4 0 0 1 8 0v10h-40ZM-16 12v4M16 12v4"
        />
      </>
    ),
  },
}

export interface SeatMarkProps extends ComponentPropsWithRef<'svg'> {
  /** Of the seat. */
  kind: SeatMarkKind
  /** Height in px of a 44 unit seat. */
  size?: number | undefined
}

const unit = 44

/**
 * A seat as the map draws it, as a small mark. Decorative: its name is beside it. For the legend of the map see
 * `SeatLegend`. Our own: Material UI has no such component.
 */
export function SeatMark({ kind, size = 25, ...rest }: SeatMarkProps) {
  const { width, content } = drawings[kind]
  return (
    <Root
      viewBox={`${-width / 2} ${-unit / 2} ${width} ${unit}`}
      width={(width / unit) * size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-kind={kind}
      {...rest}
    >
      {content}
    </Root>
  )
}
