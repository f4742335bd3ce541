import { customerRules } from '@foyer/contract/validation/customer-rules'
import type { FormFieldRules } from '@foyer/contract/validation/create-rules-validator'
import type { ErrorMessages } from '@foyer/contract/validation/get-error-text'
import type { TextFunctions } from '../../context/hooks.ts'
import type { SignUpFields } from '../../stores/members/sign-up-draft.ts'

/** Fields of the first step. */
export type YouFields = Pick<
  SignUpFields,
  'givenName' | 'familyName' | 'email' | 'username' | 'birthDate' | 'siteId'
>
export const youFields = [
  'givenName',
  'familyName',
  'email',
  'username',
  'birthDate',
  'siteId',
] as const satisfies readonly (keyof YouFields)[]

/** What a chain asks of its new members. */
export interface YouOptions {
  readonly hasUsername: boolean
  /** Years; 0 asks for no date of birth. */
  readonly minimumAge: number
}

/** As the server takes it: letters and digits of any script, with blanks and . _ - between them. */
const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{1,58})[\p{L}\p{M}\p{N}]$/u

/** Rules of the first step; what a chain does not ask for may stay empty. */
export const getYouRules = (
  { hasUsername, minimumAge }: YouOptions,
  t: TextFunctions['t'],
): Readonly<Record<keyof YouFields, FormFieldRules>> => ({
  givenName: customerRules.givenName,
  familyName: customerRules.familyName,
  email: customerRules.email,
  username: {
    kind: 'Text',
    required: hasUsername,
    format: usernamePattern,
    messages: { Format: t('member.signUp.usernameFormat') },
  },
  birthDate: {
    kind: 'Date',
    required: minimumAge > 0,
    minAge: minimumAge,
    messages: { Format: t('member.signUp.birthDateFormat'), Required: t('member.signUp.birthDateFormat') },
  },
  siteId: { kind: 'Text' },
})

/** Messages of the rules; `{max}` and `{minAge}` are filled by the form, which knows the bounds. */
export const getYouMessages = (t: TextFunctions['t']): ErrorMessages => ({
  Required: t('member.signUp.required'),
  Format: t('member.signUp.emailFormat'),
  Length: t('member.signUp.tooLong', { maximum: '{max}' }),
  Range: t('member.signUp.emailFormat'),
  MinAge: t('member.signUp.tooYoung', { years: '{minAge}' }),
})
