import { useDeferredValue, type ReactNode } from 'react'

export interface SlicedProps {
  /** True where there was no wait: the children are rendered with what is around them, as a page change needs it. */
  readonly isWhole: boolean
  /** What stands in its place meanwhile. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Renders what replaces a skeleton in slices, between which a press is answered. A change of a store is rendered in one task
 * otherwise, as React's `useSyncExternalStore` has it: a menu or a form of payment blocked a phone for 100 to 260 ms.
 */
export function Sliced({ isWhole, fallback, children }: SlicedProps) {
  const isNext = useDeferredValue(true, false)
  return isWhole || isNext ? children : fallback
}
