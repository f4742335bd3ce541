import { lazy, type ComponentType } from 'react'
import { onImportRetry } from './lazy-import.ts'

/**
 * A component whose script is fetched when it is first rendered, by React's `lazy`, within a `Suspense`. If that fails, the
 * surrounding error boundary gets the error, and its retry requests the script again; `lazy` alone never does.
 * @example const Menu = lazyWithRetry(async () => (await import('./Menu.tsx')).Menu)
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // Deferred: React renders more than once before a boundary has the failure.
        onImportRetry(() => (Part = createLazy()))
        throw error
      }
    })
  let Part: ComponentType<P> = createLazy()
  return function LazyWithRetry(props: P) {
    return <Part {...props} />
  }
}
