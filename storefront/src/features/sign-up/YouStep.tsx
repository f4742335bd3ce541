import { createRulesValidator } from '@foyer/contract/validation/create-rules-validator'
import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { DateField } from '@foyer/design-system/forms/date-field'
import { EmailField, suggestEmail } from '@foyer/design-system/forms/email-field'
import { useForm } from '@foyer/design-system/forms/form'
import { SelectField, type SelectFieldOption } from '@foyer/design-system/forms/select-field'
import { TextField } from '@foyer/design-system/forms/text-field'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState, type Ref } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { EmailState } from './EmailState.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { useEmailCheck, type CheckEmail } from './use-email-check.ts'
import { getYouMessages, getYouRules, youFields, type YouFields, type YouOptions } from './you-rules.ts'

export interface YouStepProps extends YouOptions {
  /** Of the form element. */
  ref?: Ref<HTMLFormElement>
  fields: YouFields
  /** Whether `fields` are what the browser has stored; false in the server's markup. */
  isRestored: boolean
  /** Called with every change. */
  onChange: (change: Partial<YouFields>) => void
  onNext: () => void
  checkEmail: CheckEmail
  /** The refused value of a field, and why, in words. */
  refused: { field: keyof YouFields; value: string; text: string } | null
  signInHref: string
  cinemas: readonly SelectFieldOption[]
}

/** Who the new member is. The address is checked when its field is left: a taken one offers the sign-in. */
export const YouStep = observer(function YouStep(props: YouStepProps) {
  const { ref, fields, isRestored, onChange, onNext, checkEmail, refused, signInHref, cinemas } = props
  const { hasUsername, minimumAge } = props
  const { configuration } = useStores()
  const { t } = useText()
  const { getState, ask } = useEmailCheck(checkEmail)
  /** The address as it stood when its field was left: what is still being typed is not questioned. */
  const [leftEmail, setLeftEmail] = useState('')
  const validate = createRulesValidator<YouFields>(getYouRules(props, t), getYouMessages(t))
  const isTaken = (email: string) => getState(email) === 'taken'
  const { values, setValue, getError, form } = useForm<YouFields>({
    initial: fields,
    validate: (typed) => {
      const errors = new Map(validate(typed))
      if (isTaken(typed.email)) errors.set('email', t('member.signUp.emailTaken'))
      if (refused && typed[refused.field] === refused.value) errors.set(refused.field, refused.text)
      return errors
    },
    submit: onNext,
  })
  const takeRestored = useEffectEvent(() => {
    for (const name of youFields) if (values[name] !== fields[name]) setValue(name, fields[name])
  })
  useEffect(() => {
    if (isRestored) takeRestored()
  }, [isRestored])

  const getFieldProps = (name: keyof YouFields) => {
    const change = (value: string) => {
      setValue(name, value)
      onChange({ [name]: value })
    }
    const isRefused = refused?.field === name && values[name] === refused.value
    return { name, value: values[name], onChange: change, error: isRefused ? refused.text : getError(name) }
  }
  const email = getFieldProps('email')
  const isLeft = values.email === leftEmail && !validate(values).has('email')
  const { domains, secondLevelDomain } = configuration.value.shared.emailSuggestion
  const better = isLeft
    ? suggestEmail(values.email.trim(), { extraDomains: domains, extraSecondLevel: secondLevelDomain })
    : null
  const takenError = (
    <>
      {t('member.signUp.emailTaken')} <Link href={signInHref}>{t('member.signUp.signIn')}</Link>
    </>
  )
  const isEmailTaken = isTaken(values.email) || email.error === t('member.signUp.emailTaken')

  return (
    <SignUpForm ref={ref} {...form} method="post">
      <TextField
        {...getFieldProps('givenName')}
        label={t('member.signUp.givenName')}
        autoComplete="given-name"
        required
      />
      <TextField
        {...getFieldProps('familyName')}
        label={t('member.signUp.familyName')}
        autoComplete="family-name"
        required
      />
      <div data-wide="">
        <EmailField
          {...email}
          label={t('member.signUp.email')}
          required
          // An address with a probable slip is not reported as free.
          help={<EmailState state={isLeft && better === null ? getState(values.email) : 'unknown'} />}
          error={isEmailTaken ? takenError : email.error}
          onBlur={() => {
            setLeftEmail(values.email)
            if (!validate(values).has('email')) ask(values.email)
          }}
          suggestion={
            better === null
              ? undefined
              : {
                  text: t('member.signUp.emailSuggestion', { email: better }),
                  onAccept: () => {
                    email.onChange(better)
                    setLeftEmail(better)
                    ask(better)
                  },
                }
          }
        />
      </div>
      {hasUsername && (
        <TextField
          {...getFieldProps('username')}
          label={t('member.signUp.username')}
          help={t('member.signUp.usernameHelp')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {minimumAge > 0 && (
        <DateField
          {...getFieldProps('birthDate')}
          label={t('member.signUp.birthDate')}
          help={t('member.signUp.birthDateHelp', { years: minimumAge })}
          autoComplete="bday"
          required
        />
      )}
      {cinemas.length > 0 && (
        <div data-wide="">
          <SelectField
            {...getFieldProps('siteId')}
            label={t('member.signUp.cinema')}
            optionalLabel={t('member.signUp.optional')}
            prompt={t('member.signUp.cinemaPrompt')}
            options={cinemas}
          />
        </div>
      )}
      <div data-slot="actions" data-wide="">
        <Button type="submit">{t('member.signUp.toPassword')}</Button>
      </div>
    </SignUpForm>
  )
})
