/** What a call's answer to a challenge is worth. `unreachable`: whoever can tell did not answer. */
export type CaptchaVerdict = 'ok' | 'refused' | 'unreachable'

/** What an answer is for: it is worth nothing elsewhere. */
export interface CaptchaPurpose {
  /** What is being done, e.g. `hold`. */
  readonly action: string
  /** What or who it is done with: an order, an account. */
  readonly subject: string
}

/** Judges what a caller has sent in the header `x-captcha-response`, whichever service gave it. */
export interface CaptchaVerifier {
  /** @param client who answers, by the key that what it holds is counted by; null where that is not known */
  verify(response: string, purpose: CaptchaPurpose, client: string | null): Promise<CaptchaVerdict>
}
