import { PasswordField } from '@foyer/design-system/forms/password-field'
import { useText } from '../context/hooks.ts'

export interface PresentPasswordFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The password that the member has now: somebody else may use an open page. */
export function PresentPasswordField({ value, onChange, error }: PresentPasswordFieldProps) {
  const { t } = useText()
  return (
    <PasswordField
      label={t('member.credentials.current')}
      name="current"
      autoComplete="current-password"
      required
      labels={{ show: t('member.password.show'), hide: t('member.password.hide') }}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
