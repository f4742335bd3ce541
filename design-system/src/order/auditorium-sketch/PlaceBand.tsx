import type { ComponentPropsWithRef, ReactNode } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerPlaceBand', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '16px 40px',
  padding: '16px 32px',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  '& p': { margin: 0, color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)', lineHeight: 1.5 },
  '& > [data-slot=text]': { gridColumn: 2, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > [data-slot=text] > strong': { display: 'block', fontWeight: 650 },
  '& > [data-slot=text] > [data-slot=action]': { marginBlockStart: 8 },
  '& > [data-slot=aside]': { gridColumn: 3 },
  // Across the page, under its header; its content stands in the page's margins.
  '&[data-variant=band]': {
    padding: '24px var(--foyer-page-margin)',
    borderInlineWidth: 0,
    borderRadius: 0,
    background: 'var(--foyer-surface)',
    '& > [data-slot=text] > strong': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-xl)',
      fontWeight: 'var(--foyer-heading-weight)',
      letterSpacing: 'var(--foyer-heading-tracking)',
      lineHeight: 1.2,
    },
  },
  [media.below.md]: { '& > [data-slot=aside]': { gridColumn: '1 / -1' } },
  [media.below.sm]: {
    gap: 16,
    padding: 16,
    '&[data-variant=band]': { padding: '16px var(--foyer-page-margin)' },
    '& > svg': { inlineSize: 104 },
  },
})

export interface PlaceBandProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Above the place: "You are in". */
  eyebrow?: string | undefined
  /** The place: "Row H, seat 11". */
  title: string
  /** What happens there, with links in it: "We come along the left aisle." */
  text?: ReactNode
  /** A `AuditoriumSketch`, or the floor of a restaurant. */
  sketch?: ReactNode
  /** To another place: a `Link`. */
  action?: ReactNode
  /** At the end: what concerns the whole page. */
  aside?: ReactNode
  /** A box among others, or a band across the page; default 'card'. */
  variant?: 'card' | 'band' | undefined
}

/**
 * Where something is brought: the sketch beside the place in words. One on a page. Only the sketch: `AuditoriumSketch`;
 * seats with their prices are a `seat-chip`. Our own: Material UI has no such component.
 */
export function PlaceBand(props: PlaceBandProps) {
  const { eyebrow, title, text, sketch, action, aside, variant = 'card', ...rest } = props
  return (
    <Root data-variant={variant} {...rest}>
      {sketch}
      <div data-slot="text">
        {eyebrow !== undefined && <p>{eyebrow}</p>}
        <strong>{title}</strong>
        {text !== undefined && <p>{text}</p>}
        {action !== undefined && <div data-slot="action">{action}</div>}
      </div>
      {aside !== undefined && <div data-slot="aside">{aside}</div>}
    </Root>
  )
}
