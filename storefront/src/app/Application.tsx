import type { ReactNode } from 'react'
import { ListFormatProvider } from '@foyer/design-system/foundations/list-format'
import { LinkComponentProvider } from '@foyer/design-system/actions/link'
import { RootThemeProvider } from '@foyer/design-system/theme'
import { StoresContext } from '../context/contexts.ts'
import { HydratedProvider } from './HydratedProvider.tsx'
import { PrefetchContext, type Prefetch } from './routing/prefetch.ts'
import { RouterLink } from './routing/RouterLink.tsx'
import { PressReceiver } from './startup/PressReceiver.tsx'
import type { Stores } from '../stores/create-stores.ts'

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
            <RootThemeProvider>
              <ListFormatProvider join={(items) => texts.list(items)}>
                <PressReceiver>{children}</PressReceiver>
              </ListFormatProvider>
            </RootThemeProvider>
          </LinkComponentProvider>
        </PrefetchContext>
      </HydratedProvider>
    </StoresContext>
  )
}
