import type { CreateMemberRequest } from '@foyer/contract/wire/members'
import type { SignUpDraft } from '../../stores/members/sign-up-draft.ts'

/** How the new member is signed in. */
export type AuthenticationType = 'Token' | 'Cookie'

/** The request that makes the account of a sign-up. */
export function toCreateRequest(
  {
    fields,
    likes,
    password,
    hasAcceptedTerms,
  }: Pick<SignUpDraft, 'fields' | 'likes' | 'password' | 'hasAcceptedTerms'>,
  authenticationType: AuthenticationType,
): CreateMemberRequest {
  const { givenName, familyName, email, username, birthDate, siteId, languageTag, friendCode } = fields
  const { genreIds, siteIds, contactMethods, allowsThirdPartyContact } = likes
  const sites = {
    ...(siteId === '' ? {} : { primarySiteId: siteId }),
    ...(siteIds.length === 0 ? {} : { preferredSiteIds: [...siteIds] }),
  }
  const contact = {
    ...(contactMethods.length === 0 ? {} : { contactMethods: [...contactMethods] }),
    ...(allowsThirdPartyContact ? { allowThirdPartyContact: true } : {}),
  }
  const isGiven = (part: object) => Object.keys(part).length > 0
  return {
    credentials: {
      email: email.trim(),
      ...(username.trim() === '' ? {} : { username: username.trim() }),
      password,
    },
    personalDetails: {
      name: { givenName: givenName.trim(), familyName: familyName.trim() },
      ...(birthDate === '' ? {} : { birthDate }),
      preferences: {
        languageTag,
        ...(isGiven(sites) ? { sites } : {}),
        ...(genreIds.length === 0 ? {} : { genres: { preferredGenreIds: [...genreIds] } }),
        ...(isGiven(contact) ? { contact } : {}),
      },
    },
    acceptedTermsAndConditions: hasAcceptedTerms,
    ...(friendCode.trim() === '' ? {} : { referralCode: friendCode.trim() }),
    authenticationType,
  }
}
