import type { CreatePasskeyRequest, PasskeySignInRequest } from '@foyer/contract/wire/passkeys'
import type { OwnedPasskey, PasskeyKey } from './passkey-store.ts'

/** The site as authenticators know it. */
export interface RelyingParty {
  /** Domain that its passkeys belong to. */
  readonly id: string
  /** Scheme, host and port of its pages. */
  readonly origin: string
}

type Registration = CreatePasskeyRequest['registration']
type Authentication = PasskeySignInRequest['authentication']

/** Algorithms of keys that are accepted, by preference: Ed25519, ECDSA with P-256, RSA (COSE numbers). */
export const keyAlgorithms = [-8, -7, -257]

// Loaded with the first answer of an authenticator: it takes 0.2 s, and most processes need it late or never.
const loadVerifier = () => import('@simplewebauthn/server')

/** The challenge that an answer says it has signed, which is not verified yet; null if it says none. */
export function readChallenge({ response }: Registration | Authentication): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** Verifies the answer of an authenticator that has made a passkey. @returns null if it is not right */
export async function verifyRegistration(
  registration: Registration,
  challenge: string,
  { id: rpId, origin }: RelyingParty,
): Promise<Omit<PasskeyKey, 'id'> | null> {
  const { verifyRegistrationResponse } = await loadVerifier()
  const { id, rawId, type, response } = registration
  const { clientDataJSON, attestationObject, transports = [] } = response
  const verified = await orNull(
    verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyAlgorithms,
    }),
  )
  if (!verified?.verified) return null
  const { credential, credentialDeviceType } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialDeviceType === 'multiDevice',
    transports,
  }
}

/** Verifies the answer of an authenticator that signs in. @returns its new counter; null if it is not right */
export async function verifyAuthentication(
  authentication: Authentication,
  challenge: string,
  passkey: OwnedPasskey,
  { id: rpId, origin }: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadVerifier()
  const { id, rawId, type, response } = authentication
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  // Without a list of passkeys an authenticator always says who signs in.
  if (userHandle !== passkey.userId) return null
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Each device of a synced passkey may count by itself.
        counter: passkey.isSynced ? 0 : passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** The verifier throws for whatever is not right with an answer, which comes from outside. */
async function orNull<T>(verification: Promise<T>): Promise<T | null> {
  try {
    return await verification
  } catch {
    return null
  }
}
