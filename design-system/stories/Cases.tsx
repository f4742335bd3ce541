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
    color: 'var(--foyer-text-muted)',
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 14,
    lineHeight: '20px',
  },
})

/** The variants and states of a component side by side, `min` px wide each: what `AllVariants` shows. */
export const Cases = ({ min = 300, children }: { min?: number; children: ReactNode }) => (
  <Grid min={min}>{children}</Grid>
)

interface ForcedProps {
  /** The state in which a control is drawn. */
  force?: ForcedState | undefined
  /** Selector of that control; the first one unless given. */
  control?: string | undefined
  children: ReactNode
}

/** A control in a state, where what is around it has no caption: a part as wide as a page. */
export const Forced = ({ force, control, children }: ForcedProps) => {
  const root = useRef<HTMLDivElement>(null)
  // After every rendering: another brand brings other styles.
  useLayoutEffect(() => (root.current && force ? forceState(root.current, force, control) : undefined))
  return <div ref={root}>{children}</div>
}

interface CaseProps extends ForcedProps {
  /** What is shown, in two or three words. */
  name: string
  /** Takes a row of its own. */
  wide?: boolean
}

/** One variant or state among `Cases`. */
export const Case = ({ name, wide, children, ...forced }: CaseProps) => (
  <Cell data-wide={wide ? '' : undefined}>
    <p data-slot="case">{name}</p>
    <Forced {...forced}>{children}</Forced>
  </Cell>
)
