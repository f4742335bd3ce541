import type { KeyboardEvent, RefObject } from 'react'
import { findNextStop } from '../../foundations/keyboard/index.ts'
import { getTabAt, useCentredTab } from './use-centred-tab.ts'

export interface TabRow {
  /** The row; its children are its tabs. */
  rowRef: RefObject<HTMLElement | null>
  /** How many tabs are in it. */
  count: number
  /** Index of the open tab, negative for none. */
  openIndex: number
  /** Whether the arrows pass a tab. */
  isSkipped?: ((index: number) => boolean) | undefined
  /** A key opens the tab at this index. */
  onOpen: (index: number) => void
  /** Called whenever the row may have moved; must be stable. */
  onMove?: (() => void) | undefined
}

/**
 * What every row of tabs has: the open one in the middle of the row, and the keys of the tabs pattern of the ARIA
 * Authoring Practices. Returns what each tab does with a key, by its index: Left, Right, Home and End move and open.
 */
export function useTabRow({
  rowRef,
  count,
  openIndex,
  isSkipped,
  onOpen,
  onMove,
}: TabRow): (event: KeyboardEvent, index: number) => void {
  useCentredTab(rowRef, openIndex, onMove)
  return (event, index) => {
    // With a modifier key, the browser's own: Alt and Left goes back a page.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    // A link opens by Enter only, a tab by Space too.
    const isPressed = event.key === ' ' && event.currentTarget.tagName === 'A'
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = isPressed
      ? index
      : findNextStop(event.key, { index, count, axis: 'horizontal', isRtl, isSkipped })
    if (target === null) return
    event.preventDefault()
    onOpen(target)
    getTabAt(rowRef.current, target)?.focus()
  }
}
