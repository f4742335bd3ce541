import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { Checkbox } from '@foyer/design-system/forms/checkbox'
import { useForm } from '@foyer/design-system/forms/form'
import { PasswordField } from '@foyer/design-system/forms/password-field'
import { styled } from '@foyer/design-system/foundations/styled'
import { useEffect, useRef, useState } from 'react'
import { useFormats, useText } from '../../context/hooks.ts'
import { CaptchaField } from '../../member/captcha/CaptchaField.tsx'
import type { Captcha } from '../../member/captcha/use-captcha.ts'
import type { Credentials } from '../../stores/members/member-session.ts'
import { IdentifierField } from '../../member/IdentifierField.tsx'
import { readTyped } from '../../member/read-typed.ts'
import { SignInAlert } from './SignInAlert.tsx'
import type { SignInRefusal } from './sign-in-refusal.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { useIdentifierRules } from '../../member/use-identifier-rules.ts'
import { useStepsLeft } from '../../member/use-steps-left.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  '& > [data-slot=stay]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
  },
  '& > [data-slot=lock]:empty': { display: 'none' },
})

const minute = 60_000
const typedFields = ['identifier', 'password'] as const

export interface SignInFormProps {
  /** Address of the page that replaces a forgotten password. */
  forgottenHref: string
  captcha: Captcha
  /** Whether to stay signed in here: also for ways to sign in beside the form. */
  remember: boolean
  onRememberChange: (remember: boolean) => void
  /** @returns why the sign-in did not work; null if it has */
  onSubmit: (credentials: Credentials) => Promise<SignInRefusal | null>
}

/**
 * Identifier and password. After a refusal the identifier stays, and the password is emptied and has the focus. A locked
 * member or device waits for the time that the server has sent; another member may sign in meanwhile.
 */
export function SignInForm(props: SignInFormProps) {
  const { forgottenHref, captcha, remember, onRememberChange, onSubmit } = props
  const { t, plural } = useText()
  const formats = useFormats()
  const formElement = useRef<HTMLFormElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  /** The form has emptied the password: that it is missing is no mistake of the visitor until the next press. */
  const [isEmptied, setEmptied] = useState(false)
  const passwordRequired = t('member.signIn.passwordRequired')
  const { messages, ...identifier } = useIdentifierRules()
  const { values, setValue, getError, isSubmitting, phase, form } = useForm<{
    identifier: string
    password: string
  }>({
    initial: { identifier: '', password: '' },
    validate: createRulesValidator(
      {
        identifier,
        password: { kind: 'Password', messages: { Required: passwordRequired } },
      },
      messages,
    ),
    beforeSubmit: () => setEmptied(false),
    submit: async ({ password, ...typed }) => {
      if (isLocked) return
      if (!captcha.check()) return new Map()
      const refused = await onSubmit({ identifier: typed.identifier.trim(), password, remember })
      setRefusal(refused)
      setAttempt((before) => before + 1)
      if (refused?.kind !== 'refused' && refused?.kind !== 'locked') return
      setEmptied(true)
      setValue('password', '')
      passwordInput.current?.focus()
    },
  })
  useEffect(() => {
    if (formElement.current) readTyped(formElement.current, typedFields, setValue)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: from then on React knows of every change
  }, [])

  const lock = refusal?.kind === 'locked' ? refusal : null
  const isMeant = lock !== null && (lock.identifier === null || lock.identifier === values.identifier.trim())
  const minutesLeft = useStepsLeft(lock?.until ?? null, minute)
  const isLocked = isMeant && minutesLeft > 0
  const isOpenAgain = isMeant && lock.until !== null && !isLocked
  const isShown = refusal !== null && !isOpenAgain && (lock === null || isMeant)

  return (
    <Form
      ref={formElement}
      {...form}
      method="post"
      onFocus={() => captcha.begin()}
      onSubmit={(event) => {
        readTyped(event.currentTarget, typedFields, setValue)
        form.onSubmit(event)
      }}
    >
      {isShown && <SignInAlert key={attempt} refusal={refusal} />}
      <IdentifierField
        value={values.identifier}
        onChange={(value) => setValue('identifier', value)}
        error={getError('identifier')}
        // Browsers list passkeys at this field.
        autoComplete="username webauthn"
      />
      <PasswordField
        ref={passwordInput}
        label={t('member.signIn.password')}
        name="password"
        autoComplete="current-password"
        labels={{ show: t('member.signIn.showPassword'), hide: t('member.signIn.hidePassword') }}
        required
        value={values.password}
        onChange={(value) => setValue('password', value)}
        error={isEmptied && values.password === '' ? undefined : getError('password')}
      />
      <div data-slot="stay">
        <Checkbox
          label={t('member.signIn.remember')}
          name="remember"
          checked={remember}
          onChange={onRememberChange}
        />
        <Link href={forgottenHref}>{t('member.signIn.forgotten')}</Link>
      </div>
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        fullWidth
        busy={isSubmitting || (phase === 'submitted' && refusal === null)}
        busyLabel={t('member.signIn.submitting')}
        aria-disabled={isLocked}
        aria-describedby={isLocked ? 'sign-in-lock' : undefined}
      >
        {isLocked && lock.until !== null
          ? t('member.signIn.locked.title', { time: formats.time(toLocalInstant(lock.until)) })
          : t('member.signIn.submit')}
      </Button>
      {/* There before it speaks, as screen readers need; it speaks once a minute. */}
      <p id="sign-in-lock" data-slot="lock" role="status">
        {isLocked
          ? plural('member.signIn.locked.left', minutesLeft)
          : isOpenAgain && t('member.signIn.locked.over')}
      </p>
    </Form>
  )
}
