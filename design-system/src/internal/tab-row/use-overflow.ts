import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Never changes what moves under the finger until it rests. */
const scrollDebounceMs = 166
const resizeDebounceMs = 100

/** Which ends of a row that scrolls sideways have more behind them, in reading direction. */
export interface Overflow {
  start: boolean
  end: boolean
}

/** Smaller differences are rounding. */
const slack = 2

/** From the right, browsers count the way scrolled below nothing. */
export const getOverflow = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Overflow => {
  const past = Math.abs(scrollLeft)
  return { start: past > slack, end: past + clientWidth < scrollWidth - slack }
}

/**
 * Follows a row's overflow while it is scrolled or resized; false at both ends on the server. `look` updates it
 * immediately, for a caller that has moved the row itself.
 */
export function useOverflow(
  rowRef: RefObject<HTMLElement | null>,
  count: number,
): { overflow: Overflow; measure: () => void } {
  const [overflow, setOverflow] = useState<Overflow>({ start: false, end: false })
  const measure = useCallback(() => {
    if (!rowRef.current) return
    const next = getOverflow(rowRef.current)
    setOverflow((last) => (last.start === next.start && last.end === next.end ? last : next))
  }, [rowRef])
  useEffect(() => {
    const element = rowRef.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measureAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(measure, ms)
    }
    const scrolled = () => {
      measureAfter(scrollDebounceMs)
    }
    const resized = () => {
      measureAfter(resizeDebounceMs)
    }
    measureAfter(0)
    element.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', resized)
    }
  }, [rowRef, measure, count])
  return { overflow, measure }
}
