import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerPointsBand', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: 64,
  rowGap: 24,
  paddingBlock: 32,
  borderBlock: '1px solid var(--foyer-border)',
  '& > [data-slot=figure]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 12,
    margin: 0,
    '& > strong': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: '4rem',
      fontWeight: 'var(--foyer-heading-weight)',
      letterSpacing: 'var(--foyer-heading-tracking)',
      lineHeight: 1,
      fontVariantNumeric: 'lining-nums',
      overflowWrap: 'anywhere',
    },
  },
  '&[data-size=md]': { paddingBlock: 24, '& > [data-slot=figure] > strong': { fontSize: '2.75rem' } },
  '& > [data-slot=notes]': {
    maxInlineSize: 300,
    minInlineSize: 0,
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    '& > *': { margin: 0 },
    '& > strong': { display: 'block', fontSize: 'var(--foyer-text-md)', fontWeight: 650 },
    '& > p': { marginBlockStart: 4, color: 'var(--foyer-text-muted)' },
    '& > [data-slot=notice]': { display: 'flex', alignItems: 'start', gap: 10, marginBlockStart: 8 },
    '& > [data-slot=notice] > svg': { marginBlockStart: 1 },
  },
  [media.below.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: 28,
    '& > [data-slot=rail]:empty': { display: 'none' },
    '& > [data-slot=notes]': { maxInlineSize: 'none' },
    '& > :is(a, button)': { justifySelf: 'start' },
  },
  [media.below.sm]: { '& > :is(a, button)': { justifySelf: 'stretch' } },
})

export interface PointsBandProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The member's points, as they are read: "1,840". */
  figure: string
  /** What it counts, after the figure: "points". */
  unit: string
  /** What it leads to: a `tier-rail`. */
  rail?: ReactNode
  /** What comes next: "160 points to Gold". */
  title?: string | undefined
  /** What that brings. */
  note?: string | undefined
  /** What is lost when, with an hourglass: "120 points run out on 30 April". */
  notice?: string | undefined
  /** One button, in the place of the words or after them. */
  action?: ReactNode
  /** The figure's size: 64 px, where it is the largest thing of its page, or 44 px. Default 'lg'. */
  size?: 'lg' | 'md' | undefined
}

/**
 * The points of a member between two hairlines: how many, where that is on the way, what comes and what goes. The way
 * alone is a `tier-rail`. Our own: Material UI has no such part.
 */
export function PointsBand(props: PointsBandProps) {
  const { figure, unit, rail, title, note, notice, action, size = 'lg', ...rest } = props
  const hasNotes = title !== undefined || note !== undefined || notice !== undefined
  return (
    <Root data-size={size} {...rest}>
      <p data-slot="figure">
        <strong>{figure}</strong> <span>{unit}</span>
      </p>
      <div data-slot="rail">{rail}</div>
      {hasNotes && (
        <div data-slot="notes">
          {title !== undefined && <strong>{title}</strong>}
          {note !== undefined && <p>{note}</p>}
          {notice !== undefined && (
            <p data-slot="notice">
              <Icon name="hourglass" size={18} />
              <span>{notice}</span>
            </p>
          )}
        </div>
      )}
      {action}
    </Root>
  )
}
