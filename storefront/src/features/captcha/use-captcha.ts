import { useEffect, useState } from 'react'
import type { CaptchaAction as ChallengedAction } from '@foyer/contract/wire/captcha-challenges'
import { useStores } from '../../context/hooks.ts'
import { CaptchaAnswer } from '../../services/captcha/captcha-answer.ts'

/** Form that may need the proof of work. */
export type CaptchaAction = 'sign-in' | 'sign-up' | 'email-check' | 'password-reset'

const challengedActions: Readonly<Record<CaptchaAction, ChallengedAction>> = {
  'sign-in': 'sign-in',
  'sign-up': 'member-creation',
  'email-check': 'email-availability',
  'password-reset': 'password-reset-code',
}

export interface Captcha {
  /** Begins the work silently: at the first focus of the form. */
  begin(): void
  /** The answer to hand to the call; undefined while none is needed, or if it could not be found. */
  answer(): Promise<string | undefined>
  /** After a call: its answer is spent, and the next one needs another. */
  spend(): void
}

/** The form's proof that its sender takes some trouble: found while the form is filled in, without showing anything. */
export function useCaptcha(action: CaptchaAction): Captcha {
  const { client } = useStores().core
  const [captcha] = useState(() => new CaptchaAnswer(client, challengedActions[action]))
  useEffect(() => () => captcha.spend(), [captcha])
  return captcha
}
