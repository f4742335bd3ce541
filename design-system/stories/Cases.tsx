import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from '@foyer/design-system/foundations/styled'
import { forceState, type ForcedState } from './force-states.ts'

const Grid = styled('div', { shouldForwardProp: (prop) => prop !== 'min' })<{ min: number }>(({ min }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
  gap: '32px 40px',
  alignItems: 'start',
}))

const Cell = styled('div')({
  minInlineSize: 0,
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > [data-slot=case]': {
    marginBlockEnd: 12,
    color: 'var(--muted)',
    fontFamily: 'var(--font-body)',
    fontSize: 14,
    lineHeight: '20px',
  },
})

/** The variants and states of a component side by side, `min` px wide each: what `AllVariants` shows. */
export const Cases = ({ min = 300, children }: { min?: number; children: ReactNode }) => (
  <Grid min={min}>{children}</Grid>
)

interface CaseProps {
  /** What is shown, in two or three words. */
  name: string
  /** Takes a row of its own. */
  wide?: boolean
  /** The state in which the first control is drawn. */
  force?: ForcedState
  /** Selector of the control that is drawn in it, where it is not the first. */
  control?: string
  children: ReactNode
}

/** One variant or state among `Cases`. */
export const Case = ({ name, wide, force, control, children }: CaseProps) => {
  const root = useRef<HTMLDivElement>(null)
  // After every rendering: another brand brings other styles.
  useLayoutEffect(() => (root.current && force ? forceState(root.current, force, control) : undefined))
  return (
    <Cell data-wide={wide ? '' : undefined}>
      <p data-slot="case">{name}</p>
      <div ref={root}>{children}</div>
    </Cell>
  )
}
