import { ErrorBoundary } from '@foyer/design-system/error-boundary'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../app/hooks.ts'

const Notifications = lazy(async () => ({ default: (await import('./Notifications.tsx')).Notifications }))

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
