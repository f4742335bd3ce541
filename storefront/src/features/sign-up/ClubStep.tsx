import { Button } from '@foyer/design-system/actions/button'
import { useForm } from '@foyer/design-system/forms/form'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import { CaptchaField } from '../../member/captcha/CaptchaField.tsx'
import type { Captcha } from '../../member/captcha/use-captcha.ts'
import { FriendCodeField } from './FriendCodeField.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { TermsBox } from './TermsBox.tsx'

export interface ClubStepProps {
  /** Who signs up, as it was typed. */
  name: string
  email: string
  hasAcceptedTerms: boolean
  /** The account is being made. */
  isBusy: boolean
  /** Why the terms were refused, in words. */
  refusedTerms: string | null
  /** The code of who has invited them, with the one that was refused; null where the chain gives nothing for friends. */
  friendCode: {
    value: string
    refused: { value: string; text: string } | null
    onChange: (code: string) => void
  } | null
  captcha: Captcha
  onAccept: (hasAccepted: boolean) => void
  onJoin: () => void
  onBack: () => void
  /** Leads to the first step. */
  onChangeDetails: () => void
}

/** The club that is joined and its terms. There is one club, and it is free; paid plans come with subscriptions. */
export const ClubStep = observer(function ClubStep(props: ClubStepProps) {
  const { name, email, hasAcceptedTerms, isBusy, captcha, refusedTerms, friendCode } = props
  const { onAccept, onJoin, onBack } = props
  const { t } = useText()
  const { setValue, getError, form } = useForm<{ terms: boolean }>({
    initial: { terms: hasAcceptedTerms },
    validate: ({ terms }) => new Map(terms ? [] : [['terms', t('member.signUp.termsRequired')]]),
    submit: () => {
      if (!isBusy && captcha.check()) onJoin()
    },
  })
  return (
    <SignUpForm {...form} method="post">
      <div data-wide="">
        <SettingList label={t('member.signUp.summary')}>
          <SettingRow icon="sparkle" title={t('member.signUp.club')} note={t('member.signUp.clubNote')} />
          <SettingRow
            icon="user"
            title={name}
            note={email}
            action={
              <Button
                variant="text"
                size="medium"
                aria-label={t('member.signUp.changeDetails')}
                onClick={props.onChangeDetails}
              >
                {t('member.signUp.change')}
              </Button>
            }
          />
        </SettingList>
      </div>
      {friendCode && (
        <div data-wide="">
          <FriendCodeField {...friendCode} />
        </div>
      )}
      <div data-wide="">
        <TermsBox
          checked={hasAcceptedTerms}
          onChange={(isChecked) => {
            setValue('terms', isChecked)
            onAccept(isChecked)
          }}
          error={hasAcceptedTerms ? undefined : (refusedTerms ?? getError('terms'))}
        />
      </div>
      <div data-wide="">
        <CaptchaField captcha={captcha} />
      </div>
      <div data-slot="actions" data-wide="">
        <Button type="submit" busy={isBusy} busyLabel={t('member.signUp.joining')}>
          {t('member.signUp.join', { club: t('member.signUp.club') })}
        </Button>
        <Button variant="secondary" onClick={onBack} disabled={isBusy}>
          {t('member.signUp.back')}
        </Button>
      </div>
    </SignUpForm>
  )
})
