import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerTimesBar', slot: 'Root' })({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 4,
  display: 'grid',
  padding: '10px var(--foyer-page-margin) calc(10px + env(safe-area-inset-bottom))',
  borderStartStartRadius: 'var(--foyer-radius-lg)',
  borderStartEndRadius: 'var(--foyer-radius-lg)',
  borderBlockStart: '1px solid var(--foyer-border)',
  background: 'var(--foyer-surface)',
  '&[data-reached]': { display: 'none' },
  // The question for consent stands at the foot of a phone, too: it is answered first.
  ':root:has(#cookie-notice[data-covers-foot]) &': { display: 'none' },
  [media.up.sm]: { display: 'none' },
  [media.print]: { display: 'none' },
})

export interface TimesBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** "Times from £11.50". */
  label: string
  /** Id of the part of the page to which it leads; the bar is gone when that comes into view. */
  target: string
}

/**
 * A bar at the foot of a phone that leads to the times of a long page, until they are reached. The bar of an order is that
 * of `order-summary`. Our own: Material UI has no such part.
 */
export function TimesBar({ label, target, ...rest }: TimesBarProps) {
  const isReached = useReached(target)
  const data = { 'data-covers-foot': isReached ? undefined : '', 'data-reached': isReached ? '' : undefined }
  return (
    <Root {...data} {...rest}>
      <Button href={`#${target}`}>{label}</Button>
    </Root>
  )
}

/** Whether an element is in view, or above it. */
function useReached(id: string): boolean {
  const [isReached, setReached] = useState(false)
  const observed = useRef<IntersectionObserver>(undefined)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || !('IntersectionObserver' in window)) return undefined
    observed.current = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last) setReached(last.isIntersecting || last.boundingClientRect.top < 0)
    })
    observed.current.observe(element)
    return () => {
      observed.current?.disconnect()
    }
  }, [id])
  return isReached
}
