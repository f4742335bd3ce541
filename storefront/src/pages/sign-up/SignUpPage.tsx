import { FormSkeleton } from '@foyer/design-system/feedback/skeleton'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { usePage, useStores, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { useCaptcha } from '../../member/captcha/use-captcha.ts'
import { SignUpFlow } from '../../features/sign-up/SignUpFlow.tsx'
import type { SignUpStep } from '../../features/sign-up/steps.ts'
import { toCreateRequest } from '../../features/sign-up/to-request.ts'
import { getDestination, getRedirect } from '../../member/destination.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import type { Failure } from '../../services/http/failure.ts'
import type { SignUpDraft } from '../../stores/members/sign-up-draft.ts'

/** For a visitor who follows the link of a mail. */
const VerifyEmail = lazyWithRetry(
  async () => (await import('../../features/sign-up/VerifyEmail.tsx')).VerifyEmail,
)

/** Makes an account, and signs its member in. The link of a mail that verifies an address leads here too. */
export const SignUpPage = observer(function SignUpPage() {
  const { core, notifications, routes } = useStores()
  const { accounts, member, session } = useMembers()
  const { t } = useText()
  const { url } = usePage()
  const navigate = useNavigate()
  const creation = useCaptcha('sign-up')
  const check = useCaptcha('email-check')
  const code = useVerificationCode()
  const { initialData } = core.pageData
  const redirect = getRedirect(url)
  const destination = getDestination(url, routes)
  const toHref = (step: SignUpStep) =>
    routes.page('SignUp', { step: step === 'you' ? undefined : step, redirect })

  async function create(draft: SignUpDraft): Promise<Failure | null> {
    const type = initialData.memberSignIn?.type ?? 'Token'
    const answer = await accounts.create(toCreateRequest(draft, type), await creation.answer())
    creation.spend()
    if (!answer.ok) return answer.failure
    notifications.add({
      id: 'sign-up',
      type: 'Success',
      title: t('member.signUp.welcome', { name: draft.fields.givenName }),
      messages:
        initialData.sendsTickets && initialData.extendsMembers
          ? [t('member.signUp.mailed', { email: draft.fields.email })]
          : [],
    })
    const token = type === 'Cookie' ? 'cookie' : (answer.value.authenticationToken ?? null)
    if (token !== null) {
      await session.accept(token)
      if (draft.photo) await sendPhoto(draft.photo)
    }
    draft.clear()
    await navigate(token === null ? routes.page('SignIn', { redirect }) : destination, { replace: true })
    return null
  }

  /** The account is there already: a photo that is refused is no reason to ask for it again. */
  async function sendPhoto(photo: Blob) {
    const result = await accounts.setPhoto(photo)
    if (result.ok) return void member.reload()
    notifications.add({
      id: 'sign-up-photo',
      type: 'Warning',
      title: t('member.signUp.photoFailed.title'),
      messages: [t('member.signUp.photoFailed.text')],
    })
  }

  async function verify(given: string) {
    const result = await accounts.verifyEmail(given)
    if (result.ok && session.isSignedIn) void member.reload()
    return result
  }

  if (code !== null)
    return (
      <BlockBoundary>
        <Suspense fallback={<FormSkeleton label={t('member.verify.checking.title')} />}>
          <VerifyEmail
            key={code}
            code={code}
            verify={verify}
            nextHref={routes.page('MemberOverview')}
            accountHref={routes.memberPage('member-signing-in')}
          />
        </Suspense>
      </BlockBoundary>
    )
  if (session.isKnown && session.isSignedIn) return <Navigate replace to={destination} />
  return (
    <div
      role="presentation"
      onFocus={() => {
        creation.begin()
        check.begin()
      }}
    >
      <SignUpFlow
        requestedStep={url.searchParams.get('step')}
        friendCode={readFriendCode(url)}
        toHref={toHref}
        onGo={(step) => void navigate(toHref(step))}
        signInHref={routes.page('SignIn', { redirect })}
        checkEmail={async (email) => {
          const answer = await accounts.checkEmail(email, await check.answer())
          check.spend()
          return answer
        }}
        captcha={creation}
        create={create}
      />
    </div>
  )
})

const friendCodeForm = /^[\w -]{4,40}$/

/** The code in a friend's link; null without one, and for what is none. */
function readFriendCode({ searchParams }: URL): string | null {
  const code = searchParams.get('friend')
  return code !== null && friendCodeForm.test(code) ? code : null
}

const verificationHash = /^#verify=([\w-]{1,100})$/

/**
 * The code of the mail's link, from the fragment of the address, which no server and no log sees. It is taken out of the
 * address immediately, so that no history has it. For an observer. Null before the browser has looked, and without one.
 */
function useVerificationCode(): string | null {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [code] = useState(() => observable.box<string | null>(null))
  useEffect(() => {
    const given = verificationHash.exec(hash)?.[1]
    if (given === undefined) return
    runInAction(() => code.set(given))
    void navigate(pathname + search, { replace: true })
  }, [code, hash, navigate, pathname, search])
  return code.get()
}
