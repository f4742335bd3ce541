import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

const listButtons = (region: HTMLElement | null) => [...(region?.querySelectorAll('button') ?? [])]

/**
 * Gives the focus of a button that has gone with its row to the one that has taken its place: that of the next row, or what
 * follows the list. For the component that renders the rows.
 * @param region has the rows and what follows them
 */
export function useFocusAfterRemoval(region: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ readonly button: HTMLButtonElement; readonly index: number } | null>(null)

  useEffect(() => {
    const { current } = region
    const follow = ({ target }: FocusEvent) => {
      const index = listButtons(current).findIndex((button) => button === target)
      focused.current = target instanceof HTMLButtonElement && index >= 0 ? { button: target, index } : null
    }
    current?.addEventListener('focusin', follow)
    return () => current?.removeEventListener('focusin', follow)
  }, [region])

  // After each change of the rows.
  useEffect(() => {
    if (!focused.current || focused.current.button.isConnected) return
    const { index } = focused.current
    focused.current = null
    if (isFocusLost()) listButtons(region.current)[index]?.focus()
  })
}
