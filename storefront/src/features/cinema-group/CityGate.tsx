import { lateComponent } from '@foyer/design-system/late-part'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useStores } from '../../app/hooks.ts'

const CityDialog = lateComponent(async () => (await import('./CityDialog.tsx')).CityDialog)

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
