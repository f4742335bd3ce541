import { ErrorBoundary } from '@foyer/design-system/feedback/error-boundary'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import type { ReactNode } from 'react'
import { useStores, useText } from '../context/hooks.ts'

export interface BlockBoundaryProps {
  children: ReactNode
  /** A change of it gives the block another chance, for instance the address shown. */
  resetKey?: string | undefined
  /** Shown instead of the general text. */
  title?: string | undefined
  text?: string | undefined
}

/** Keeps a block that breaks from taking the page with it: says so in its place, logs it and offers another try. */
export function BlockBoundary({ children, resetKey, title, text }: BlockBoundaryProps) {
  const { t } = useText()
  const { logger } = useStores().core.platform
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={(error) => logger.error(error.message)}
      fallback={(_error, reset) => (
        <PageContainer>
          <FailureState
            title={title ?? t('shared.error.component')}
            text={text ?? t('shared.error.componentText')}
            retryLabel={t('shared.action.tryAgain')}
            onRetry={reset}
          />
        </PageContainer>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
