import type { ErrorMessages } from '@foyer/contract/validation/get-error-text'
import { useStores, useText } from '../context/hooks.ts'
import { identifierRules, type MemberIdentifier } from './identifier-rules.ts'

/** Rules and messages of the field for the identifier, as the chain has configured it. */
export function useIdentifierRules(): (typeof identifierRules)[MemberIdentifier] & {
  messages: ErrorMessages
} {
  const { configuration } = useStores()
  const { t } = useText()
  const { memberIdentifier } = configuration.value.loyalty
  const Format = t('member.signIn.emailFormat')
  return {
    ...identifierRules[memberIdentifier],
    messages: {
      Required: t(
        memberIdentifier === 'Email' ? 'member.signIn.emailRequired' : 'member.signIn.usernameRequired',
      ),
      Format,
      // The placeholder is filled by the form, which knows the bound.
      Length: t('member.signIn.tooLong', { maximum: '{max}' }),
      Range: Format,
      MinAge: Format,
    },
  }
}
