import { model } from '@foyer/theme-tokens/configuration/model'
import { check, flag, oneOf, part } from '@foyer/theme-tokens/configuration/rules'
import { isSafePattern } from '../omnia/safe-pattern.ts'
import { text, whole, hasParts } from './rules.ts'

export class PasswordRule {
  /** Text for visitors. */
  text!: string

  regex!: string
}
model(PasswordRule, {
  text: text(1, 200),
  regex: [
    check('regex', isSafePattern, 'a regular expression of at most 200 characters that cannot take long'),
  ],
})

export class MemberPaymentCardWallet {
  expiringSoonThresholdInMonths = 1
}
model(MemberPaymentCardWallet, {
  expiringSoonThresholdInMonths: whole(0, 24),
})

export class MemberWatchlist {
  isEnabled = true
}
model(MemberWatchlist, {
  isEnabled: flag(),
})

const hasPlaces = (text: unknown) =>
  typeof text === 'string' &&
  text.length <= 60 &&
  text.split('*').length === 21 &&
  !/[\p{L}\p{N}]/u.test(text)

const standardRules: readonly (readonly [text: string, regex: string])[] = [
  ['An uppercase letter', '[A-Z]'],
  ['A lowercase letter', '[a-z]'],
  ['A number', '[0-9]'],
  ['At least 8 characters', '^.{8,}$'],
]

/** Section `loyalty`. */
export class LoyaltyConfiguration {
  memberIdentifier: 'Username' | 'Email' = 'Email'

  memberWatchlist = new MemberWatchlist()

  passwordRules: PasswordRule[] = standardRules.map(([ruleText, regex]) =>
    Object.assign(new PasswordRule(), { text: ruleText, regex }),
  )

  /** Least age of new members, in years: they are asked for their date of birth. With 0 they are not. */
  minimumMemberAge = 0

  memberPaymentCardWallet = new MemberPaymentCardWallet()

  /** How the 20 characters of a friend code are set in groups. */
  friendCodeDisplayFormat = '****-****-****-****-****'

  defaultMemberBalanceTypeName = 'Points'
}
model(LoyaltyConfiguration, {
  memberIdentifier: oneOf(['Username', 'Email']),
  memberWatchlist: part(MemberWatchlist),
  passwordRules: hasParts(PasswordRule, { most: 10 }),
  minimumMemberAge: whole(0, 21),
  memberPaymentCardWallet: part(MemberPaymentCardWallet),
  friendCodeDisplayFormat: [
    check('friendCodeFormat', hasPlaces, 'exactly 20 asterisks and no letters or digits'),
  ],
  defaultMemberBalanceTypeName: text(1, 50),
})
