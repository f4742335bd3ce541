import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { memo, Suspense } from 'react'
import { useHydrated } from '../../context/hooks.ts'

const ForYou = lazyWithRetry(async () => (await import('./ForYou.tsx')).ForYou)

const nothing = () => null

/**
 * Where recommended films stand. The server knows nobody and writes none; they come after the page, or not at all: films
 * that cannot be recommended are not worth a word.
 */
export const ForYouPlace = memo(function ForYouPlace() {
  return useHydrated() ? (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={null}>
        <ForYou />
      </Suspense>
    </ErrorBoundary>
  ) : null
})
