import { Type, type Static } from 'typebox'
import { customerRules } from '../validation/customer-rules.ts'
import { Id, Instant, Nullable, OneOf, PersonName } from './common.ts'

/** A member's identifier, as it was typed. */
const Identifier = Type.String({ minLength: 1, maxLength: 254 })
/** Longer than any rule allows, and short enough to be hashed. */
const Password = Type.String({ minLength: 1, maxLength: 1_024 })
const Token = Type.String({ minLength: 1, maxLength: 500 })

/**
 * `POST members/authentication-token`, form-encoded. Which fields are needed follows from the grant: an identifier and the
 * password, the refresh token, or the device's token.
 */
export const MemberTokenRequest = Type.Object({
  grant_type: OneOf(['password', 'refresh_token', 'device_token']),
  email: Type.Optional(Identifier),
  username: Type.Optional(Identifier),
  password: Type.Optional(Password),
  refresh_token: Type.Optional(Token),
  device_token: Type.Optional(Token),
  club_id: Type.Optional(Id),
  /** Whether the sign-in outlives the day, and the device may sign in by its token. */
  remember: Type.Optional(OneOf(['true', 'false'])),
})
export type MemberTokenRequest = Static<typeof MemberTokenRequest>

export const MemberTokenResponse = Type.Object({
  access_token: Type.String(),
  token_type: OneOf(['Bearer']),
  /** Seconds. */
  expires_in: Type.Integer(),
  refresh_token: Type.String(),
  /** Foyer's extension: the secret of a device that was not known before, to be sent with its next sign-in. */
  device_token: Type.Optional(Type.String()),
})
export type MemberTokenResponse = Static<typeof MemberTokenResponse>

/** The signed-in member. */
export const Member = Type.Object({
  id: Id,
  name: PersonName,
  email: Nullable(Type.String()),
  /** Foyer's extension: whether mail to the address arrives. */
  isEmailVerified: Type.Boolean(),
  username: Nullable(Type.String()),
  preferences: Type.Object({ languageTag: Type.String() }),
  clubMembership: Nullable(Type.Object({ clubId: Id, clubLevelId: Nullable(Id) })),
  createdAt: Instant,
})
export type Member = Static<typeof Member>

/**
 * `POST members`. Fields of the interface that are not named here are taken and left alone until the member area keeps
 * them.
 */
export const CreateMemberRequest = Type.Object({
  credentials: Type.Object({
    email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
    username: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
    password: Password,
  }),
  personalDetails: Type.Optional(
    Nullable(
      Type.Object({
        name: Type.Optional(
          Type.Object({
            givenName: Type.String({ maxLength: customerRules.givenName.maxLength }),
            familyName: Type.String({ maxLength: customerRules.familyName.maxLength }),
          }),
        ),
        preferences: Type.Optional(
          Type.Object({ languageTag: Type.Optional(Type.String({ maxLength: 35 })) }),
        ),
      }),
    ),
  ),
  clubMembership: Type.Optional(
    Nullable(Type.Object({ clubId: Id, clubLevelId: Type.Optional(Nullable(Id)) })),
  ),
  acceptedTermsAndConditions: Type.Optional(Type.Boolean()),
  /** Whether the new member is signed in, and how. */
  authenticationType: Type.Optional(OneOf(['None', 'Token', 'Cookie'])),
})
export type CreateMemberRequest = Static<typeof CreateMemberRequest>

export const CreateMemberResponse = Type.Object({
  member: Member,
  /** Where a token was asked for. The public interface does not show the field: its name is ours. */
  authenticationToken: Nullable(MemberTokenResponse),
})
export type CreateMemberResponse = Static<typeof CreateMemberResponse>

/** `POST members/password-reset-code`: of the member with this address, or else this username. */
export const PasswordResetCodeRequest = Type.Object({
  email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
  username: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
})
export type PasswordResetCodeRequest = Static<typeof PasswordResetCodeRequest>

/** A code from a mail; case, blanks and hyphens do not count. */
const ResetCode = Type.String({ minLength: 1, maxLength: 100 })

/** `POST members/password-reset-code/validate`. */
export const ValidateResetCodeRequest = Type.Object({ resetCode: ResetCode })
export type ValidateResetCodeRequest = Static<typeof ValidateResetCodeRequest>

/** `POST members/password-reset`. */
export const ResetPasswordRequest = Type.Object({ resetCode: ResetCode, password: Password })
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>

/** `PUT members/current/credentials/email`. */
export const SetMemberEmailRequest = Type.Object({
  email: Type.String({ maxLength: 1_000 }),
  currentPassword: Password,
})
export type SetMemberEmailRequest = Static<typeof SetMemberEmailRequest>

/** `PUT members/current/credentials/password`. */
export const SetMemberPasswordRequest = Type.Object({ password: Password, currentPassword: Password })
export type SetMemberPasswordRequest = Static<typeof SetMemberPasswordRequest>

/** `PUT members/current/credentials/username`. */
export const SetMemberUsernameRequest = Type.Object({
  username: Type.String({ maxLength: 1_000 }),
  currentPassword: Password,
})
export type SetMemberUsernameRequest = Static<typeof SetMemberUsernameRequest>

/** `POST members/email-availability`. */
export const EmailAvailabilityRequest = Type.Object({ email: Type.String({ maxLength: 1_000 }) })
export type EmailAvailabilityRequest = Static<typeof EmailAvailabilityRequest>

export const EmailAvailabilityResponse = Type.Object({ isAvailable: Type.Boolean() })
export type EmailAvailabilityResponse = Static<typeof EmailAvailabilityResponse>

/** `GET members/current`. */
export const MemberResponse = Type.Object({ member: Member })
export type MemberResponse = Static<typeof MemberResponse>
