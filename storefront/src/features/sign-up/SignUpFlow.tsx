import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../services/http/failure.ts'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { isPlausible } from '../../domain/new-password.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'
import { getSignUpDraft, type SignUpDraft, type SignUpFields } from '../../stores/members/sign-up-draft.ts'
import type { Captcha } from '../../member/captcha/use-captcha.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import { ClubStep, PasswordStep, PhotoStep, PreferencesStep, prefetchStep } from './lazy-steps.ts'
import { toSignUpRefusal, type RefusedValue, type SignUpField, type SignUpRefusal } from './refusal.ts'
import { SignUpAlert } from './SignUpAlert.tsx'
import { SignUpLayout } from './SignUpLayout.tsx'
import { chooseStep, listSteps, type SignUpStep } from './steps.ts'
import type { CheckEmail } from './use-email-check.ts'
import { useFocusOfStep } from './use-focus-of-step.ts'
import { useRestoredDraft } from './use-restored-draft.ts'
import { getYouMessages, getYouRules, youFields, type YouFields } from './you-rules.ts'
import { YouStep } from './YouStep.tsx'

export interface SignUpFlowProps {
  /** The step of the address. */
  requestedStep: string | null
  /** Of the address: the code of the friend whose link was followed; null without one. */
  friendCode: string | null
  toHref: (step: SignUpStep) => string
  /** Goes to a step, as a press on a link does. */
  onGo: (step: SignUpStep) => void
  signInHref: string
  checkEmail: CheckEmail
  /** Of the last step, which makes the account. */
  captcha: Captcha
  /** @returns why no account was made; null once the member is signed in */
  create: (draft: SignUpDraft) => Promise<Failure | null>
}

