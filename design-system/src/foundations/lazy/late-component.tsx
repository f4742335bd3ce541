import { lazy, type ComponentType } from 'react'
import { whenAskedAgain } from './late-part.ts'

/**
 * A component whose script is fetched when it is first drawn, by React's `lazy`, within a `Suspense`. Where the script did
 * not come, the boundary around it is told, and asks for it anew when it is tried again; `lazy` alone never does.
 * @example const Menu = lateComponent(async () => (await import('./Menu.tsx')).Menu)
 */
export function lateComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const made = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // Not at once: React draws more than once before a boundary has the failure.
        whenAskedAgain(() => (Part = made()))
        throw error
      }
    })
  let Part: ComponentType<P> = made()
  return function Late(props: P) {
    return <Part {...props} />
  }
}
