import { memo, useId, useMemo, type ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import type { PlanSeat, SeatEngine } from '../seat-map/index.ts'
import { frame, project } from './perspective.ts'
import { assumed } from './sight.ts'

/** With the lights down an auditorium is as dark in the light mode as in the dark one. */
const dark = {
  wall: '#0d1017',
  deep: '#07090d',
  near: '#030406',
  far: '#141820',
} as const

const Root = styled('figure', { name: 'FoyerSeatView', slot: 'Root' })({
  margin: 0,
  '& > svg': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    borderRadius: 'var(--foyer-radius-md)',
    background: dark.deep,
    // It is a picture: its colors are what it shows.
    forcedColorAdjust: 'none',
  },
  // What is seen until the picture is there.
  '& [data-part=screen]': { fill: 'var(--foyer-film-beam, #aeb8c8)' },
  '& [data-part=glow]': { fill: 'var(--foyer-film-beam, #7d8798)', opacity: 0.5 },
  '& :is([data-part=left], [data-part=right])': {
    fill: `color-mix(in srgb, ${dark.wall} 84%, var(--foyer-film-beam, #7d8798))`,
  },
  '& [data-part=front]': {
    fill: `color-mix(in srgb, ${dark.deep} 88%, var(--foyer-film-beam, #7d8798))`,
  },
  '& [data-part=ceiling]': {
    fill: `color-mix(in srgb, ${dark.deep} 94%, var(--foyer-film-beam, #7d8798))`,
  },
  '& [data-part=floor]': {
    fill: `color-mix(in srgb, ${dark.wall} 74%, var(--foyer-film-beam, #7d8798))`,
  },
  '& [data-part=row]': { stroke: 'rgb(255 255 255 / 9%)', strokeWidth: 0.7 },
  '& > figcaption': { marginBlockStart: 10, fontSize: 'var(--foyer-text-sm)', lineHeight: 1.4 },
  '& > figcaption > strong': { display: 'block', fontWeight: 650 },
  '& > figcaption > span': { color: 'var(--foyer-text-muted)' },
})

const Choice = styled('fieldset', { name: 'FoyerSeatView', slot: 'Choice' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  border: 0,
  '& > legend': visuallyHidden,
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 52,
    minBlockSize: 44,
    paddingInline: 10,
    border: '1px solid var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-md)',
    fontSize: 'var(--foyer-text-sm)',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
  },
  '& > label > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > label:has(:checked)': {
    borderColor: 'var(--foyer-text)',
    background: 'var(--foyer-surface-2)',
    fontWeight: 650,
    boxShadow: 'inset 0 0 0 1px var(--foyer-text)',
  },
  '& > label:has(:focus-visible)': { outline: '2px solid var(--foyer-primary-text)', outlineOffset: 2 },
  [media.forcedColors]: {
    '& > label:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
})

export interface SeatViewProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  /** The auditorium, as the seat map has it. */
  engine: SeatEngine
  /** Whose eyes they are. */
  seat: PlanSeat
  /** What is on the screen: the film's backdrop, of any shape. Without it the screen is lit in the film's color. */
  picture?: string | undefined
  /** "The view from H11". */
  title: string
  /** Distance, side and size in words: all that the drawing says. */
  text: string
  /** Further seats to look from, with the one that is shown; a choice of two or more. */
  seats?: readonly PlanSeat[] | undefined
  /** Spoken name of that choice. */
  choiceLabel?: string | undefined
  /** Called with the seat to look from. */
  onSeat?: ((seat: PlanSeat) => void) | undefined
}

/**
 * The screen as it is seen from a seat, with the rows in front, in the perspective that the layout gives: small from the back,
 * slanted from the side. Its caption says the same in words; the drawing itself is silent. Where to sit is chosen in the
 * `seat-map`; a layout without places of seats has no view. Keyboard of the choice of seats as the radio group of the ARIA
 * Authoring Practices, which the browser's own radios have. Our own: Material UI has no such part. Nothing of it moves.
 */
export function SeatView(props: SeatViewProps) {
  const { engine, seat, picture, title, text, seats = [], choiceLabel, onSeat, ...rest } = props
  const name = useId()
  return (
    <Root {...rest}>
      <Drawing engine={engine} seat={seat} picture={picture} />
      <figcaption>
        <strong>{title}</strong>
        <span>{text}</span>
      </figcaption>
      {seats.length > 1 && (
        <Choice>
          <legend>{choiceLabel}</legend>
          {seats.map((other) => (
            <label key={other.id}>
              <input
                type="radio"
                name={name}
                value={other.id}
                checked={other.id === seat.id}
                onChange={() => onSeat?.(other)}
              />
              <span>{other.name}</span>
            </label>
          ))}
        </Choice>
      )}
    </Root>
  )
}

/** A strip is a little wider than its part: no line of the ground is seen between two. */
const overlap = 0.004

const Drawing = memo(function Drawing({
  engine,
  seat,
  picture,
}: Pick<SeatViewProps, 'engine' | 'seat' | 'picture'>) {
  const view = useMemo(() => project(engine.place, engine.plan, seat), [engine, seat])
  const id = `view${useId().replace(/[^\w-]/g, '')}`
  const last = view.rows.length - 1
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      focusable="false"
      data-slot="drawing"
    >
      <defs>
        <clipPath id={`${id}-screen`}>
          <polygon points={view.screen} />
        </clipPath>
        <filter id={`${id}-glow`} x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="12" />
        </filter>
      </defs>
      <rect data-part="front" width={frame.width} height={frame.height} />
      <path data-part="ceiling" d={view.surfaces.ceiling} />
      <path data-part="left" d={view.surfaces.left} />
      <path data-part="right" d={view.surfaces.right} />
      <path data-part="floor" d={view.surfaces.floor} />
      <polygon data-part="glow" points={view.screen} filter={`url(#${id}-glow)`} />
      <polygon data-part="screen" points={view.screen} />
      {picture !== undefined && (
        <g clipPath={`url(#${id}-screen)`}>
          {view.strips.map(({ from, to, matrix }) => (
            <g key={from} transform={`matrix(${matrix.join(' ')})`}>
              <svg
                x={from}
                width={to - from + overlap}
                height={1}
                viewBox={`${from} 0 ${to - from + overlap} 1`}
                preserveAspectRatio="none"
              >
                {/* In units of its own shape, of which it fills the screen. */}
                <g transform={`scale(${1 / assumed.screenRatio} 1)`}>
                  <image
                    href={picture}
                    width={assumed.screenRatio}
                    height={1}
                    preserveAspectRatio="xMidYMid slice"
                  />
                </g>
              </svg>
            </g>
          ))}
        </g>
      )}
      {view.rows.map((row, index) => (
        <path
          // Rows are distinguished by how far they are from the eyes.
          key={last - index}
          data-part="row"
          fill={`color-mix(in srgb, ${dark.near} ${Math.round(100 - ((last - index) / (last + 1)) * 70)}%, ${dark.far})`}
          d={row}
        />
      ))}
    </svg>
  )
})
