import { ErrorBoundary } from '@foyer/design-system/error-boundary'
import { FailureState } from '@foyer/design-system/failure-state'
import { PageContainer } from '@foyer/design-system/layout'
import type { ReactNode } from 'react'
import { useText } from '../../app/hooks.ts'

export interface BlockBoundaryProps {
  children: ReactNode
  /** A change of it gives the block another chance, for instance the address shown. */
  resetKey?: string | undefined
}

/** Keeps a block that breaks from taking the page with it: says so in its place and offers another try. */
export function BlockBoundary({ children, resetKey }: BlockBoundaryProps) {
  const { t } = useText()
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(_error, reset) => (
        <PageContainer>
          <FailureState
            title={t('shared.error.component')}
            text={t('shared.error.componentText')}
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
