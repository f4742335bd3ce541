import { PasswordField } from '@foyer/design-system/forms/password-field'
import type { Rule } from '@foyer/design-system/forms/rule-list'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStores, useText } from '../context/hooks.ts'
import { hasOwnerData, isPatternMet, type PasswordOwner } from '../domain/new-password.ts'

export interface NewPasswordFieldProps {
  label: string
  /** By which the form knows it. */
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  /** What it must not contain. */
  owner: PasswordOwner
  /** It has been sent: rules that are not met yet are broken. So they are once something is typed and the field left. */
  isTried: boolean
  /** The password that the server has found on its list of stolen ones; null before it has. */
  stolen: string | null
}

/** A new password with the rules of the chain. Whether it is on a list of stolen ones only the server can say. */
export const NewPasswordField = observer(function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, name, value, onChange, error, owner, isTried, stolen } = props
  const { configuration } = useStores()
  const { t } = useText()
  const [isLeft, setLeft] = useState(false)
  const unmet = isTried || isLeft ? false : undefined
  const rules: Rule[] = [
    ...configuration.value.loyalty.passwordRules.map((rule) => ({
      text: rule.text,
      isMet: value !== '' && isPatternMet(value, rule) ? true : unmet,
    })),
    { text: t('member.password.ruleOwner'), isMet: value === '' ? undefined : !hasOwnerData(value, owner) },
    { text: t('member.password.ruleStolen'), isMet: value !== '' && value === stolen ? false : undefined },
  ]
  return (
    <PasswordField
      label={label}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={() => setLeft(value !== '')}
      error={error}
      required
      autoComplete="new-password"
      labels={{
        show: t('member.password.show'),
        hide: t('member.password.hide'),
        met: t('member.password.met'),
        unmet: t('member.password.unmet'),
      }}
      rules={rules}
      rulesSummary={t('member.password.rulesMet', {
        met: rules.filter(({ isMet }) => isMet === true).length,
        count: rules.length,
      })}
    />
  )
})
