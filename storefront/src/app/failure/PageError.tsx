import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { useEffect } from 'react'
import { useStores, useText } from '../../context/hooks.ts'

export interface PageErrorProps {
  error: unknown
  /** Tries to show the page again. */
  onRetry: () => void
}

/** A page that broke: the frame stays, the page can be tried again. */
export function PageError({ error, onRetry }: PageErrorProps) {
  const { t } = useText()
  const { logger } = useStores().core.platform
  useEffect(() => {
    logger.error(`A page failed: ${String(error)}`)
  }, [error, logger])
  return (
    <PageContainer>
      <FailureState
        title={t('shared.error.page.title')}
        text={t('shared.error.page.text')}
        retryLabel={t('shared.action.tryAgain')}
        onRetry={onRetry}
        headingLevel={1}
      />
    </PageContainer>
  )
}
