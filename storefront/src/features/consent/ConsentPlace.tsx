import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { memo, Suspense } from 'react'
import { getConsentStore, isConsentDrawn } from '../../stores/visitor/consent.ts'
import { useStores } from '../../context/hooks.ts'

const ConsentNotice = lazyWithRetry(async () => (await import('./ConsentNotice.tsx')).ConsentNotice)

const nothing = () => null

/**
 * Where the question of consent stands that the server has drawn: on many pages it is the largest thing of the first view,
 * and would be seen last of all if it waited for script. Drawn once: a change around it would have React throw the server's
 * markup away meanwhile. Where its script does not come, the overlays ask.
 */
export const ConsentPlace = memo(function ConsentPlace() {
  const stores = useStores()
  if (!isConsentDrawn(stores)) return null
  return (
    <ErrorBoundary fallback={nothing} onError={() => getConsentStore(stores).handBack()}>
      <Suspense fallback={null}>
        <ConsentNotice isDrawn />
      </Suspense>
    </ErrorBoundary>
  )
})
