import { useEffect, useState } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import type { Captcha } from '../../member/captcha/use-captcha.ts'
import type { NewPasswordOutcome } from '../../features/password-reset/NewPasswordForm.tsx'
import {
  toCodeFailure,
  toRequestFailure,
  toValidationFailure,
  type RequestFailure,
  type ResetFailure,
} from '../../features/password-reset/reset-failure.ts'
import { isPasswordRefusal, passwordRefusals } from '../../member/password-refusals.ts'

/** Where the visitor is. A code is in memory only, as long as it is needed. */
export type ResetStep =
  | { readonly kind: 'ask' | 'code' | 'spent' | 'saved' }
  | { readonly kind: 'sent'; readonly at: number; readonly isRepeated: boolean }
  | { readonly kind: 'checking'; readonly code: string }
  | { readonly kind: 'unchecked'; readonly code: string; readonly failure: ResetFailure }
  | { readonly kind: 'choose'; readonly code: string }

/** More than any code with its hyphens: the interface takes no longer one. */
const longestCode = 100

/**
 * The steps of a reset and the calls between them.
 * @param initialCode of the address; null without one
 * @param onSignedIn called once the visitor is signed in with the new password
 */
export function useResetSteps(initialCode: string | null, captcha: Captcha, onSignedIn: () => void) {
  const { configuration, core } = useStores()
  const { t } = useText()
  const { accounts, session } = useMembers()
  const [identifier, setIdentifier] = useState('')
  const [step, setStep] = useState<ResetStep>(
    initialCode === null ? { kind: 'ask' } : { kind: 'checking', code: initialCode },
  )

  async function check(code: string) {
    if (code.length > longestCode) return 'spent'
    const result = await accounts.validateResetCode(code)
    return result.ok ? null : toValidationFailure(result.failure)
  }

  const checkedCode = step.kind === 'checking' ? step.code : null
  useEffect(() => {
    if (checkedCode === null) return
    let isCurrent = true
    void check(checkedCode).then((failure) => {
      if (!isCurrent) return
      if (failure === null) setStep({ kind: 'choose', code: checkedCode })
      else if (failure === 'spent') setStep({ kind: 'spent' })
      else setStep({ kind: 'unchecked', code: checkedCode, failure })
    })
    return () => {
      isCurrent = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each code
  }, [checkedCode])

  /** Has a code mailed; answers why that did not work. */
  async function send(to: string, isRepeated: boolean): Promise<RequestFailure | null> {
    const member = configuration.value.loyalty.memberIdentifier === 'Email' ? { email: to } : { username: to }
    const result = await accounts.sendResetCode(member, await captcha.answer())
    captcha.spend()
    if (!result.ok) return toRequestFailure(result.failure)
    setIdentifier(to)
    setStep({ kind: 'sent', at: core.platform.clock.now(), isRepeated })
    return null
  }

  /** Checks a code that was typed; answers why that did not work. */
  async function enterCode(code: string): Promise<ResetFailure | null> {
    const failure = await check(code)
    if (failure === 'spent') setStep({ kind: 'spent' })
    else if (failure === null) setStep({ kind: 'choose', code })
    return failure === 'spent' ? null : failure
  }

  async function choose(code: string, password: string, by: string): Promise<NewPasswordOutcome> {
    const result = await accounts.resetPassword(code, password)
    if (!result.ok) {
      const { failure } = result
      if (failure.kind === 'condition' && isPasswordRefusal(failure.condition)) {
        const isStolen = failure.condition === 'password-compromised'
        return { kind: 'refused', text: t(passwordRefusals[failure.condition]), isStolen }
      }
      const known = toCodeFailure(failure)
      if (known !== 'spent') return { kind: 'failed', failure: known }
      setStep({ kind: 'spent' })
      return { kind: 'set' }
    }
    // The password is set, whatever becomes of the sign-in: another identifier may have been typed.
    const signedIn = await session.signIn({ identifier: by, password, remember: false })
    if (signedIn.ok) onSignedIn()
    else setStep({ kind: 'saved' })
    return { kind: 'set' }
  }

  return { step, setStep, identifier, send, enterCode, choose }
}
