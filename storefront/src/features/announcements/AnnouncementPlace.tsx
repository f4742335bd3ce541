import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { memo, Suspense } from 'react'

const Announcements = lazyWithRetry(async () => (await import('./Announcements.tsx')).Announcements)

const nothing = () => null

/**
 * Where announcements stand. The server writes them; their script comes after the page's own, and news that cannot be
 * shown is not worth a word. Drawn once: a change around it would have React throw the server's markup away meanwhile.
 */
export const AnnouncementPlace = memo(function AnnouncementPlace({ framed = false }: { framed?: boolean }) {
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={null}>
        <Announcements framed={framed} />
      </Suspense>
    </ErrorBoundary>
  )
})
