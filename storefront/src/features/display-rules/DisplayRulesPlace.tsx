import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Suspense, useEffect, useRef } from 'react'
import { useHydrated, usePage } from '../../context/hooks.ts'
import { displayRulesId } from '../../context/page-state.ts'

const DisplayRules = lazyWithRetry(async () => (await import('./DisplayRules.tsx')).DisplayRules)

const nothing = () => null

/**
 * Where the rules of what is hidden are followed, on every page and in every frame. The server's own sheet is of the page
 * that it came with: it goes with that page, even where the script that takes it over has not come.
 */
export function DisplayRulesPlace() {
  const isHydrated = useHydrated()
  const { pathname } = usePage().url
  const rendered = useRef(pathname)
  useEffect(() => {
    if (pathname !== rendered.current) document.getElementById(displayRulesId)?.remove()
  }, [pathname])
  if (!isHydrated) return null
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={null}>
        <DisplayRules />
      </Suspense>
    </ErrorBoundary>
  )
}
