import type { PersonalDetails } from '@foyer/contract/wire/member-details'
import type { Member } from '@foyer/contract/wire/members'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { answerWith, createTestStores, type Script } from './order-stores.ts'
import { initialData } from './page-data.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

/** The entry of a browser in which `ines` has just signed in. */
export const storedToken = JSON.stringify({
  accessToken: 'access',
  refreshToken: 'refresh',
  memberId: 'm1',
  issuedAt: noon,
  expiresAt: noon + 900_000,
  receivedAt: noon,
})

/** Details of a member who has said no more than sign-up asks for. */
export const inesDetails: PersonalDetails = {
  name: { givenName: 'Ines', familyName: 'Marchetti' },
  birthDate: null,
  gender: null,
  maritalStatus: null,
  householdPersonCount: null,
  educationLevelId: null,
  occupationId: null,
  contactDetails: { phoneNumbers: [], address: null },
  interestSubscriptions: [],
  preferences: {
    languageTag: 'en',
    sites: { pickupSiteId: null, primarySiteId: null, preferredSiteIds: [] },
    genres: { preferredGenreIds: [] },
    contact: { contactMethods: [], mailerFrequency: null, allowThirdPartyContact: false },
    customPreferences: [],
    allowThirdPartyProfiling: false,
  },
}

/** A member as our server answers. */
export const ines: Member = {
  id: 'm1',
  personalDetails: inesDetails,
  email: 'ines.marchetti@postbox.example',
  isEmailVerified: true,
  username: null,
  clubMembership: null,
  createdAt: '2026-03-18T10:00:00Z',
}

export interface MemberStoresOptions {
  /** In place of what `ines` is. */
  member?: Partial<Member> | undefined
  isSignedIn?: boolean | undefined
  initial?: typeof initialData | undefined
}

/** As `createTestStores`, for a browser in which `ines` is signed in, at a server that answers who it is and signs out. */
export function createMemberStores(
  script: Script = {},
  { member = {}, isSignedIn = true, initial = initialData }: MemberStoresOptions = {},
) {
  const created = createTestStores(
    {
      getCurrentMember: () => answerWith({ member: { ...ines, ...member } }),
      deleteMemberCookie: () => answerWith(null),
      ...script,
    },
    {},
    initial,
  )
  if (isSignedIn) created.stores.core.platform.local.set(memberTokenKey, storedToken)
  return created
}
