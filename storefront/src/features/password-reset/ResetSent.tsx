import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { Actions, LeadGlyph } from '../../member/NarrowColumn.tsx'
import { useStepsLeft } from '../../member/use-steps-left.ts'
import { formatSpokenTime } from '../../order/spoken-time.ts'
import { CaptchaField } from '../../member/captcha/CaptchaField.tsx'
import type { Captcha } from '../../member/captcha/use-captcha.ts'
import { EmphasizedText } from './EmphasizedText.tsx'
import { ResetAlert } from './ResetAlert.tsx'
import type { RequestFailure, ResetFailure } from './reset-failure.ts'

const second = 1_000
/** Seconds until the code may be asked for again. */
const secondsBetween = 60

export interface ResetSentProps {
  identifier: string
  /** When the code was asked for, by the platform's clock: epoch milliseconds. */
  sentAt: number
  /** The same code was asked for before. */
  isRepeated: boolean
  backHref: string
  captcha: Captcha
  /** @returns why it was not sent; null if it was */
  onAgain: () => Promise<RequestFailure | null>
  onChange: () => void
  onHasCode: () => void
}

/** The same for every identifier, known or not: where the mail goes, and what to do if none comes. */
export function ResetSent(props: ResetSentProps) {
  const { identifier, sentAt, isRepeated, backHref, captcha, onAgain, onChange, onHasCode } = props
  const { configuration } = useStores()
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ResetFailure | null>(null)
  const secondsLeft = useStepsLeft(sentAt + secondsBetween * second, second)
  const isEarly = secondsLeft > 0
  const { memberIdentifier } = configuration.value.loyalty

  async function sendAgain() {
    if (!captcha.check()) return
    setBusy(true)
    setFailure(null)
    const failed = await onAgain()
    // It was none of these the first time.
    setFailure(failed === 'invalid' ? 'failed' : failed)
    setBusy(false)
  }

  return (
    <>
      <LeadGlyph icon="mail" />
      <PageHeading
        title={t('member.reset.sent.title')}
        intro={<EmphasizedText textKey="member.reset.sent.text" name="identifier" value={identifier} />}
      />
      {failure && <ResetAlert failure={failure} />}
      <SettingList label={t('member.reset.sent.help')}>
        <SettingRow
          icon="clock"
          title={t('member.reset.sent.late.title')}
          note={t('member.reset.sent.late.text')}
        />
        <SettingRow
          icon="user"
          title={t(`member.reset.sent.wrong.title${memberIdentifier}`)}
          note={t('member.reset.sent.wrong.text')}
          action={
            <Button variant="text" size="medium" onClick={onChange}>
              {t('member.reset.sent.wrong.change')}
            </Button>
          }
        />
        <SettingRow
          icon="mail"
          title={t('member.reset.sent.code.title')}
          note={t('member.reset.sent.code.text')}
          action={
            <Button variant="text" size="medium" onClick={onHasCode}>
              {t('member.reset.sent.code.type')}
            </Button>
          }
        />
      </SettingList>
      {!isEarly && <CaptchaField captcha={captcha} />}
      <Actions>
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={t('member.reset.sending')}
          aria-disabled={isEarly}
          onClick={() => void sendAgain()}
        >
          {isEarly
            ? t('member.reset.sent.againIn', { time: formatSpokenTime(secondsLeft) })
            : t('member.reset.sent.again')}
        </Button>
        <Button variant="secondary" href={backHref}>
          {t('member.reset.back')}
        </Button>
      </Actions>
      {/* The seconds are for the eye. */}
      <LiveRegion
        message={
          isEarly ? (isRepeated ? t('member.reset.sent.sentAgain') : '') : t('member.reset.sent.canAsk')
        }
      />
    </>
  )
}
