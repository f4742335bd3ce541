import { Button } from '@foyer/design-system/actions/button'
import { SettingRow } from '@foyer/design-system/members/setting-list'
import { useState } from 'react'
import type { Result } from '../../cache/result.ts'
import { useText } from '../../context/hooks.ts'
import type { Failure } from '../../services/http/failure.ts'
import { toCredentialRefusal } from './refusal.ts'
import { VerificationCodeForm } from './VerificationCodeForm.tsx'

export interface UnverifiedProps {
  email: string
  /** Mails another link. */
  resend: () => Promise<Result<void, Failure>>
  verify: (code: string) => Promise<Result<void, Failure>>
  onVerified: () => void
}

/** Nobody knows yet whether mail to the address arrives: the code can be typed in, and another mail sent. */
export function Unverified({ email, resend, verify, onVerified }: UnverifiedProps) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  async function send() {
    setBusy(true)
    const result = await resend()
    setBusy(false)
    setNote(
      result.ok
        ? t('member.credentials.sentAgain', { email })
        : t(toCredentialRefusal(result.failure, 'email').text),
    )
  }
  return (
    <SettingRow
      icon="mail"
      tone="warning"
      title={t('member.credentials.unverifiedTitle')}
      note={<span role="status">{note ?? t('member.credentials.unverifiedText')}</span>}
      action={
        <Button
          variant="text"
          size="medium"
          busy={isBusy}
          busyLabel={t('member.credentials.sendingAgain')}
          onClick={() => void send()}
        >
          {t('member.credentials.sendAgain')}
        </Button>
      }
    >
      <VerificationCodeForm verify={verify} onVerified={onVerified} />
    </SettingRow>
  )
}
