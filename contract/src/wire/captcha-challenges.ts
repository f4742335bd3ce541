import { Type, type Static } from 'typebox'
import { ProofOfWorkChallenge } from './captcha.ts'
import { Nullable, OneOf } from './common.ts'

/** Forms about accounts that may need the answer to a challenge. An answer is accepted for the action it was asked for. */
export const CaptchaAction = OneOf([
  'sign-in',
  'member-creation',
  'email-availability',
  'password-reset-code',
  'personal-details',
  'credentials',
])
export type CaptchaAction = Static<typeof CaptchaAction>

/** `POST captcha-challenges`. */
export const CaptchaChallengeRequest = Type.Object({ action: CaptchaAction })
export type CaptchaChallengeRequest = Static<typeof CaptchaChallengeRequest>

/** The challenge is null where the action needs none at the moment. */
export const CaptchaChallengeResponse = Type.Object({ challenge: Nullable(ProofOfWorkChallenge) })
export type CaptchaChallengeResponse = Static<typeof CaptchaChallengeResponse>
