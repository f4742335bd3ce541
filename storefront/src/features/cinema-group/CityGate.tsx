import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useStores } from '../../app/hooks.ts'

const CityDialog = lazy(() => import('./CityDialog.tsx').then((module) => ({ default: module.CityDialog })))

export interface CityGateProps {
  /** The visitor asked for the list of cities. */
  open: boolean
  onClose: () => void
}

/**
 * Asks for the city before anything else is done, once, and again when the visitor wants to change it.
 * The dialog's script is fetched when it is needed: the first load does without it.
 */
export const CityGate = observer(function CityGate({ open, onClose }: CityGateProps) {
  const { cinemaGroups } = useStores()
  const required = cinemaGroups.isPromptNeeded
  if (!required && !open) return null
  return (
    <Suspense fallback={null}>
      <CityDialog required={required} onClose={onClose} />
    </Suspense>
  )
})
