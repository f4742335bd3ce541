import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, OneOf } from './common.ts'

/**
 * Passkeys, beside the password: Foyer's extension of the interface. The requests and answers of an authenticator are
 * the JSON forms of Web Authentication; its binary values are base64url.
 */

const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })
/** An authenticator's id of a passkey has at most 1,023 bytes. */
const CredentialId = Base64Url(1_364)
/** Name of a way to reach an authenticator, such as "internal" or "usb". */
const Transports = Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })
const CredentialType = OneOf(['public-key'])
/** Milliseconds. */
const Timeout = Type.Integer()

/** A member's passkey, without its key. */
export const Passkey = Type.Object({
  id: Id,
  /** As the member has named it, else browser and system that made it; null if unknown. */
  name: Nullable(Type.String()),
  createdAt: Instant,
  /** Last sign-in with it; null before the first. */
  usedAt: Nullable(Instant),
})
export type Passkey = Static<typeof Passkey>

/** `GET members/current/passkeys`, oldest first. */
export const PasskeysResponse = Type.Object({ passkeys: Type.Array(Passkey) })
export type PasskeysResponse = Static<typeof PasskeysResponse>

export const PasskeyResponse = Type.Object({ passkey: Passkey })
export type PasskeyResponse = Static<typeof PasskeyResponse>

/** `POST members/current/passkeys/options`: the present password, as an open page may be somebody else's. */
export const PasskeyOptionsRequest = Type.Object({
  currentPassword: Type.String({ minLength: 1, maxLength: 1_024 }),
})
export type PasskeyOptionsRequest = Static<typeof PasskeyOptionsRequest>

/** What the browser asks an authenticator for, to make a passkey. */
export const PasskeyOptionsResponse = Type.Object({
  options: Type.Object({
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    challenge: Type.String(),
    pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: CredentialType })),
    timeout: Timeout,
    /** The member's own passkeys, so that an authenticator makes no second one. */
    excludeCredentials: Type.Array(
      Type.Object({ id: Type.String(), type: CredentialType, transports: Transports }),
    ),
    authenticatorSelection: Type.Object({
      residentKey: OneOf(['required']),
      requireResidentKey: Type.Boolean(),
      userVerification: OneOf(['required']),
    }),
    attestation: OneOf(['none']),
  }),
})
export type PasskeyOptionsResponse = Static<typeof PasskeyOptionsResponse>

const passkeyName = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000-\\u001f\\u007f]*\\S' })

/** `POST members/current/passkeys`: the authenticator's answer. */
export const CreatePasskeyRequest = Type.Object({
  registration: Type.Object({
    id: CredentialId,
    rawId: CredentialId,
    type: CredentialType,
    response: Type.Object({
      clientDataJSON: Base64Url(8_000),
      attestationObject: Base64Url(40_000),
      transports: Type.Optional(Transports),
    }),
  }),
  /** Default: the browser and system of the call. */
  name: Type.Optional(passkeyName),
})
export type CreatePasskeyRequest = Static<typeof CreatePasskeyRequest>

/** `PUT members/current/passkeys/{passkeyId}`. */
export const RenamePasskeyRequest = Type.Object({ name: passkeyName })
export type RenamePasskeyRequest = Static<typeof RenamePasskeyRequest>

/** `POST members/passkeys/options`. No passkeys are named: that would tell who has an account. */
export const PasskeySignInOptionsResponse = Type.Object({
  options: Type.Object({
    challenge: Type.String(),
    rpId: Type.String(),
    timeout: Timeout,
    userVerification: OneOf(['required']),
  }),
})
export type PasskeySignInOptionsResponse = Static<typeof PasskeySignInOptionsResponse>

/** An authenticator's answer that signs in. */
export const PasskeyAuthentication = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: CredentialType,
  response: Type.Object({
    clientDataJSON: Base64Url(8_000),
    authenticatorData: Base64Url(8_000),
    signature: Base64Url(8_000),
    /** By which the authenticator knows the member. */
    userHandle: Type.Optional(Base64Url(100)),
  }),
})
export type PasskeyAuthentication = Static<typeof PasskeyAuthentication>

/** `POST members/passkeys/authentication-token` and `…/authentication-cookie`. */
export const PasskeySignInRequest = Type.Object({
  authentication: PasskeyAuthentication,
  /** Whether the sign-in lasts longer than a day and the device may sign in by its token. */
  remember: Type.Optional(Type.Boolean()),
  /** The token of a device that the member has signed in with. */
  deviceToken: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
})
export type PasskeySignInRequest = Static<typeof PasskeySignInRequest>
