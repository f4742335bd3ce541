import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { createDismissalMemory } from '../../stores/content/dismissal-memory.ts'
import { isConsentDrawn, getConsentStore } from '../../stores/visitor/consent.ts'
import { usePage, useStore, useStores } from '../../context/hooks.ts'
import { getSiteContentStores } from '../../stores/content/site-content-stores.ts'
import { useCityNotice } from '../../features/cinema-group/use-city-notice.ts'
import { orderMemoryKey, parseRemembered } from '../../stores/orders/order-memory.ts'
import { readJson } from '../../stores/browser/storage.ts'
import { Notifications } from '../../features/notifications/Notifications.tsx'

const ConsentNotice = lazyWithRetry(
  async () => (await import('../../features/consent/ConsentNotice.tsx')).ConsentNotice,
)
const EditorPopup = lazyWithRetry(
  async () => (await import('../../features/popups/EditorPopup.tsx')).EditorPopup,
)

const HeldOrderReminder = lazyWithRetry(
  async () => (await import('../../features/held-order/HeldOrderReminder.tsx')).HeldOrderReminder,
)

const nothing = () => null

/** Milliseconds for which a page is looked at before something opens over it. */
const popupAfter = 3_000

export interface OverlaysProps {
  isCityPromptShown: boolean
  /** Opens the list of cities. */
  onChooseCity: () => void
}

/** Notifications, consent and popup, each fetched when there is something of it. */
export const Overlays = observer(function Overlays({ isCityPromptShown, onChooseCity }: OverlaysProps) {
  const stores = useStores()
  const consent = useStore(getConsentStore)
  const { content } = useStore(getSiteContentStores)
  const isOrderRemembered = parseRemembered(readJson(stores.core.platform.local, orderMemoryKey)) !== null
  const path = usePage().url.pathname
  const [settledOn, setSettledOn] = useState<string | null>(null)
  useCityNotice(onChooseCity, isCityPromptShown)
  useEffect(() => {
    const stop = createDismissalMemory(stores).start()
    void content.ensure()
    return stop
  }, [content, stores])
  useEffect(() => {
    const timer = setTimeout(() => setSettledOn(path), popupAfter)
    return () => clearTimeout(timer)
  }, [path])
  return (
    <>
      <Notifications />
      <ErrorBoundary fallback={nothing}>
        <Suspense fallback={null}>{isOrderRemembered && <HeldOrderReminder />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={nothing}>
        <Suspense fallback={null}>
          {consent.isAnswerNeeded && (consent.isHandedBack || !isConsentDrawn(stores)) && <ConsentNotice />}
        </Suspense>
      </ErrorBoundary>
      <Suspense fallback={null}>
        {settledOn === path && content.popups.length > 0 && (
          <EditorPopup isHeld={isCityPromptShown || consent.isAnswerNeeded} />
        )}
      </Suspense>
    </>
  )
})
