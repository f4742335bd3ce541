import { EmailField, suggestEmail } from '@foyer/design-system/forms/email-field'
import { TextField } from '@foyer/design-system/forms/text-field'
import { useState } from 'react'
import { useStores, useText } from '../context/hooks.ts'
import { identifierRules } from './identifier-rules.ts'

export interface IdentifierFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  help?: string | undefined
  /** Default: what password managers look for. */
  autoComplete?: string | undefined
}

/**
 * What the chain's members sign in with: an e-mail address, whose probable slip is questioned once the field is left, or
 * a username. Password managers know it as `username` either way.
 */
export function IdentifierField(props: IdentifierFieldProps) {
  const { value, onChange, error, help, autoComplete = 'username' } = props
  const { configuration } = useStores()
  const { t } = useText()
  /** As it stood when the field was left: what is still being typed is not questioned. */
  const [left, setLeft] = useState('')
  const { memberIdentifier } = configuration.value.loyalty
  const common = {
    name: 'identifier',
    value,
    onChange,
    error,
    help,
    required: true,
    maxLength: identifierRules[memberIdentifier].maxLength,
    autoComplete,
    autoCapitalize: 'none',
    spellCheck: false,
  }
  if (memberIdentifier === 'Username') return <TextField {...common} label={t('member.signIn.username')} />
  const { domains, secondLevelDomain } = configuration.value.shared.emailSuggestion
  const better =
    value === left && error === undefined
      ? suggestEmail(value.trim(), { extraDomains: domains, extraSecondLevel: secondLevelDomain })
      : null
  return (
    <EmailField
      {...common}
      label={t('member.signIn.email')}
      onBlur={() => setLeft(value)}
      suggestion={
        better === null
          ? undefined
          : {
              text: t('member.signIn.emailSuggestion', { email: better }),
              onAccept: () => onChange(better),
            }
      }
    />
  )
}
