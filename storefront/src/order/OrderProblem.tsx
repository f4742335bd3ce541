import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { Button } from '@foyer/design-system/actions/button'
import type { ReactNode } from 'react'
import { useText } from '../context/hooks.ts'

/** As far from the header, and its title as large, as on the steps it stands for. */
const ProblemContainer = styled(PageContainer)({
  paddingBlock: '48px 96px',
  [media.below.sm]: { paddingBlock: '24px 64px' },
  '&& h1': { fontSize: '2.75rem', [media.below.sm]: { fontSize: '2rem' } },
})

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
    <ProblemContainer>
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
    </ProblemContainer>
  )
}

/** A link that looks like the page's one action. */
export function NextAction({ href, children }: { href: string; children: ReactNode }) {
  return <Button href={href}>{children}</Button>
}
