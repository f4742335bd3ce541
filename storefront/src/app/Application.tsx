import type { ReactNode } from 'react'
import { JoinedWordsProvider } from '@foyer/design-system/joined-words'
import { LinkComponentProvider } from '@foyer/design-system/link'
import { StoresContext } from './contexts.ts'
import { HydratedProvider } from './HydratedProvider.tsx'
import { PrefetchContext, type Prefetch } from './prefetch.ts'
import { RouterLink } from './RouterLink.tsx'
import type { Stores } from './stores.ts'

export interface ApplicationProps {
  stores: Stores
  prefetch?: Prefetch
  /** The router's provider. */
  children: ReactNode
}

const nothing: Prefetch = () => undefined

/** Everything around the router, the same on both sides. */
export function Application({ stores, prefetch = nothing, children }: ApplicationProps) {
  const { texts } = stores
  return (
    <StoresContext value={stores}>
      <HydratedProvider>
        <PrefetchContext value={prefetch}>
          <LinkComponentProvider component={RouterLink} origin={stores.session.origin}>
            <JoinedWordsProvider join={(words) => texts.list(words)}>{children}</JoinedWordsProvider>
          </LinkComponentProvider>
        </PrefetchContext>
      </HydratedProvider>
    </StoresContext>
  )
}
