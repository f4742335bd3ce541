import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { NavigateContext } from '../../context/contexts.ts'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { useCaptcha } from '../../member/captcha/use-captcha.ts'
import { getDestination, getRedirect, getSignUpPath } from '../../member/destination.ts'
import { findAddressInOwnLanguage } from '../../member/language-of-member.ts'
import { createMemberErrorText } from '../../features/members/member-error-messages.ts'
import { JoinMembership } from '../../features/sign-in/JoinMembership.tsx'
import { SignInForm } from '../../features/sign-in/SignInForm.tsx'
import { PasskeySignIn } from '../../features/passkeys/PasskeySignIn.tsx'
import { SignInLayout } from '../../features/sign-in/SignInLayout.tsx'
import { toSignInRefusal } from '../../features/sign-in/sign-in-refusal.ts'
import type { Credentials } from '../../stores/members/member-session.ts'

/** Signs a member in; leads on a member who is signed in, also by another tab. */
export const SignInPage = observer(function SignInPage() {
  const stores = useStores()
  const { core, routes } = stores
  const texts = useText()
  const { t } = texts
  const { url } = usePage()
  const navigate = useContext(NavigateContext)
  const { session } = useMembers()
  const captcha = useCaptcha('sign-in')
  // Nobody stays signed in unasked.
  const [remember, setRemember] = useState(false)
  const destination = getDestination(url, routes)
  const isDone = session.isKnown && session.isSignedIn
  const leadOn = useEffectEvent(async (signal: AbortSignal) => {
    const own = await findAddressInOwnLanguage(stores, destination, url, document.cookie)
    if (signal.aborted) return
    if (own === null) navigate(destination, { replace: true })
    // Another language is another document.
    else window.location.replace(own)
  })
  useEffect(() => {
    if (!isDone) return
    const left = new AbortController()
    void leadOn(left.signal)
    return () => left.abort()
  }, [isDone])

  async function signIn(credentials: Credentials) {
    const result = await session.signIn(credentials, await captcha.answer())
    captcha.spend()
    if (result.ok) return null
    return toSignInRefusal(result.failure, credentials.identifier, core.platform.clock.now(), (failure) =>
      createMemberErrorText(failure, texts),
    )
  }

  const isExpired = url.searchParams.get('sessionExpired') === 'true'
  const isOptional = url.searchParams.get('optional') === 'true'
  return (
    <SignInLayout>
      <PageHeading title={t('member.signIn.title')} intro={t('member.signIn.intro')} />
      {isExpired && (
        <Alert tone="info" title={t('member.signIn.expired.title')}>
          {t('member.signIn.expired.text')}
        </Alert>
      )}
      <SignInForm
        forgottenHref={routes.page('PasswordReset', { redirect: getRedirect(url) })}
        captcha={captcha}
        remember={remember}
        onRememberChange={setRemember}
        onSubmit={signIn}
      />
      <PasskeySignIn remember={remember} />
      {isOptional && (
        <Button variant="secondary" fullWidth href={getRedirect(url) ?? routes.home()}>
          {t('member.signIn.guest')}
        </Button>
      )}
      <JoinMembership href={getSignUpPath(url, routes)} />
    </SignInLayout>
  )
})
