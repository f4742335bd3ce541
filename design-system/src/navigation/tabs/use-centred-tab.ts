import { useEffect, type RefObject } from 'react'

/** The tab at an index of a row, whose children are its tabs. */
export const getTabAt = (row: HTMLElement | null, index: number): HTMLElement | undefined =>
  row?.querySelectorAll<HTMLElement>(':scope > *')[index]

/**
 * Keeps the open tab in the middle of a row that scrolls sideways, as far as the row goes: when another opens, when a
 * typeface comes after its words, and when a phone is turned. `rowRef` is the row, which its tabs are placed by; `index` is
 * that of the open tab, below nothing where none is; `onMove` is told whenever the row may have moved, and stays the same
 * function.
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
    // It calls at once too, when the page has been laid out anyway.
    const observer = new ResizeObserver(centre)
    observer.observe(tab)
    observer.observe(row)
    return () => {
      observer.disconnect()
    }
  }, [rowRef, index, onMove])
}
