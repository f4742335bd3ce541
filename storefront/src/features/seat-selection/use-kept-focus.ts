import { useEffect, type RefObject } from 'react'
import { isFocusLost } from '../../order/is-focus-lost.ts'

/**
 * Gives the focus to news that took away the control which had it, so that nobody falls back to the top of the page. Who is
 * busy elsewhere, in the map for one, stays there.
 * @param target can take the focus; where it is not drawn, nothing happens
 * @param news another value is other news; null is none
 */
export function useRetainedFocus(target: RefObject<HTMLElement | null>, news: unknown): void {
  useEffect(() => {
    if (news === null || !isFocusLost()) return
    const { current } = target
    current?.focus({ preventScroll: true })
    if (current !== null && document.activeElement === current) current.scrollIntoView({ block: 'nearest' })
  }, [news, target])
}
