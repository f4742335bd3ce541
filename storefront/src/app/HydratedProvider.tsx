import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { HydratedContext } from '../context/contexts.ts'

/**
 * False on the server and while the page is taken over, true afterwards. Apart from the application, so that the change
 * renders those alone who ask, and as a transition, so that it is done in slices.
 */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    startTransition(() => setIsHydrated(true))
  }, [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
