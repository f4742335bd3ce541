import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useStores } from '../../context/hooks.ts'

const Overlays = lazyWithRetry(async () => (await import('./Overlays.tsx')).Overlays)

const nothing = () => null

export interface OverlayPlaceProps {
  /** The list of cities is open. */
  isChoosingCity: boolean
  /** Opens the list of cities. */
  onChooseCity: () => void
}

/**
 * Overlays that open without a press. Their script is fetched once the visitor's earlier choices are known, and not
 * while the city prompt is open: one question at a time.
 */
export const OverlayPlace = observer(function OverlayPlace({
  isChoosingCity,
  onChooseCity,
}: OverlayPlaceProps) {
  const { cinemaGroups } = useStores()
  if (!cinemaGroups.isHydrated || cinemaGroups.isAsking) return null
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={null}>
        <Overlays isCityPromptShown={isChoosingCity} onChooseCity={onChooseCity} />
      </Suspense>
    </ErrorBoundary>
  )
})
