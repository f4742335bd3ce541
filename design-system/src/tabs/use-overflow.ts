import { useCallback, useEffect, useState, type RefObject } from 'react'

/** What moves under the finger is left alone until it rests. */
const scrollDebounceMs = 166
const resizeDebounceMs = 100

/** Which ends of a row that scrolls sideways have more behind them, in reading direction. */
export interface Overflow {
  start: boolean
  end: boolean
}

/** Less than this is a matter of rounding. */
const slack = 2

/** From the right, browsers count the way scrolled below nothing. */
export const overflowOf = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Overflow => {
  const past = Math.abs(scrollLeft)
  return { start: past > slack, end: past + clientWidth < scrollWidth - slack }
}

/**
 * Follows a row's overflow while it is scrolled or resized; false at both ends on the server. `look` is for whoever has
 * moved the row itself and need not wait.
 */
export function useOverflow(
  row: RefObject<HTMLElement | null>,
  count: number,
): { overflow: Overflow; look: () => void } {
  const [overflow, setOverflow] = useState<Overflow>({ start: false, end: false })
  const look = useCallback(() => {
    if (!row.current) return
    const next = overflowOf(row.current)
    setOverflow((last) => (last.start === next.start && last.end === next.end ? last : next))
  }, [row])
  useEffect(() => {
    const element = row.current
    if (!element) return
    let late: ReturnType<typeof setTimeout> | undefined
    const lookAfter = (ms: number) => {
      clearTimeout(late)
      late = setTimeout(look, ms)
    }
    const scrolled = () => {
      lookAfter(scrollDebounceMs)
    }
    const resized = () => {
      lookAfter(resizeDebounceMs)
    }
    lookAfter(0)
    element.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      clearTimeout(late)
      element.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', resized)
    }
  }, [row, look, count])
  return { overflow, look }
}
