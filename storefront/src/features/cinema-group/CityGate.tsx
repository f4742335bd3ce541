import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef } from 'react'
import { usePage, useStores } from '../../context/hooks.ts'
import { contentId, programmeId } from '../../page/places.ts'

const CityDialog = lazyWithRetry(async () => (await import('./CityDialog.tsx')).CityDialog)

export interface CityGateProps {
  /** The visitor asked for the list of cities. */
  open: boolean
  onClose: () => void
}

/**
 * Asks for the city once, before anything else is done, and again when the visitor wants to change it. A visitor who reads
 * already is asked beside the page (`useCityNotice`); where a city is required, the list then opens with the next page.
 * The dialog's script is fetched when it is needed: the first load does without it.
 */
export const CityGate = observer(function CityGate({ open, onClose }: CityGateProps) {
  const { cinemaGroups } = useStores()
  const path = usePage().url.pathname
  const lastPath = useRef(path)
  const { isAsking, isPromptNeeded } = cinemaGroups

  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (isPromptNeeded) cinemaGroups.promptAgain()
  }, [cinemaGroups, isPromptNeeded, path])

  const isShown = isAsking || open
  useEffect(() => {
    if (!isShown) return
    return () => {
      // When the dialog has given the focus back. Where nobody had it, it goes to what was asked for.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const place = document.getElementById(programmeId) ?? document.getElementById(contentId)
        place?.focus({ preventScroll: true })
      })
    }
  }, [isShown])

  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <CityDialog
        required={isPromptNeeded}
        isOffered={isAsking && !isPromptNeeded}
        onClose={() => {
          if (cinemaGroups.isOffered) cinemaGroups.deferPrompt()
          onClose()
        }}
      />
    </Suspense>
  )
})
