import type { LoyaltyConfiguration } from '@foyer/contract/channel/loyalty'
import { customerRules } from '@foyer/contract/validation/customer-rules'
import type { FieldRules } from '@foyer/contract/validation/validate-field'

export type MemberIdentifier = LoyaltyConfiguration['memberIdentifier']

/** Rules of what the chain's members sign in with. */
export const identifierRules = {
  Email: customerRules.email,
  Username: { kind: 'Text', required: true, maxLength: customerRules.email.maxLength },
} as const satisfies Record<MemberIdentifier, FieldRules>
