import { seatMarks } from '@foyer/theme-tokens/values/marks'
import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerSeatRow', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 0',
  padding: '12px 8px',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-seat-floor)',
  boxShadow: 'inset 0 0 0 var(--foyer-card-border) var(--foyer-border)',
  '& > span': {
    minInlineSize: 24,
    paddingInline: 2,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 600,
    textAlign: 'center',
  },
  '& > svg': { flex: 'none', overflow: 'visible', color: `var(${seatMarks.standard.color})` },
  '& rect': { fill: 'currentColor', rx: 7 },
  '& [data-part=back]': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 4.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& [data-part=cross]': { fill: 'none', stroke: 'var(--foyer-seat-taken)', strokeWidth: 2.2 },
  '& text': {
    fill: 'var(--foyer-on-seat)',
    fontFamily: 'inherit',
    fontSize: 11.5,
    fontWeight: 650,
    textAnchor: 'middle',
  },
  // Of the visitor's seats the cushion is open, as they are not held any more.
  '& [data-state=yours]': { color: 'var(--foyer-seat-selected-edge)' },
  '& [data-state=yours] rect': { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4 },
  '& [data-state=yours] text': { fill: 'var(--foyer-text)' },
  '[data-radius=Straight] & rect': { rx: 2 },
  '[data-radius=FullRounded] & rect': { rx: 12 },
  // As on the map: if buttons are outlined, cushions are lines too.
  '[data-button=outlined] & [data-state=free] rect': {
    fill: 'var(--foyer-surface)',
    stroke: 'currentColor',
    strokeWidth: 1.6,
  },
  '[data-button=outlined] & [data-state=free] text': { fill: 'var(--foyer-text)' },
  [media.forcedColors]: {
    '& > svg': { color: 'CanvasText' },
    '& [data-part=cross]': { stroke: 'GrayText' },
    '& [data-state=free] rect': { fill: 'none', stroke: 'CanvasText', strokeWidth: 1.6 },
    '& [data-state=yours]': { color: 'Highlight' },
    '& text': { fill: 'CanvasText' },
  },
})

export interface RowSeat {
  /** Unique in the row. */
  id: string
  /** Its number: "10". */
  label: string
  /** `yours` can be had again; `taken` is a cross. */
  state: 'yours' | 'free' | 'taken'
}

export interface SeatRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Letter of the row; nothing where rows have none. */
  row: string
  /** From the left as seen facing the screen: the part of the row that matters. */
  seats: readonly RowSeat[]
}

/**
 * Part of a row, as the map draws it from close: which of its seats are yours, free and taken. Hidden from screen readers: text
 * beside it says the same. To choose seats see `seat-map`; for a seat's name `seat-chip`. Our own: Material UI has no such part.
 */
export const SeatRow = ({ row, seats, ...rest }: SeatRowProps) => (
  // A row of an auditorium is not mirrored on a page that reads from right to left.
  <Root aria-hidden="true" dir="ltr" {...rest}>
    {row !== '' && <span>{row}</span>}
    {seats.map(({ id, label, state }) => (
      <svg key={id} viewBox="-22 -22 44 44" width={44} height={44} focusable="false" data-state={state}>
        {state === 'taken' ? (
          <path data-part="cross" d="M-5-5L5 5M5-5L-5 5" />
        ) : (
          <>
            <rect x="-13" y="-17" width="26" height="26" />
            <path data-part="back" d="M-17.6-6V8a7 7 0 0 0 7 7h21.2a7 7 0 0 0 7-7V-6" />
            <text y="0">{label}</text>
          </>
        )}
      </svg>
    ))}
  </Root>
)
