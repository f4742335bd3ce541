import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'

const subscribeToNothing = () => () => undefined

/**
 * What needs the member's data: it, its skeleton, or that it did not come. Nothing of a member for a visitor. Once more is
 * tried at the member's wish; if that fails too, the sign-in ends. A failure of the server's own load is none yet: the
 * browser, which is not told of it, loads again.
 */
export const MemberContent = observer(function MemberContent({ children }: { children: ReactNode }) {
  const { session, member } = useMembers()
  const { t } = useText()
  const [isRetrying, setRetrying] = useState(false)
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const retry = async () => {
    setRetrying(true)
    await member.reload()
    setRetrying(false)
  }
  if (session.isSignedIn && member.member) return children
  if (isInBrowser && session.isSignedIn && (isRetrying || member.state.status === 'Failure'))
    return (
      <FailureState
        title={t('member.failed.title')}
        text={t('member.failed.text')}
        retryLabel={t('shared.action.tryAgain')}
        retryingLabel={t('member.failed.retrying')}
        retrying={isRetrying}
        onRetry={() => void retry()}
      />
    )
  return <FormSkeleton label={t('shared.state.loading')} />
})
