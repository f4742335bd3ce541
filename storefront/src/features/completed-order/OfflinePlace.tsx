import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { styled } from '@foyer/design-system/foundations/styled'
import { Suspense } from 'react'
import { useHydrated } from '../../context/hooks.ts'
import type { ShownTicket } from './stored-ticket-record.ts'

const OfflineLine = lazyWithRetry(async () => (await import('./OfflineLine.tsx')).OfflineLine)

/** There before it is known what it says, so that nothing below it moves. */
const Place = styled('div')({ minBlockSize: '4.5rem' })

/** Where a ticket says whether it is on this device. Its code comes after the page; without it the place is empty. */
export function OfflinePlace({ ticket }: { ticket: ShownTicket }) {
  const isHydrated = useHydrated()
  return (
    <Place>
      {isHydrated && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <OfflineLine ticket={ticket} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Place>
  )
}
