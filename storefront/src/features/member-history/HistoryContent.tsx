import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'
import type { HistoryValue } from '../../stores/members/history-cache.ts'

export interface HistoryContentProps<T> {
  value: HistoryValue<T>
  /** What did not come, in words: "Your bookings could not be loaded." */
  failure: string
  /** Stands for it while it is coming; default rows. */
  skeleton?: ReactNode
  children: (value: T) => ReactNode
}

/**
 * What is shown of a member's history: it, its skeleton, or that it did not come. It is requested in the browser alone,
 * and stays on screen while it is loaded again.
 */
export const HistoryContent = observer(function HistoryContent<T>({
  value,
  failure,
  skeleton,
  children,
}: HistoryContentProps<T>) {
  const { t } = useText()
  const [isRetrying, setRetrying] = useState(false)
  useEffect(() => void value.ensure(), [value])
  const { cached } = value
  if (cached.value !== undefined) return children(cached.value)
  if (!isRetrying && cached.error === undefined)
    return skeleton ?? <FormSkeleton label={t('shared.state.loading')} />
  const retry = async () => {
    setRetrying(true)
    await value.refresh()
    setRetrying(false)
  }
  return (
    <FailureState
      title={t('member.failed.title')}
      text={failure}
      retryLabel={t('shared.action.tryAgain')}
      retryingLabel={t('member.failed.retrying')}
      retrying={isRetrying}
      onRetry={() => void retry()}
    />
  )
}) as <T>(props: HistoryContentProps<T>) => ReactNode
