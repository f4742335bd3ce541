import { Suspense, useState, type ComponentType } from 'react'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'

/**
 * A component that opens over the page, fetched when it is first opened. Stays mounted afterwards, so that closing can
 * fade.
 */
export function loadWhenOpened<P extends { open: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Loaded = lazyWithRetry(load)
  return function LoadedWhenOpened(props: P) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    if (!wanted) return null
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
