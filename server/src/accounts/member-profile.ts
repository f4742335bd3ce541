import type { PersonalDetails, PersonalDetailsChange } from '@foyer/contract/wire/member-details'
import type { Member, MemberDetails } from './member-store.ts'

type Preferences = PersonalDetails['preferences']

/** Details that a member may add to an account: stored with it as JSON. */
export interface MemberProfile extends Omit<PersonalDetails, 'name' | 'birthDate' | 'preferences'> {
  readonly preferences: Omit<Preferences, 'languageTag' | 'sites'> & {
    readonly sites: Omit<Preferences['sites'], 'primarySiteId'>
  }
}

/** Of a member who has said no more than sign-up asks for. Nothing is agreed to. */
export const emptyProfile: MemberProfile = {
  gender: null,
  maritalStatus: null,
  householdPersonCount: null,
  educationLevelId: null,
  occupationId: null,
  contactDetails: { phoneNumbers: [], address: null },
  interestSubscriptions: [],
  preferences: {
    sites: { pickupSiteId: null, preferredSiteIds: [] },
    genres: { preferredGenreIds: [] },
    contact: { contactMethods: [], mailerFrequency: null, allowThirdPartyContact: false },
    customPreferences: [],
    allowThirdPartyProfiling: false,
  },
}

/** A member's details in the shape of the interface. */
export function toPersonalDetails({
  details,
  languageTag,
}: Pick<Member, 'details' | 'languageTag'>): PersonalDetails {
  const { name, birthDate, primarySiteId, profile = emptyProfile } = details
  const { preferences, ...rest } = profile
  return {
    ...rest,
    name,
    birthDate,
    preferences: { ...preferences, languageTag, sites: { ...preferences.sites, primarySiteId } },
  }
}

/**
 * A member's details with a change: what it does not name stays, objects are merged, lists and the address are replaced.
 * The language is not among them.
 */
export function changeDetails(details: MemberDetails, change: PersonalDetailsChange): MemberDetails {
  const { name = details.name, birthDate, preferences: wanted } = change
  const { sites, genres, contact } = wanted ?? {}
  const { primarySiteId, ...otherSites } = sites ?? {}
  const profile = details.profile ?? emptyProfile
  const { preferences } = profile
  return {
    ...details,
    name: { ...details.name, givenName: name.givenName.trim(), familyName: name.familyName.trim() },
    birthDate: birthDate === undefined ? details.birthDate : birthDate,
    primarySiteId: primarySiteId === undefined ? details.primarySiteId : primarySiteId,
    profile: {
      ...withGiven(profile, {
        gender: change.gender,
        maritalStatus: change.maritalStatus,
        householdPersonCount: change.householdPersonCount,
        educationLevelId: change.educationLevelId,
        occupationId: change.occupationId,
        interestSubscriptions: change.interestSubscriptions,
      }),
      contactDetails: withGiven(profile.contactDetails, change.contactDetails ?? {}),
      preferences: {
        ...withGiven(preferences, {
          customPreferences: wanted?.customPreferences,
          allowThirdPartyProfiling: wanted?.allowThirdPartyProfiling,
        }),
        sites: withGiven(preferences.sites, otherSites),
        genres: withGiven(preferences.genres, genres ?? {}),
        contact: withGiven(preferences.contact, contact ?? {}),
      },
    },
  }
}

type Given<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** The values, with those of the change that are not undefined. */
function withGiven<T extends object>(values: T, change: Given<T>): T {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  return { ...values, ...(Object.fromEntries(given) as Partial<T>) }
}
