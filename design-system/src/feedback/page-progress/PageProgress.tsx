import { useEffect, useState, type ComponentPropsWithRef } from 'react'
import { LiveRegion } from '../live-region/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** Milliseconds that a page may take before the line appears. */
const shownAfter = 150

const Root = styled('div', { name: 'FoyerPageProgress', slot: 'Root' })({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 4,
  overflow: 'hidden',
  // Own background: it overlays headers of any color.
  background: 'var(--foyer-background)',
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    background: 'var(--foyer-primary-text)',
    animation: 'foyer-page-progress 1.1s ease-in-out infinite',
  },
  '[dir=rtl] &::before': { animationDirection: 'reverse' },
  '@keyframes foyer-page-progress': { from: { translate: '-100% 0' }, to: { translate: '250% 0' } },
  [media.reducedMotion]: { '&::before': { inlineSize: '100%', animation: 'none' } },
  [media.forcedColors]: { '&::before': { background: 'Highlight' } },
})

export interface PageProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the next page is loading. */
  active: boolean
  /** Announced text: "Loading". */
  label: string
}

/**
 * A line along the top of the window while the next page loads: shows immediately that a link was followed, static with
 * reduced motion, and announced. Fast pages never show it. For a block that is loading see `skeleton`. Our own: one
 * line, animated by CSS; Material UI's LinearProgress would add to every first load.
 */
export function PageProgress({ active, label, ...rest }: PageProgressProps) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setDue(true), shownAfter)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [active])
  const isShown = active && isDue
  return (
    <>
      {isShown && <Root role="progressbar" aria-label={label} data-page-progress="" {...rest} />}
      <LiveRegion message={isShown ? label : ''} />
    </>
  )
}
