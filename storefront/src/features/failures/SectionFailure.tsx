import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { Section } from '@foyer/design-system/foundations/layout'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'

export interface SectionFailureProps {
  /** 1 where it stands for the whole page; 2 unless given. */
  headingLevel?: 1 | 2 | undefined
  title?: string | undefined
  text: string
  /** Loads it again; resolves when it has come or failed once more. */
  onRetry: () => void | Promise<unknown>
}

/** Stands where a part of a page would that did not come: the rest of the page is there. Tries again on request. */
export function SectionFailure({ headingLevel, title, text, onRetry }: SectionFailureProps) {
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
        headingLevel={headingLevel}
        title={title ?? t('shared.error.page.title')}
        text={text}
        retryLabel={t('shared.action.tryAgain')}
        retrying={retrying}
        onRetry={() => void retry()}
      />
    </Section>
  )
}
