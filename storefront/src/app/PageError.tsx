import { useEffect } from 'react'
import { FailureState } from '@foyer/design-system/failure-state'
import { PageContainer } from '@foyer/design-system/layout'
import { useNavigate, useLocation, useRouteError } from 'react-router-dom'
import { useStores, useText } from './hooks.ts'

/** A page that broke: the frame stays, the page can be tried again. */
export function PageError() {
  const error = useRouteError()
  const { t } = useText()
  const stores = useStores()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    stores.core.platform.logger.error(`A page failed: ${String(error)}`)
  }, [error, stores])
  return (
    <PageContainer>
      <FailureState
        title={t('shared.error.page.title')}
        text={t('shared.error.page.text')}
        retryLabel={t('shared.action.tryAgain')}
        onRetry={() => void navigate(pathname + search, { replace: true })}
        headingLevel={1}
      />
    </PageContainer>
  )
}
