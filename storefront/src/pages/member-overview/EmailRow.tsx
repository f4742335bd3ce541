import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { SettingRow } from '@foyer/design-system/members/setting-list'
import { useState } from 'react'
import { useText } from '../../context/hooks.ts'
import { useExtendsMembers, useMembers } from '../../context/use-members.ts'

/** What has become of the mail that was asked for again. */
type Resend = 'none' | 'sending' | 'sent' | 'failed'

export interface EmailRowProps {
  email: string
  isVerified: boolean
}

/** The member's address and whether it is confirmed; the mail with the link can be sent again. */
export function EmailRow({ email, isVerified }: EmailRowProps) {
  const { t } = useText()
  const { accounts } = useMembers()
  const extendsMembers = useExtendsMembers()
  const [resend, setResend] = useState<Resend>('none')
  // Another server does not say whether it is confirmed, nor would it send a mail.
  if (!extendsMembers) return <SettingRow icon="mail" title={email} />
  if (isVerified)
    return (
      <SettingRow icon="check-circle" tone="success" title={email} note={t('member.overview.confirmed')} />
    )
  const send = async () => {
    setResend('sending')
    const result = await accounts.resendVerification()
    setResend(result.ok ? 'sent' : 'failed')
  }
  const note =
    resend === 'sent'
      ? t('member.overview.resent', { email })
      : resend === 'failed'
        ? t('member.overview.resendFailed')
        : t('member.overview.unconfirmed')
  return (
    <SettingRow
      icon={resend === 'sent' ? 'mail' : 'alert-circle'}
      tone={resend === 'sent' ? undefined : 'warning'}
      title={email}
      note={
        <>
          {note}
          <LiveRegion message={resend === 'sent' || resend === 'failed' ? note : ''} />
        </>
      }
      action={
        <Button
          variant="text"
          size="medium"
          busy={resend === 'sending'}
          busyLabel={t('member.overview.resending')}
          onClick={() => void send()}
        >
          {t('member.overview.resend')}
        </Button>
      }
    />
  )
}
