import { randomBytes } from 'node:crypto'
import { getPasskeyHost } from '@foyer/contract/passkey-host'
import type {
  CreatePasskeyRequest,
  Passkey,
  PasskeyOptionsResponse,
  PasskeySignInOptionsResponse,
  PasskeySignInRequest,
} from '@foyer/contract/wire/passkeys'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { GuessGuard } from './guess-guard.ts'
import type { Member } from './member-store.ts'
import type { ConfirmingMember, PasswordConfirmation } from './password-confirmation.ts'
import { challengeLifetime, type ChallengeUse, type PasskeyChallenges } from './passkey-challenges.ts'
import type { PasskeyDetails, PasskeyStore } from './passkey-store.ts'
import type { SignedIn, SignIn, SignInClient } from './sign-in.ts'
import {
  keyAlgorithms,
  readChallenge,
  verifyAuthentication,
  verifyRegistration,
  type RelyingParty,
} from './verify-passkey.ts'

export interface PasskeysOptions {
  readonly store: PasskeyStore
  readonly challenges: PasskeyChallenges
  readonly confirmation: Pick<PasswordConfirmation, 'confirm'>
  readonly signIn: Pick<SignIn, 'byPasskey'>
  readonly sessions: Pick<Sessions, 'endByToken'>
  readonly guard: GuessGuard
  readonly clock: Clock
  readonly ids: Ids
  /** Name of the site in dialogs of authenticators. */
  readonly siteTitle: string
}

/** The browser of a call: its secret, and the origin at which it reaches the site. */
export interface PasskeyBrowser {
  /** Null if its cookie is missing. */
  readonly secret: string | null
  readonly origin: string
}
/** A browser that asks for a challenge. */
export type AskingBrowser = PasskeyBrowser & { readonly secret: string }

/** Registers passkeys beside a member's password, and signs in by them. */
export class Passkeys {
  readonly #options: PasskeysOptions

  constructor(options: PasskeysOptions) {
    this.#options = options
  }