/** The steps of a sign-up. What was typed stays, whichever way a visitor goes; a refusal leads to its step and field. */
export const SignUpFlow = observer(function SignUpFlow(props: SignUpFlowProps) {
  const { requestedStep, friendCode, toHref, onGo, signInHref, checkEmail, captcha, create } = props
  const { configuration, core, sites } = useStores()
  const lists = useStore(getLoyaltyMasterData)
  // Lists of a later step: the document does without them.
  useEffect(() => void lists.ensure(), [lists])
  const { t, text: say } = useText()
  const draft = useStore(getSignUpDraft)
  const form = useRef<HTMLFormElement>(null)
  const isRestored = useRestoredDraft(draft, form)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SignUpRefusal | null>(null)
  const [refused, setRefused] = useState<RefusedValue | null>(null)

  const { passwordRules, memberIdentifier, minimumMemberAge } = configuration.value.loyalty
  const you = { hasUsername: memberIdentifier === 'Username', minimumAge: minimumMemberAge }
  const { fields, password } = draft
  const { givenName, familyName, email, username } = fields
  const owner = { email, username, names: [givenName, familyName] }
  const { genres = [], contactMethods = [] } = lists.data ?? {}
  const steps = listSteps({
    preferences:
      configuration.value.shared.localisation.languages.length > 1 ||
      genres.length + contactMethods.length > 0,
    // What other servers take for a photo is not known before it is sent.
    photo: core.pageData.initialData.extendsMembers ?? false,
  })
  const getNextLabel = (from: SignUpStep) => {
    const next = steps[steps.indexOf(from) + 1]
    return t(
      next === 'preferences'
        ? 'member.signUp.toPreferences'
        : next === 'photo'
          ? 'member.signUp.toPhoto'
          : 'member.signUp.toClub',
    )
  }
  const step = chooseStep(requestedStep, steps, (each) => {
    if (each === 'you')
      return (
        createRulesValidator<YouFields>(getYouRules(you, t), getYouMessages(t))(pickYou(fields)).size === 0
      )
    return each !== 'password' || isPlausible(password, passwordRules, owner)
  })
  useFocusOfStep(step, refused)
  const nextStep = steps[steps.indexOf(step) + 1]
  // From the last step a refused password leads back.
  useEffect(() => prefetchStep(nextStep ?? 'password'), [nextStep])
  const refuse = <Field extends SignUpField>(...names: readonly Field[]) => {
    const field = names.find((name) => name === refused?.field)
    return refused && field !== undefined ? { ...refused, field } : null
  }

  const hasReferrals = core.pageData.initialData.rewardsReferrals ?? false
  // The link of a friend: what was typed before is newer.
  useEffect(() => {
    if (isRestored && friendCode !== null && draft.fields.friendCode === '') draft.set({ friendCode })
  }, [draft, friendCode, isRestored])

  const goFrom = (from: SignUpStep, by: 1 | -1) => {
    setRefusal(null)
    const next = steps[steps.indexOf(from) + by]
    if (next !== undefined) onGo(next)
  }

  async function join() {
    setBusy(true)
    setRefusal(null)
    const failure = await create(draft)
    // Once signed in, the page is left: its button stays busy until then.
    if (failure === null) return
    const found = toSignUpRefusal(failure, memberIdentifier)
    setBusy(false)
    setRefusal(found)
    if (found.kind !== 'field') return
    const values: Readonly<Record<SignUpField, string>> = {
      ...draft.fields,
      password: draft.password,
      terms: '',
    }
    if (found.field === 'terms') draft.acceptTerms(false)
    setRefused({ field: found.field, value: values[found.field], text: t(found.text) })
    if (found.step !== step) onGo(found.step)
  }

  const restricted = !isRestored && requestedStep !== null && requestedStep !== 'you'
  const passwordRefused = refuse('password')
  return (
    <SignUpLayout
      {...{ steps, toHref, signInHref }}
      current={step}
      likedGenreIds={step === 'preferences' && genres.length > 0 ? draft.likes.genreIds : null}
    >
      {refusal !== null && refusal.kind !== 'field' && <SignUpAlert kind={refusal.kind} />}
      {restricted ? (
        <Skeleton shape="block" />
      ) : step === 'you' ? (
        <YouStep
          {...you}
          ref={form}
          fields={pickYou(fields)}
          isRestored={isRestored}
          onChange={(change) => draft.set(change)}
          onNext={() => goFrom('you', 1)}
          checkEmail={checkEmail}
          refused={refuse(...youFields)}
          signInHref={signInHref}
          cinemas={sites.list.map(({ id, name }) => ({ value: id, label: say(name) }))}
        />
      ) : (
        <BlockBoundary resetKey={step}>
          <Suspense fallback={<Skeleton shape="block" />}>{renderFetched(step)}</Suspense>
        </BlockBoundary>
      )}
    </SignUpLayout>
  )

  /** The steps whose script is fetched. */
  function renderFetched(wanted: Exclude<SignUpStep, 'you'>) {
    if (wanted === 'password')
      return (
        <PasswordStep
          password={password}
          owner={owner}
          identifier={you.hasUsername ? username : email}
          onChange={(typed) => draft.setPassword(typed)}
          onNext={() => goFrom('password', 1)}
          onBack={() => goFrom('password', -1)}
          refused={
            passwordRefused && {
              ...passwordRefused,
              isStolen: passwordRefused.text === t('member.password.stolen'),
            }
          }
          nextLabel={getNextLabel('password')}
        />
      )
    if (wanted === 'preferences')
      return (
        <PreferencesStep
          languageTag={fields.languageTag}
          onChange={(languageTag) => draft.set({ languageTag })}
          likes={draft.likes}
          onLike={(change) => draft.like(change)}
          genres={genres.map(({ id, name }) => ({ id, label: say(name) }))}
          cinemas={sites.list
            .filter(({ id }) => id !== fields.siteId)
            .map(({ id, name }) => ({ id, label: say(name) }))}
          contactMethods={contactMethods.map(({ id, name }) => ({ id, label: say(name) }))}
          onNext={() => goFrom('preferences', 1)}
          onBack={() => goFrom('preferences', -1)}
          nextLabel={getNextLabel('preferences')}
        />
      )
    if (wanted === 'photo')
      return (
        <PhotoStep
          photo={draft.photo}
          onPhoto={(photo) => draft.setPhoto(photo)}
          onNext={() => goFrom('photo', 1)}
          onBack={() => goFrom('photo', -1)}
          nextLabel={getNextLabel('photo')}
        />
      )
    return (
      <ClubStep
        name={`${givenName} ${familyName}`}
        email={email}
        hasAcceptedTerms={draft.hasAcceptedTerms}
        isBusy={isBusy}
        captcha={captcha}
        refusedTerms={refuse('terms')?.text ?? null}
        friendCode={
          hasReferrals
            ? {
                value: fields.friendCode,
                refused: refuse('friendCode'),
                onChange: (code) => draft.set({ friendCode: code }),
              }
            : null
        }
        onAccept={(hasAccepted) => draft.acceptTerms(hasAccepted)}
        onJoin={() => void join()}
        onBack={() => goFrom('club', -1)}
        onChangeDetails={() => onGo('you')}
      />
    )
  }
})

const pickYou = ({ givenName, familyName, email, username, birthDate, siteId }: SignUpFields): YouFields => ({
  givenName,
  familyName,
  email,
  username,
  birthDate,
  siteId,
})
