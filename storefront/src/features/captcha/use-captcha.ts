import { useMemo } from 'react'

/** Form that asks for the proof of work. */
export type CaptchaAction = 'sign-in' | 'sign-up' | 'email-check' | 'password-reset'

export interface Captcha {
  /** Begins the work silently: at the first focus of the form. */
  begin(): void
  /** The answer to hand to the call; undefined while none is needed, or if it could not be found. */
  answer(): Promise<string | undefined>
  /** After a call: its answer is spent, and the next one needs another. */
  spend(): void
}

/** The form's proof that a person fills it in. */
export function useCaptcha(_action: CaptchaAction): Captcha {
  return useMemo(
    () => ({ begin: () => undefined, answer: async () => undefined, spend: () => undefined }),
    [],
  )
}
