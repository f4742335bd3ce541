import { FailureState } from '@foyer/design-system/failure-state'
import { PageContainer, Section } from '@foyer/design-system/layout'
import { useText } from '../../app/hooks.ts'

export interface RootErrorScreenProps {
  /** Cancels what is under way, forgets what is stored and loads the page anew. */
  onRefresh: () => void
  /** Correlation id, for who asks us about it. */
  reference?: string | undefined
}

/** The whole screen failed twice: what happened, and the one way on. */
export function RootErrorScreen({ onRefresh, reference }: RootErrorScreenProps) {
  const { t } = useText()
  return (
    <PageContainer as="main" id="content">
      <Section>
        <FailureState
          headingLevel={1}
          title={t('shared.error.root.title')}
          text={t('shared.error.root.text')}
          retryLabel={t('shared.error.root.refresh')}
          onRetry={onRefresh}
          reference={reference}
        />
      </Section>
    </PageContainer>
  )
}
