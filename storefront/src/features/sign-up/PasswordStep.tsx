import { Button } from '@foyer/design-system/actions/button'
import { useForm } from '@foyer/design-system/forms/form'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { isPlausible, type PasswordOwner } from '../../domain/new-password.ts'
import { NewPasswordField } from '../../member/NewPasswordField.tsx'
import { SignUpForm } from './SignUpForm.tsx'

export interface PasswordStepProps {
  password: string
  owner: PasswordOwner
  /** What the member signs in with, for password managers. */
  identifier: string
  onChange: (password: string) => void
  onNext: () => void
  onBack: () => void
  /** The password that the server has refused, and why, in words. */
  refused: { value: string; text: string; isStolen: boolean } | null
  /** What the button says: where it leads. */
  nextLabel: string
}

/** The password, with the rules of the chain. */
export const PasswordStep = observer(function PasswordStep(props: PasswordStepProps) {
  const { password, owner, identifier, onChange, onNext, onBack, refused, nextLabel } = props
  const { configuration } = useStores()
  const { t } = useText()
  const [isTried, setTried] = useState(false)
  const { passwordRules } = configuration.value.loyalty
  const getRefusal = (value: string) => (refused?.value === value ? refused.text : undefined)
  const { values, setValue, getError, form } = useForm<{ password: string }>({
    initial: { password },
    validate: ({ password: value }) => {
      const text =
        value === ''
          ? t('member.password.required')
          : isPlausible(value, passwordRules, owner)
            ? getRefusal(value)
            : t('member.password.broken')
      return new Map(text === undefined ? [] : [['password', text]])
    },
    submit: onNext,
  })
  return (
    <SignUpForm
      {...form}
      method="post"
      onSubmit={(event) => {
        setTried(true)
        form.onSubmit(event)
      }}
    >
      {/* Password managers store the password under this name. */}
      <input type="text" autoComplete="username" value={identifier} readOnly hidden />
      <div data-wide="">
        <NewPasswordField
          label={t('member.password.label')}
          name="password"
          value={values.password}
          onChange={(value) => {
            setValue('password', value)
            onChange(value)
          }}
          error={getRefusal(values.password) ?? getError('password')}
          owner={owner}
          isTried={isTried}
          stolen={refused?.isStolen ? refused.value : null}
        />
      </div>
      <div data-slot="actions" data-wide="">
        <Button type="submit">{nextLabel}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t('member.signUp.back')}
        </Button>
      </div>
    </SignUpForm>
  )
})
