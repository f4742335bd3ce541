import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Suspense } from 'react'
import { useHydrated } from '../../context/hooks.ts'

const Notifications = lazyWithRetry(async () => (await import('./Notifications.tsx')).Notifications)

const nothing = () => null

/** Where notifications appear. No page begins with one: what shows them is fetched once the page is taken over. */
export function NotificationsPlace() {
  return useHydrated() ? (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={null}>
        <Notifications />
      </Suspense>
    </ErrorBoundary>
  ) : null
}
