import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { useText } from '../../context/hooks.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

export interface PasskeySignInProps {
  /** Whether the visitor stays signed in here. */
  remember: boolean
}

/**
 * Signs in by a passkey: by its button, and from the list of passkeys at a field with
 * `autocomplete="username webauthn"` on the same page. Nothing where passkeys are not offered, also by the server; what does not work is one
 * sentence, beside the password.
 */
export function PasskeySignIn({ remember }: PasskeySignInProps) {
  const { t } = useText()
  const [state, signIn] = usePasskeySignIn(remember)
  if (state.kind === 'hidden') return null
  return (
    <>
      {state.kind === 'failed' && (
        <Alert tone="error" role="alert" title={t('member.passkeys.refused')}>
          {t(state.text)}
        </Alert>
      )}
      <Button
        variant="secondary"
        fullWidth
        icon="key"
        busy={state.kind === 'waiting' || state.kind === 'done'}
        busyLabel={t('member.passkeys.waiting')}
        onClick={() => void signIn()}
      >
        {t('member.passkeys.signIn')}
      </Button>
    </>
  )
}
