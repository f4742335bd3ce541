import { FailureState } from '@foyer/design-system/feedback/failure-state'
import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'

const FailureNote = styled('small', { name: 'FoyerMemberContent', slot: 'FailureNote' })({
  display: 'block',
  marginBlockStart: 8,
  fontSize: 'var(--foyer-text-sm)',
  lineHeight: 1.45,
})

const subscribeToNothing = () => () => undefined

export interface MemberContentProps {
  children: ReactNode
  /** In the measures of what comes; default that of a form. */
  skeleton?: ReactNode
  /** Said under the words of a failure. */
  failureNote?: string | undefined
}

/**
 * What needs the member's data: it, its skeleton, or that it did not come. Nothing of a member for a visitor. Once more is
 * tried at the member's wish; if that fails too, the sign-in ends. A failure of the server's own load is none yet: the
 * browser, which receives no notice of it, loads again.
 */
export const MemberContent = observer(function MemberContent(props: MemberContentProps) {
  const { children, skeleton, failureNote } = props
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
        text={
          <>
            {t('member.failed.text')}
            {failureNote !== undefined && <FailureNote>{failureNote}</FailureNote>}
          </>
        }
        retryLabel={t('shared.action.tryAgain')}
        retryingLabel={t('member.failed.retrying')}
        retrying={isRetrying}
        onRetry={() => void retry()}
      />
    )
  return skeleton ?? <FormSkeleton label={t('shared.state.loading')} />
})
