import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { useState } from 'react'
import { useText } from '../context/hooks.ts'

export interface ReloadFailureProps {
  title: string
  text: string
  /** Asks again; must not throw. */
  onReload: () => Promise<unknown>
}

/** What of a member's did not come, with a button that asks again and is busy meanwhile. */
export function ReloadFailure({ title, text, onReload }: ReloadFailureProps) {
  const { t } = useText()
  const [isReloading, setReloading] = useState(false)
  return (
    <FailureState
      title={title}
      text={text}
      retryLabel={t('shared.action.tryAgain')}
      retryingLabel={t('member.failed.retrying')}
      retrying={isReloading}
      onRetry={() => {
        setReloading(true)
        void onReload().then(() => setReloading(false))
      }}
    />
  )
}
