/** Result of verifying an answer to a challenge. `unreachable`: the verifying service did not answer. */
export type CaptchaVerdict = 'ok' | 'refused' | 'unreachable'

/** What an answer is valid for; it is refused elsewhere. */
export interface CaptchaPurpose {
  /** The action, for example `hold`. */
  readonly action: string
  /** What the action concerns: an order, an account. */
  readonly subject: string
}

/** Verifies the header `x-captcha-response`, whichever service issued it. */
export interface CaptchaVerifier {
  /** @param client key by which the client's holds are counted; null if not known */
  verify(response: string, purpose: CaptchaPurpose, client: string | null): Promise<CaptchaVerdict>
}
