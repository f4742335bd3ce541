import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, OneOf } from './common.ts'
import { MemberBalance } from './member-balances.ts'
import { PersonalDetails, PersonalDetailsChange } from './member-details.ts'

/** A member's identifier, as typed. */
const Identifier = Type.String({ minLength: 1, maxLength: 254 })
/** The bound is above that of any password rule, and low enough for hashing. */
const Password = Type.String({ minLength: 1, maxLength: 1_024 })
const Token = Type.String({ minLength: 1, maxLength: 500 })

/**
 * `POST members/authentication-token`, form-encoded. The grant determines the required fields: an identifier and the
 * password, the refresh token, or the device token.
 */
export const MemberTokenRequest = Type.Object({
  grant_type: OneOf(['password', 'refresh_token', 'device_token']),
  email: Type.Optional(Identifier),
  username: Type.Optional(Identifier),
  password: Type.Optional(Password),
  refresh_token: Type.Optional(Token),
  device_token: Type.Optional(Token),
  club_id: Type.Optional(Id),
  /** Whether the sign-in lasts longer than a day and the device may sign in by its token. */
  remember: Type.Optional(OneOf(['true', 'false'])),
})
export type MemberTokenRequest = Static<typeof MemberTokenRequest>

/**
 * `POST members/workstation-authentication-cookie`, form-encoded: the password with an e-mail address or a username, or the
 * PIN with the number of a membership card or a telephone. Foyer's extension: the password with the number of a card.
 */
export const WorkstationCookieRequest = Type.Object({
  grant_type: OneOf(['password']),
  email: Type.Optional(Identifier),
  username: Type.Optional(Identifier),
  password: Type.Optional(Password),
  card_number: Type.Optional(Identifier),
  phone_number: Type.Optional(Identifier),
  pin: Type.Optional(Password),
  club_id: Type.Optional(Id),
})
export type WorkstationCookieRequest = Static<typeof WorkstationCookieRequest>

export const MemberTokenResponse = Type.Object({
  access_token: Type.String(),
  token_type: OneOf(['Bearer']),
  /** Seconds. */
  expires_in: Type.Integer(),
  refresh_token: Type.String(),
  /** Foyer's extension: the secret of a new device, to be sent with its next sign-in. */
  device_token: Type.Optional(Type.String()),
})
export type MemberTokenResponse = Static<typeof MemberTokenResponse>

/** The signed-in member. */
export const Member = Type.Object({
  id: Id,
  personalDetails: PersonalDetails,
  email: Nullable(Type.String()),
  /** Foyer's extension: whether mail to the address is known to arrive. */
  isEmailVerified: Type.Boolean(),
  username: Nullable(Type.String()),
  clubMembership: Nullable(Type.Object({ clubId: Id, clubLevelId: Nullable(Id) })),
  createdAt: Instant,
  /** Foyer's extension: the digits on the member's card, by which a workstation finds them. */
  cardNumber: Type.Optional(Type.String()),
  /** Foyer's extension: by which recommendations know the member, after consent. It does not reveal the id. */
  hash: Type.Optional(Type.String()),
  /** Absent without a photo. Its address is good until then; null for ever. */
  photo: Type.Optional(Type.Object({ uri: Type.String(), uriExpiresAt: Nullable(Instant) })),
  /** What the member has of each kind, the primary kind first. The public interface does not document the field. */
  balances: Type.Optional(Type.Array(MemberBalance)),
})
export type Member = Static<typeof Member>

/** `POST members`. */
export const CreateMemberRequest = Type.Object({
  credentials: Type.Object({
    email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
    username: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
    password: Password,
  }),
  personalDetails: Type.Optional(Nullable(PersonalDetailsChange)),
  clubMembership: Type.Optional(
    Nullable(Type.Object({ clubId: Id, clubLevelId: Type.Optional(Nullable(Id)) })),
  ),
  acceptedTermsAndConditions: Type.Optional(Type.Boolean()),
  /** Foyer's extension: the code of the member who has invited them. */
  referralCode: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  /** Whether the new member is signed in, and how. */
  authenticationType: Type.Optional(OneOf(['None', 'Token', 'Cookie'])),
})
export type CreateMemberRequest = Static<typeof CreateMemberRequest>

export const CreateMemberResponse = Type.Object({
  member: Member,
  /** Null unless `authenticationType` is Token. The public interface does not document the field: the name is Foyer's. */
  authenticationToken: Nullable(MemberTokenResponse),
})
export type CreateMemberResponse = Static<typeof CreateMemberResponse>

/** `POST members/password-reset-code`: for the member with this address, or else this username. */
export const PasswordResetCodeRequest = Type.Object({
  email: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
  username: Type.Optional(Nullable(Type.String({ maxLength: 254 }))),
})
export type PasswordResetCodeRequest = Static<typeof PasswordResetCodeRequest>

/** A code from a mail; case, blanks and hyphens are ignored. */
const MailedCode = Type.String({ minLength: 1, maxLength: 100 })

/** `POST members/password-reset-code/validate`. */
export const ValidateResetCodeRequest = Type.Object({ resetCode: MailedCode })
export type ValidateResetCodeRequest = Static<typeof ValidateResetCodeRequest>

/** `POST members/password-reset`. */
export const ResetPasswordRequest = Type.Object({ resetCode: MailedCode, password: Password })
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

/**
 * A member's sign-in on one device. `browser` and `system` are product names, such as Firefox and Linux; null where the
 * client does not say.
 */
export const MemberSession = Type.Object({
  id: Id,
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  createdAt: Instant,
  /** To within a quarter of an hour. */
  lastSeenAt: Instant,
  /** Whether it is the sign-in that makes the call. */
  isCurrent: Type.Boolean(),
})
export type MemberSession = Static<typeof MemberSession>

/** `GET members/current/sessions`: newest first. */
export const MemberSessionsResponse = Type.Object({ sessions: Type.Array(MemberSession) })
export type MemberSessionsResponse = Static<typeof MemberSessionsResponse>

/** `POST members/current/claimed-orders`: the order that was completed as a visitor. */
export const ClaimOrderRequest = Type.Object({ orderId: Id })
export type ClaimOrderRequest = Static<typeof ClaimOrderRequest>

/**
 * Whether an order is the member's or can become it.
 * - `Own`: the member's.
 * - `Claimable`: a visitor's, with the member's verified address.
 * - `EmailUnverified`: a visitor's; it cannot be claimed before the member's address is verified, whichever it is.
 * - `NotClaimable`: another member's or with another address, not completed, or there is no such order.
 */
export const OrderClaim = OneOf(['Own', 'Claimable', 'EmailUnverified', 'NotClaimable'])
export type OrderClaim = Static<typeof OrderClaim>

/** `GET members/current/claimed-orders/{orderId}`. */
export const OrderClaimResponse = Type.Object({ claim: OrderClaim })
export type OrderClaimResponse = Static<typeof OrderClaimResponse>

/**
 * `DELETE members/current`. How members prove that it is them: `Password`, the default, with the current password. Others
 * are refused as `validation-type-invalid`.
 */
export const DeleteMemberRequest = Type.Object({
  validationType: Type.Optional(Type.String({ maxLength: 100 })),
  password: Type.Optional(Password),
})
export type DeleteMemberRequest = Static<typeof DeleteMemberRequest>

/**
 * `POST members/email-verification`: a code from a mail. The mail's link is the sign-up page with the code in its fragment,
 * `#verify=<code>`.
 */
export const VerifyEmailRequest = Type.Object({ code: MailedCode })
export type VerifyEmailRequest = Static<typeof VerifyEmailRequest>
