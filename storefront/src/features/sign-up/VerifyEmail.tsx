import { Button } from '@foyer/design-system/actions/button'
import type { IconName } from '@foyer/design-system/foundations/icon'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Result } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import { Actions, LeadGlyph, NarrowColumn } from '../../member/NarrowColumn.tsx'
import type { Failure } from '../../services/http/failure.ts'

type State = 'checking' | 'verified' | 'invalid' | 'failed'

const icons = {
  checking: 'mail',
  verified: 'check-circle',
  invalid: 'alert-circle',
  failed: 'alert-circle',
} as const satisfies Record<State, IconName>

export interface VerifyEmailProps {
  /** The code of the mail's link. */
  code: string
  verify: (code: string) => Promise<Result<void, Failure>>
  /** Where the visitor goes on: the member's area, which asks a visitor who is not signed in to sign in. */
  nextHref: string
  /** Where another mail can be requested. */
  accountHref: string
}

/** The server has an answer to the code itself: another try has the same. */
const isAnswered = ({ kind, retryable }: Failure) => kind === 'condition' && !retryable

/** Verifies an address by the code of a mail, as soon as its link is opened. */
export function VerifyEmail({ code, verify, nextHref, accountHref }: VerifyEmailProps) {
  const { t } = useText()
  const [state, setState] = useState<State>('checking')
  const [attempt, setAttempt] = useState(1)
  const root = useRef<HTMLDivElement>(null)
  const send = useEffectEvent(() => verify(code))
  useEffect(() => {
    let isShown = true
    void send().then((result) => {
      if (!isShown) return
      const next = result.ok ? 'verified' : isAnswered(result.failure) ? 'invalid' : 'failed'
      setState(next)
      // Another button stands in the place of the one that was pressed.
      if (attempt > 1 && next !== 'failed') root.current?.querySelector('h1')?.focus()
    })
    return () => {
      isShown = false
    }
  }, [attempt])
  const isRetrying = state === 'checking' && attempt > 1
  return (
    <NarrowColumn ref={root}>
      <LeadGlyph icon={icons[state]} />
      <div role="status">
        <PageHeading title={t(`member.verify.${state}.title`)} intro={t(`member.verify.${state}.text`)} />
      </div>
      {(state !== 'checking' || isRetrying) && (
        <Actions>
          {(state === 'failed' || isRetrying) && (
            <Button
              busy={isRetrying}
              busyLabel={t('member.verify.checking.title')}
              onClick={() => {
                setState('checking')
                setAttempt(attempt + 1)
              }}
            >
              {t('member.verify.again')}
            </Button>
          )}
          {state === 'verified' && <Button href={nextHref}>{t('member.verify.next')}</Button>}
          {state === 'invalid' && <Button href={accountHref}>{t('member.verify.toAccount')}</Button>}
        </Actions>
      )}
    </NarrowColumn>
  )
}
