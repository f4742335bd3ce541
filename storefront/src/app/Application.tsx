import { useSyncExternalStore, type ReactNode } from 'react'
import { LinkComponentProvider } from '@foyer/design-system/link'
import { HydratedContext, StoresContext } from './contexts.ts'
import { PrefetchContext, type Prefetch } from './prefetch.ts'
import { RouterLink } from './RouterLink.tsx'
import type { Stores } from './stores.ts'

export interface ApplicationProps {
  stores: Stores
  prefetch?: Prefetch
  /** The router's provider. */
  children: ReactNode
}

const never = () => () => undefined
const nothing: Prefetch = () => undefined

/** Everything around the router, the same on both sides. */
export function Application({ stores, prefetch = nothing, children }: ApplicationProps) {
  // False for the server and for hydration, true from the first update on.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <StoresContext value={stores}>
      <HydratedContext value={isHydrated}>
        <PrefetchContext value={prefetch}>
          <LinkComponentProvider component={RouterLink}>{children}</LinkComponentProvider>
        </PrefetchContext>
      </HydratedContext>
    </StoresContext>
  )
}