  /** A member's passkeys, oldest first. */
  async list(memberId: string): Promise<Passkey[]> {
    return (await this.#options.store.list(memberId)).map(toDocument)
  }

  /**
   * What to ask an authenticator for, to make a passkey.
   * @throws ProblemError `passkeys-not-offered`, `password-wrong`, `email-unverified`, `too-many-requests`
   */
  async prepareRegistration(
    by: ConfirmingMember,
    currentPassword: string,
    browser: AskingBrowser,
  ): Promise<PasskeyOptionsResponse['options']> {
    const { store, confirmation, siteTitle } = this.#options
    const { id: rpId } = requireRelyingParty(browser)
    const { memberId } = by
    const { member } = await confirmation.confirm(by, currentPassword)
    if (!member.isEmailVerified) throw new ProblemError('email-unverified')
    const held = await store.listKeys(memberId)
    return {
      rp: { id: rpId, name: siteTitle },
      user: {
        // Random: an authenticator may show it to others, and it must not tell who the member is.
        id: await store.ensureUserId(memberId, randomBytes(64).toString('base64url')),
        ...toUserNames(member),
      },
      challenge: await this.#createChallenge({ kind: 'registration', memberId }, browser),
      pubKeyCredParams: keyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: challengeLifetime,
      excludeCredentials: held.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports: [...transports],
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  }

  /**
   * Stores the passkey that an authenticator has made.
   * @param defaultName of a passkey that the member does not name
   * @throws ProblemError `passkeys-not-offered`, `passkey-invalid`
   */
  async register(
    memberId: string,
    { registration, name }: CreatePasskeyRequest,
    browser: PasskeyBrowser,
    defaultName: string | null,
  ): Promise<Passkey> {
    const { store, clock, ids } = this.#options
    const party = requireRelyingParty(browser)
    const challenge = await this.#spendChallenge(
      readChallenge(registration),
      { kind: 'registration', memberId },
      browser,
    )
    const key = challenge === null ? null : await verifyRegistration(registration, challenge, party)
    if (key === null) throw new ProblemError('passkey-invalid')
    const details = { id: ids.uuid(), name: name?.trim() ?? defaultName, createdAt: clock.now() }
    if (!(await store.insert({ ...key, ...details, memberId }))) throw new ProblemError('passkey-invalid')
    return toDocument({ ...details, usedAt: null })
  }

  /** @throws ProblemError `not-found` */
  async rename(memberId: string, id: string, name: string): Promise<Passkey> {
    const renamed = await this.#options.store.rename(memberId, id, name.trim())
    if (renamed === null) throw new ProblemError('not-found')
    return toDocument(renamed)
  }

  /** @throws ProblemError `not-found`, `passkey-last` for the last one of a member without a password */
  async delete(memberId: string, id: string): Promise<void> {
    const outcome = await this.#options.store.delete(memberId, id)
    if (outcome === 'unknown') throw new ProblemError('not-found')
    if (outcome === 'last') throw new ProblemError('passkey-last')
  }

  /** What to ask an authenticator for, to sign in. @throws ProblemError `passkeys-not-offered` */
  async prepareSignIn(browser: AskingBrowser): Promise<PasskeySignInOptionsResponse['options']> {
    const { id: rpId } = requireRelyingParty(browser)
    const challenge = await this.#createChallenge({ kind: 'sign-in', memberId: null }, browser)
    return { challenge, rpId, timeout: challengeLifetime, userVerification: 'required' }
  }

  /**
   * Signs in whose passkey the answer is. Whatever is not right with it gets the same refusal.
   * @throws ProblemError `passkeys-not-offered`, `credentials-invalid`, `too-many-requests`
   */
  async signIn(
    { authentication }: PasskeySignInRequest,
    browser: PasskeyBrowser,
    client: SignInClient,
  ): Promise<SignedIn> {
    const { store, guard, sessions, signIn, clock } = this.#options
    const party = requireRelyingParty(browser)
    const subjects = await guard.requireAddress(client.address)
    const use = { kind: 'sign-in', memberId: null } as const
    const challenge = await this.#spendChallenge(readChallenge(authentication), use, browser)
    const passkey = challenge === null ? null : await store.find(authentication.id)
    if (challenge === null || passkey === null) throw new ProblemError('credentials-invalid')
    const counter = await verifyAuthentication(authentication, challenge, passkey, party)
    if (counter === null) throw new ProblemError('credentials-invalid')
    await guard.succeed(subjects)
    const signedIn = await signIn.byPasskey(passkey.memberId, client)
    if (await store.markUsed(passkey.id, counter, clock.now())) return signedIn
    await sessions.endByToken(signedIn.pair.refreshToken)
    throw new ProblemError('credentials-invalid')
  }

  #createChallenge(use: Omit<ChallengeUse, 'browser'>, { secret }: AskingBrowser): Promise<string> {
    const { challenges, clock } = this.#options
    return challenges.create({ ...use, browser: secret }, clock.now())
  }

  /** Whatever becomes of the answer, its challenge is used up. @returns null if it was not valid */
  async #spendChallenge(
    challenge: string | null,
    use: Omit<ChallengeUse, 'browser'>,
    { secret }: PasskeyBrowser,
  ): Promise<string | null> {
    if (challenge === null || secret === null) return null
    const { challenges, clock } = this.#options
    return (await challenges.spend(challenge, { ...use, browser: secret }, clock.now())) ? challenge : null
  }
}

/** @throws ProblemError `passkeys-not-offered` at an IP address or by plain http */
function requireRelyingParty({ origin }: PasskeyBrowser): RelyingParty {
  const id = getPasskeyHost(origin)
  if (id === null) throw new ProblemError('passkeys-not-offered')
  // Browsers leave out the usual port.
  return { id, origin: new URL(origin).origin }
}

/** How a member's authenticator names the account to them. */
function toUserNames({ email, username, details }: Member): { name: string; displayName: string } {
  const { givenName, familyName } = details.name
  const name = email ?? username ?? ''
  return { name, displayName: `${givenName} ${familyName}`.trim() || name }
}

const toDocument = ({ id, name, createdAt, usedAt }: PasskeyDetails): Passkey => ({
  id,
  name,
  createdAt: new Date(createdAt).toISOString(),
  usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
})
