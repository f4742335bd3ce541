import { useEffect, useState } from 'react'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { useStores, useText } from '../../context/hooks.ts'
import { isCardSent, canReload, reloadOnce, type Leaving } from './root-recovery.ts'

/** Shown when the whole page fails: reloads once, then shows the error and offers a reset. */
export function RootError({ error, page }: { error: unknown; page?: Leaving }) {
  const stores = useStores()
  const { t } = useText()
  const [isReloading] = useState(() => canReload(stores))
  // As it stood when the page broke: the refresh forgets it.
  const [isSent] = useState(() => isCardSent(stores))
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    stores.core.platform.logger.error(`The application failed: ${String(error)}`)
    if (isReloading) reloadOnce(stores, page)
  }, [error, stores, isReloading, page])
  if (isReloading) return null
  return (
    <PageContainer as="main">
      <FailureState
        title={t('shared.error.root.title')}
        text={t(isSent ? 'shared.error.root.textSent' : 'shared.error.root.text')}
        retryLabel={t('shared.error.root.refresh')}
        retrying={isBusy}
        onRetry={() => {
          setBusy(true)
          // Fetched by the press; where it does not come, a new try of the page is what is left.
          void import('./reset-session.ts').then(
            ({ resetSession }) => resetSession(stores, page),
            () => (page ?? location).reload(),
          )
        }}
        headingLevel={1}
      />
    </PageContainer>
  )
}
