import type { Condition } from '@foyer/contract/errors/catalogue'
import type { TextFunctions } from '../../context/hooks.ts'
import { passwordRefusals } from '../../member/password-refusals.ts'
import type { Failure } from '../../services/http/failure.ts'

/** Text keys of refusals of sign-in, sign-up, credentials and deletion, whichever the server's numbering. */
export const messagesByCondition = {
  'member-not-signed-in': 'member.error.signedOut',
  'member-token-expired': 'member.error.signedOut',
  'refresh-token-expired': 'member.error.signedOut',
  'credentials-invalid': 'member.error.credentials',
  'member-locked': 'member.error.memberLocked',
  'device-locked': 'member.error.deviceLocked',
  'email-format-invalid': 'member.error.emailFormat',
  'email-missing': 'member.error.emailMissing',
  'email-registered': 'member.error.emailRegistered',
  'username-registered': 'member.error.usernameRegistered',
  'identifier-not-unique': 'member.error.identifierNotUnique',
  'terms-not-accepted': 'member.error.terms',
  'password-wrong': 'member.error.passwordWrong',
  'email-unverified': 'member.passkeys.unverified',
  'passkey-invalid': 'member.passkeys.invalid',
  'passkey-last': 'member.passkeys.last',
  'passkeys-not-offered': 'member.passkeys.unsupported',
  'member-has-subscription': 'member.error.subscription',
  'validation-type-invalid': 'member.error.validationType',
  ...passwordRefusals,
  'email-or-username-missing': 'member.error.identifierMissing',
  'reset-code-invalid': 'member.error.resetCode',
  'captcha-required': 'member.error.captcha',
  'too-many-requests': 'member.error.tooMany',
} as const satisfies Partial<Record<Condition, string>>

/** Text keys of messages that say when the lock ends, where the server has sent it. */
const untilTexts: Readonly<Partial<Record<string, string>>> = {
  'member.error.memberLocked': 'member.error.memberLocked.until',
  'member.error.deviceLocked': 'member.error.deviceLocked.until',
}

const minute = 60
const hour = 3_600
/** Seconds from which on a period is given in hours. */
const longPeriod = 2 * hour

/**
 * The text of a failed call of a member or an account. Which field it belongs to, the page decides by `failure.condition`.
 * @param texts `t` and `plural` of `useText`
 */
export function createMemberErrorText(failure: Failure, texts: Pick<TextFunctions, 't' | 'plural'>): string {
  const key = findTextKey(failure)
  const seconds = failure.kind === 'condition' ? failure.problem.lockOutPeriodInSeconds : undefined
  const until = untilTexts[key]
  if (until === undefined || seconds === undefined || seconds <= 0) return texts.t(key)
  return texts.t(until, { period: formatPeriod(seconds, texts) })
}

/** Rounded up: a visitor who comes back at that time is not refused again. */
function formatPeriod(seconds: number, texts: Pick<TextFunctions, 'plural'>): string {
  return seconds < longPeriod
    ? texts.plural('member.error.period.minutes', Math.ceil(seconds / minute))
    : texts.plural('member.error.period.hours', Math.ceil(seconds / hour))
}

function findTextKey(failure: Failure): string {
  if (failure.kind === 'transport') return 'member.error.network'
  const messages: Readonly<Partial<Record<string, string>>> = messagesByCondition
  return (failure.kind === 'condition' ? messages[failure.condition] : undefined) ?? 'member.error.other'
}
