import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { ScriptNotice } from '@foyer/design-system/feedback/script-notice'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DisplayRulesPlace } from '../features/display-rules/DisplayRulesPlace.tsx'
import { NavigatingContext, PageContextContext } from '../context/contexts.ts'
import { useStores, useText } from '../context/hooks.ts'
import { isReading } from './startup/is-reading.ts'
import { NavigationProgress } from './routing/NavigationProgress.tsx'
import { NoConnection } from './failure/NoConnection.tsx'
import { PageError } from './failure/PageError.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageRoute } from './routing/route-table.ts'
import { RootError } from './failure/RootError.tsx'
import { useBrowserLayoutEffect } from './routing/use-browser-layout-effect.ts'
import { useScroll } from './routing/use-scroll.ts'
import { useShownPage, type ReadyPage } from './routing/use-shown-page.ts'

const contentId = 'content'

export interface AppRootProps {
  table: readonly PageRoute[]
  /** The page that the server has rendered; its code is loaded, so that it hydrates immediately. */
  first: ReadyPage
}

/** The shown page in its frame; scroll, focus and announcement of page changes; what starts after hydration. */
export function AppRoot({ table, first }: AppRootProps) {
  const stores = useStores()
  const { t } = useText()
  const { shown, isNavigating } = useShownPage(table, stores, first)
  const { pathname } = shown.location
  const [announced, setAnnounced] = useState('')
  const previous = useRef(pathname)
  const focused = useRef(pathname)
  useScroll(shown.location)

  useEffect(() => {
    const stop = stores.today.start()
    // In a separate task, because opening a browser's storage is slow.
    const timer = setTimeout(() => {
      stores.cinemaGroups.restore(isReading())
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [stores])

  // Before the page is drawn: effects wait for a travelling picture, and keys that are pressed meanwhile belong to the page.
  useBrowserLayoutEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // After the new page's own task, which writes its title.
    const timer = setTimeout(() => {
      setAnnounced(document.title)
    })
    return () => {
      clearTimeout(timer)
    }
  }, [pathname])

  // Stays the same object while the same page is shown, so that a pending navigation does not render it again.
  const page = useMemo(
    () =>
      shown.kind === 'page' && (
        <>
          <shown.Frame>
            <ErrorBoundary
              resetKey={shown.location.key}
              fallback={(error, reset) => <PageError error={error} onRetry={reset} />}
            >
              <PageFrame key={shown.route.id} page={shown.page} module={shown.module} />
            </ErrorBoundary>
          </shown.Frame>
          <DisplayRulesPlace />
        </>
      ),
    [shown],
  )

  return (
    <>
      {shown.kind === 'page' && shown.route.layout !== 'quiet' && shown.route.layout !== 'sign-in' && (
        <ScriptNotice text={t('shared.noScript')} />
      )}
      <ErrorBoundary resetKey={pathname} fallback={(error) => <RootError error={error} />}>
        {shown.kind === 'page' ? (
          <PageContextContext value={shown.page}>
            <NavigatingContext value={isNavigating}>{page}</NavigatingContext>
          </PageContextContext>
        ) : shown.kind === 'unreachable' ? (
          <NoConnection onRetry={shown.onRetry} />
        ) : (
          <RootError error={shown.error} />
        )}
      </ErrorBoundary>
      <LiveRegion message={announced} />
      <NavigationProgress isNavigating={isNavigating} />
    </>
  )
}
