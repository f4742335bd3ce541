import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { useEffect, useState } from 'react'
import { useText } from '../../context/hooks.ts'

/** In place of a page whose code did not come: tried again by a press, and by itself when the connection is back. */
export function NoConnection({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const retry = () => {
    if (isBusy) return
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }
  useEffect(() => {
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
    }
  })
  return (
    <PageContainer as="main">
      <FailureState
        title={t('shared.error.offline.title')}
        text={t('shared.error.offline.text')}
        retryLabel={t('shared.action.tryAgain')}
        retrying={isBusy}
        onRetry={retry}
        headingLevel={1}
      />
    </PageContainer>
  )
}
