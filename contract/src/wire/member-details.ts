import { Type, type Static } from 'typebox'
import { customerRules } from '../validation/customer-rules.ts'
import { mailerFrequencies } from '../validation/member-rules.ts'
import { BusinessDate, Id, Instant, Nullable, OneOf, PersonName } from './common.ts'

/** A value of the member's own words, such as a gender or a kind of telephone. */
const Word = Type.String({ maxLength: 40 })
const LanguageTag = Type.String({ maxLength: 35 })
const AddressLine = Type.Optional(Nullable(Type.String({ maxLength: 200 })))

/** Where a member lives. */
export const MemberAddress = Type.Object({
  line1: AddressLine,
  suburb: AddressLine,
  city: AddressLine,
  state: AddressLine,
  postCode: AddressLine,
  country: AddressLine,
})
export type MemberAddress = Static<typeof MemberAddress>

export const MemberPhoneNumber = Type.Object({
  /** Such as Mobile. The public interface does not document its values. */
  type: Word,
  number: Type.String({ maxLength: customerRules.phoneNumber.maxLength }),
})

/** What a member wants to hear of, and how: one interest of the loyalty master data. */
export const InterestSubscription = Type.Object({
  interestId: Id,
  interestContactMethodIds: Type.Array(Id, { maxItems: 20 }),
})
export type InterestSubscription = Static<typeof InterestSubscription>

export const MemberCustomPreference = Type.Object({
  customPreferenceId: Id,
  customPreferenceOptionIds: Type.Array(Id, { maxItems: 50 }),
})

/** A member's own details, as they are answered. */
export const PersonalDetails = Type.Object({
  name: PersonName,
  birthDate: Nullable(BusinessDate),
  gender: Nullable(Type.String()),
  maritalStatus: Nullable(Type.String()),
  householdPersonCount: Nullable(Type.Integer()),
  educationLevelId: Nullable(Id),
  occupationId: Nullable(Id),
  contactDetails: Type.Object({
    phoneNumbers: Type.Array(MemberPhoneNumber),
    address: Nullable(MemberAddress),
  }),
  interestSubscriptions: Type.Array(InterestSubscription),
  preferences: Type.Object({
    languageTag: Type.String(),
    sites: Type.Object({
      pickupSiteId: Nullable(Id),
      primarySiteId: Nullable(Id),
      preferredSiteIds: Type.Array(Id),
    }),
    genres: Type.Object({ preferredGenreIds: Type.Array(Id) }),
    contact: Type.Object({
      contactMethods: Type.Array(Id),
      mailerFrequency: Nullable(Type.String()),
      allowThirdPartyContact: Type.Boolean(),
    }),
    customPreferences: Type.Array(MemberCustomPreference),
    /** Whether films are put first by what the member has seen. */
    allowThirdPartyProfiling: Type.Boolean(),
  }),
})
export type PersonalDetails = Static<typeof PersonalDetails>

const optional = <T extends Parameters<typeof Nullable>[0]>(schema: T) => Type.Optional(Nullable(schema))

/**
 * A change of a member's details. Only fields that it has change: objects are merged, lists and the address are replaced,
 * null removes a value. National ids, external ids and tokens of push notifications are not stored.
 */
export const PersonalDetailsChange = Type.Object({
  name: Type.Optional(
    Type.Object({
      givenName: Type.String({ maxLength: customerRules.givenName.maxLength }),
      familyName: Type.String({ maxLength: customerRules.familyName.maxLength }),
    }),
  ),
  birthDate: optional(BusinessDate),
  gender: optional(Word),
  maritalStatus: optional(Word),
  householdPersonCount: optional(Type.Integer({ minimum: 1, maximum: 100 })),
  educationLevelId: optional(Id),
  occupationId: optional(Id),
  contactDetails: optional(
    Type.Object({
      phoneNumbers: Type.Optional(Type.Array(MemberPhoneNumber, { maxItems: 5 })),
      address: optional(MemberAddress),
    }),
  ),
  interestSubscriptions: Type.Optional(Type.Array(InterestSubscription, { maxItems: 50 })),
  preferences: Type.Optional(
    Type.Object({
      languageTag: Type.Optional(LanguageTag),
      sites: optional(
        Type.Object({
          pickupSiteId: optional(Id),
          /** The cinema that the member goes to most. */
          primarySiteId: optional(Id),
          preferredSiteIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
        }),
      ),
      genres: optional(Type.Object({ preferredGenreIds: Type.Optional(Type.Array(Id, { maxItems: 100 })) })),
      contact: optional(
        Type.Object({
          contactMethods: Type.Optional(Type.Array(Id, { maxItems: 20 })),
          mailerFrequency: optional(OneOf(mailerFrequencies)),
          allowThirdPartyContact: Type.Optional(Type.Boolean()),
        }),
      ),
      customPreferences: Type.Optional(Type.Array(MemberCustomPreference, { maxItems: 50 })),
      allowThirdPartyProfiling: Type.Optional(Type.Boolean()),
    }),
  ),
})
export type PersonalDetailsChange = Static<typeof PersonalDetailsChange>

/** `PUT members/current/personal-details`. Without a detail it is refused as `personal-details-required`. */
export const SetPersonalDetailsRequest = Type.Object({
  personalDetails: Type.Optional(Nullable(PersonalDetailsChange)),
})
export type SetPersonalDetailsRequest = Static<typeof SetPersonalDetailsRequest>

/**
 * `PUT members/current/photo`, in parts: a file of JPEG, PNG or WebP of at most `photoRules.largestFile` bytes. It is cut to a square
 * around its middle.
 */
export const SetMemberPhotoRequest = Type.Object({
  // No type: the parts are parsed to files, which are judged by their bytes.
  MemberPhoto: Type.Optional(Type.Unsafe<Blob>({ contentMediaType: 'application/octet-stream' })),
})
export type SetMemberPhotoRequest = Static<typeof SetMemberPhotoRequest>

export const SetMemberPhotoResponse = Type.Object({
  memberPhoto: Type.Object({
    isUpdatable: Type.Boolean(),
    /** When the next photo is accepted; null: immediately. */
    canBeUpdatedAt: Nullable(Instant),
    uri: Type.String(),
    /** Its address is good until then. */
    uriExpiresAt: Nullable(Instant),
  }),
})
export type SetMemberPhotoResponse = Static<typeof SetMemberPhotoResponse>
