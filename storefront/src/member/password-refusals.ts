import type { Condition } from '@foyer/contract/errors/catalogue'

/** Text keys of why a server refuses a new password, by the condition. */
export const passwordRefusals = {
  'password-too-long': 'member.password.tooLong',
  'password-too-short': 'member.password.tooShort',
  'password-too-few-numerics': 'member.password.tooFewDigits',
  'password-too-few-non-numerics': 'member.password.tooManyDigits',
  'password-too-few-distinct': 'member.password.tooAlike',
  'password-contains-email': 'member.password.containsEmail',
  'password-contains-username': 'member.password.containsUsername',
  'password-contains-name': 'member.password.containsName',
  'password-compromised': 'member.password.stolen',
  'password-disallowed-words': 'member.password.disallowed',
} as const satisfies Partial<Record<Condition, string>>

export const isPasswordRefusal = (condition: Condition): condition is keyof typeof passwordRefusals =>
  Object.hasOwn(passwordRefusals, condition)
