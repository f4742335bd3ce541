import type { CreateMemberRequest } from '@foyer/contract/wire/members'
import type { SignUpDraft } from '../../stores/members/sign-up-draft.ts'

/** How the new member is signed in. */
export type AuthenticationType = 'Token' | 'Cookie'

/** The request that makes the account of a sign-up. */
export function toCreateRequest(
  { fields, password, hasAcceptedTerms }: Pick<SignUpDraft, 'fields' | 'password' | 'hasAcceptedTerms'>,
  authenticationType: AuthenticationType,
): CreateMemberRequest {
  const { givenName, familyName, email, username, birthDate, siteId, languageTag } = fields
  return {
    credentials: {
      email: email.trim(),
      ...(username.trim() === '' ? {} : { username: username.trim() }),
      password,
    },
    personalDetails: {
      name: { givenName: givenName.trim(), familyName: familyName.trim() },
      ...(birthDate === '' ? {} : { birthDate }),
      preferences: { languageTag, ...(siteId === '' ? {} : { sites: { primarySiteId: siteId } }) },
    },
    acceptedTermsAndConditions: hasAcceptedTerms,
    authenticationType,
  }
}
