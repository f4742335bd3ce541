import { Type, type Static } from 'typebox'
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

/** `GET members/current`. */
export const MemberResponse = Type.Object({ member: Member })
export type MemberResponse = Static<typeof MemberResponse>
