import { FailureState } from '@foyer/design-system/failure-state'
import { Section } from '@foyer/design-system/layout'
import { useState } from 'react'
import { useText } from '../../app/hooks.ts'

export interface SectionFailureProps {
  title?: string | undefined
  text: string
  /** Loads it again; resolves when it has come or failed once more. */
  onRetry: () => Promise<unknown>
}

/** Stands where a part of a page would that did not come: the rest of the page is there. Tries again on request. */
export function SectionFailure({ title, text, onRetry }: SectionFailureProps) {
  const { t } = useText()
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
  }
  return (
    <Section>
      <FailureState
        title={title ?? t('shared.error.page.title')}
        text={text}
        retryLabel={t('shared.action.tryAgain')}
        retrying={retrying}
        onRetry={() => void retry()}
      />
    </Section>
  )
}
