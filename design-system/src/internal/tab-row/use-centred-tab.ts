import { useEffect, type RefObject } from 'react'

/** The tab at an index of a row, whose children are its tabs. */
export const getTabAt = (row: HTMLElement | null, index: number): HTMLElement | undefined =>
  row?.querySelectorAll<HTMLElement>(':scope > *')[index]

/**
 * Keeps the open tab in the middle of a row that scrolls sideways, as far as the row scrolls: when another opens, when
 * a font loads, and when a phone is rotated. `rowRef` is the row, which positions its tabs; `index` is the open tab's,
 * negative for none; `onMove` is called whenever the row may have moved, and must be stable.
 */
export function useCentredTab(
  rowRef: RefObject<HTMLElement | null>,
  index: number,
  onMove?: () => void,
): void {
  useEffect(() => {
    const row = rowRef.current
    const tab = getTabAt(row, index)
    if (!row || !tab) return
    const centre = () => {
      // Sideways only: `scrollIntoView` would also move the page.
      if (row.scrollWidth > row.clientWidth)
        row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
      onMove?.()
    }
    if (typeof ResizeObserver === 'undefined') {
      centre()
      return
    }
    // Also called initially, after the page's layout.
    const observer = new ResizeObserver(centre)
    observer.observe(tab)
    observer.observe(row)
    return () => {
      observer.disconnect()
    }
  }, [rowRef, index, onMove])
}
