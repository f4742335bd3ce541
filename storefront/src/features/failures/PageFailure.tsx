import { FailureState } from '@foyer/design-system/failure-state'
import { PageContainer, Section } from '@foyer/design-system/layout'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'

export interface PageFailureProps {
  title?: string | undefined
  text?: string | undefined
  /** Loads the page again; resolves when it has come or failed once more. */
  onRetry: () => void | Promise<unknown>
}

/** A page whose content did not come: says so and tries again on request. */
export function PageFailure({ title, text, onRetry }: PageFailureProps) {
  const { t } = useText()
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
  }
  return (
    <PageContainer>
      <Section>
        <FailureState
          headingLevel={1}
          title={title ?? t('shared.error.page.title')}
          text={text ?? t('shared.error.page.text')}
          retryLabel={t('shared.action.tryAgain')}
          retrying={retrying}
          onRetry={() => void retry()}
        />
      </Section>
    </PageContainer>
  )
}
