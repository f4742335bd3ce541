import { Button } from '@foyer/design-system/actions/button'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { useContext, useEffect, useRef, useState } from 'react'
import { NavigateContext } from '../../context/contexts.ts'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { useCaptcha } from '../../member/captcha/use-captcha.ts'
import { NewPasswordForm } from '../../features/password-reset/NewPasswordForm.tsx'
import { ResetAlert } from '../../features/password-reset/ResetAlert.tsx'
import { ResetCodeForm } from '../../features/password-reset/ResetCodeForm.tsx'
import { ResetRequestForm } from '../../features/password-reset/ResetRequestForm.tsx'
import { ResetSent } from '../../features/password-reset/ResetSent.tsx'
import { getDestination, getRedirect } from '../../member/destination.ts'
import { Actions, NarrowColumn } from '../../member/NarrowColumn.tsx'
import { useResetSteps } from './use-reset-steps.ts'

/** Has a code mailed, takes it from the link or by hand, and sets another password. */
export const PasswordResetPage = observer(function PasswordResetPage() {
  const { routes } = useStores()
  const { t } = useText()
  const { url, params } = usePage()
  const navigate = useContext(NavigateContext)
  const captcha = useCaptcha('password-reset')
  const root = useRef<HTMLDivElement>(null)
  const code = (params['*'] ?? '').replace(/\/+$/, '')
  const [initialCode] = useState(code === '' ? null : code)
  const ownPath = routes.page('PasswordReset') + url.search
  useEffect(() => {
    // Read: from now on no history, no referrer and no script has it.
    if (code !== '') navigate(ownPath, { replace: true })
  }, [code, navigate, ownPath])
  const destination = getDestination(url, routes)
  const { step, setStep, identifier, send, enterCode, choose } = useResetSteps(initialCode, captcha, () =>
    navigate(destination, { replace: true }),
  )
  const shown = useRef(step.kind)
  useEffect(() => {
    if (shown.current === step.kind) return
    shown.current = step.kind
    // What was pressed is gone; the heading says what has come of it.
    root.current?.querySelector('h1')?.focus()
  }, [step.kind])

  const redirect = getRedirect(url)
  const backHref = routes.page('SignIn', { redirect })
  const ask = () => setStep({ kind: 'ask' })

  return (
    <NarrowColumn ref={root}>
      {step.kind === 'ask' && (
        <ResetRequestForm
          identifier={identifier}
          backHref={backHref}
          captcha={captcha}
          onSubmit={(to) => send(to, false)}
          onHasCode={() => setStep({ kind: 'code' })}
        />
      )}
      {step.kind === 'sent' && (
        <ResetSent
          identifier={identifier}
          sentAt={step.at}
          isRepeated={step.isRepeated}
          captcha={captcha}
          backHref={backHref}
          onAgain={() => send(identifier, true)}
          onChange={ask}
          onHasCode={() => setStep({ kind: 'code' })}
        />
      )}
      {step.kind === 'code' && <ResetCodeForm onSubmit={enterCode} onBack={ask} />}
      {step.kind === 'checking' && (
        <>
          <PageHeading title={t('member.reset.choose.title')} intro={t('member.reset.checking')} />
          <Skeleton shape="block" />
        </>
      )}
      {step.kind === 'unchecked' && (
        <>
          <PageHeading title={t('member.reset.unchecked.title')} />
          <ResetAlert failure={step.failure} />
          <Actions>
            <Button onClick={() => setStep({ kind: 'checking', code: step.code })}>
              {t('member.reset.tryAgain')}
            </Button>
          </Actions>
        </>
      )}
      {step.kind === 'spent' && (
        <>
          <PageHeading title={t('member.reset.spent.title')} intro={t('member.reset.spent.text')} />
          <Actions>
            <Button onClick={ask}>{t('member.reset.spent.again')}</Button>
            <Button variant="secondary" href={backHref}>
              {t('member.reset.back')}
            </Button>
          </Actions>
        </>
      )}
      {step.kind === 'choose' && (
        <NewPasswordForm
          identifier={identifier}
          onSubmit={(password, by) => choose(step.code, password, by)}
        />
      )}
      {step.kind === 'saved' && (
        <>
          <PageHeading title={t('member.reset.saved.title')} intro={t('member.reset.saved.text')} />
          <Actions>
            <Button href={backHref}>{t('member.reset.saved.signIn')}</Button>
          </Actions>
        </>
      )}
    </NarrowColumn>
  )
})
