import { PageContainer } from '@foyer/design-system/layout'
import { EmptyState } from '@foyer/design-system/empty-state'
import { FailureState } from '@foyer/design-system/failure-state'
import { Button } from '@foyer/design-system/button'
import type { ReactNode } from 'react'
import { useText } from '../../app/hooks.ts'

export interface OrderProblemProps {
  title: string
  text: string
  /** With it, this is a failure that may pass. */
  onRetry?: (() => void) | undefined
  retrying?: boolean
  actions?: ReactNode
}

/** An order page that has nothing to show but why, and what to do next. */
export function OrderProblem({ title, text, onRetry, retrying = false, actions }: OrderProblemProps) {
  const { t } = useText()
  return (
    <PageContainer>
      {onRetry ? (
        <FailureState
          headingLevel={1}
          title={title}
          text={text}
          retryLabel={t('transaction.retry')}
          retrying={retrying}
          onRetry={onRetry}
          actions={actions}
        />
      ) : (
        <EmptyState headingLevel={1} title={title} text={text} actions={actions} />
      )}
    </PageContainer>
  )
}

/** A link that looks like the page's one action. */
export function NextAction({ href, children }: { href: string; children: ReactNode }) {
  return <Button href={href}>{children}</Button>
}
