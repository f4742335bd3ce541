import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { hashToken, type Family } from '../sessions/present-token.ts'
import type { Sessions, TokenPair } from '../sessions/sessions.ts'
import { refuseGuess, type GuessGuard, type GuessPlace } from './guess-guard.ts'
import { toIdentifierKey } from './identifier-key.ts'
import type { KnownDevice, KnownDevices } from './known-devices.ts'
import type { MemberCards } from './member-cards.ts'
import type { Credential, MemberStore } from './member-store.ts'
import type { NotifyOfReuse } from './reuse-notice.ts'

export interface SignInOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly cards: Pick<MemberCards, 'findMember'>
  readonly devices: KnownDevices
  readonly guard: GuessGuard
  readonly hasher: PasswordHasher
  readonly sessions: Sessions
  readonly notifyOfReuse: NotifyOfReuse
  readonly clock: Clock
}

/** The client of a sign-in, and how its sign-in is stored. */
export interface SignInClient {
  readonly address: string
  readonly kind: Family['kind']
  /** Whether the member asks to be remembered on this device. */
  readonly isLasting: boolean
  /** The device's token; null if it sent none. */
  readonly deviceToken: string | null
  /** Browser and system, for the list of sign-ins. */
  readonly deviceName: string | null
  /** The workstation at which the member signs in. */
  readonly workstationId: string | null
}

/** Identifier and password as typed; `pin`: a PIN with the number of a card or telephone. */
export interface PasswordSignIn {
  readonly by: 'email' | 'username' | 'card' | 'pin'
  readonly identifier: string
  readonly password: string
}

export interface SignedIn {
  readonly memberId: string
  readonly pair: TokenPair
  /** The token of a new device; null if the device has one already. */
  readonly deviceToken: string | null
}

/** Signs members in by password, refresh token or remembered device. */
export class SignIn {
  readonly #options: SignInOptions

  constructor(options: SignInOptions) {
    this.#options = options
  }

  /**
   * An unknown identifier is refused like a wrong password, after the same work.
   * @throws ProblemError `credentials-invalid`, `member-locked`, `too-many-requests`
   */
  async byPassword({ by, identifier, password }: PasswordSignIn, client: SignInClient): Promise<SignedIn> {
    const { guard, hasher, clock } = this.#options
    const nameKey = toIdentifierKey(identifier) ?? ''
    const credential = await this.#findCredential(by, identifier)
    const device = await this.#findDevice(client.deviceToken, credential?.memberId)
    const place = await guard.take({
      address: client.address,
      nameKey: `${by} ${nameKey}`,
      deviceHash: device?.hash ?? null,
    })
    const { subjects } = this.#requireFree(place, 'member-locked')
    const verdict = await hasher.verify(password, credential?.passwordHash ?? null, client.address)
    if (credential === null || verdict === 'wrong') throw new ProblemError('credentials-invalid')
    if (verdict === 'right-but-outdated') await this.#hashAnew(credential, password, client.address)
    await guard.succeed(subjects)
    const { memberId } = credential
    const deviceToken =
      client.kind === 'workstation'
        ? null
        : await this.#rememberDevice(memberId, device, client.isLasting, clock.now())
    const signedIn = { memberId, pair: await this.#open(memberId, client), deviceToken }
    await this.#requireUnchanged(signedIn, credential, password, client.address)
    return signedIn
  }

  async #findCredential(by: PasswordSignIn['by'], identifier: string): Promise<Credential | null> {
    const { cards, members } = this.#options
    // Members have no PINs: what is typed with one is an unknown identifier.
    if (by === 'pin') return null
    if (by !== 'card') return members.findCredential(by, identifier)
    const memberId = await cards.findMember(identifier)
    return memberId === null ? null : members.readCredential(memberId)
  }

  /**
   * Signs in by a device on which the member asked to be remembered.
   * @throws ProblemError `credentials-invalid`, `device-locked`, `too-many-requests`
   */
  async byDevice(client: SignInClient & { readonly deviceToken: string }): Promise<SignedIn> {
    const { devices, guard, sessions, clock } = this.#options
    const device = await devices.find(client.deviceToken, clock.now())
    // An unknown token is counted by itself as well: strangers must not lock devices whose token has expired.
    const deviceHash = hashToken(client.deviceToken)
    const place = await guard.take({ address: client.address, nameKey: '', deviceHash })
    const { subjects } = this.#requireFree(place, 'device-locked')
    if (!device?.canSignIn) throw new ProblemError('credentials-invalid')
    await guard.succeed(subjects)
    const { memberId } = device
    const pair = await this.#open(memberId, { ...client, isLasting: true })
    if (!(await devices.see(device, false, clock.now()))) {
      await sessions.endByToken(pair.refreshToken)
      throw new ProblemError('credentials-invalid')
    }
    return { memberId, pair, deviceToken: null }
  }

  /** Signs in a member whose account was just created. */
  async byNewAccount(memberId: string, client: SignInClient): Promise<SignedIn> {
    const { devices, clock } = this.#options
    const deviceToken = await devices.add(memberId, client.isLasting, clock.now())
    return { memberId, pair: await this.#open(memberId, client), deviceToken }
  }

  /** Signs in a member whose passkey was verified. */
  async byPasskey(memberId: string, client: SignInClient): Promise<SignedIn> {
    const device = await this.#findDevice(client.deviceToken, memberId)
    const now = this.#options.clock.now()
    const deviceToken = await this.#rememberDevice(memberId, device, client.isLasting, now)
    return { memberId, pair: await this.#open(memberId, client), deviceToken }
  }

  /** @throws ProblemError `refresh-token-expired` for a token that is no longer valid, whatever the reason */
  async byRefreshToken(refreshToken: string): Promise<TokenPair> {
    const refreshed = await this.#options.sessions.refresh(refreshToken)
    if (refreshed.kind === 'reused') await this.#options.notifyOfReuse(refreshed.family)
    if (refreshed.kind !== 'issued') throw new ProblemError('refresh-token-expired')
    return refreshed.pair
  }

  /** A known device of this member; a device of another member counts as unknown. */
  async #findDevice(token: string | null, memberId: string | undefined): Promise<KnownDevice | null> {
    if (token === null) return null
    const device = await this.#options.devices.find(token, this.#options.clock.now())
    return device !== null && device.memberId === memberId ? device : null
  }

  async #rememberDevice(
    memberId: string,
    device: KnownDevice | null,
    canSignIn: boolean,
    now: number,
  ): Promise<string | null> {
    const { devices } = this.#options
    if (device === null) return devices.add(memberId, canSignIn, now)
    await devices.see(device, canSignIn, now)
    return null
  }

  #requireFree(
    place: GuessPlace,
    lockedBy: 'member-locked' | 'device-locked',
  ): Extract<GuessPlace, { kind: 'free' }> {
    if (place.kind === 'free') return place
    if (place.by === 'address') throw refuseGuess(place)
    const { retryAfter } = place
    throw new ProblemError(lockedBy, { lockOutPeriodInSeconds: retryAfter }, { retryAfter })
  }

  /**
   * Ends a sign-in whose password was changed after it was verified: the change ends only the sign-ins before it.
   * @throws ProblemError `credentials-invalid`, `too-many-requests`
   */
  async #requireUnchanged(
    { memberId, pair, deviceToken }: SignedIn,
    verified: Credential,
    password: string,
    client: string,
  ): Promise<void> {
    const { database, members, hasher, sessions, devices } = this.#options
    const current = await members.readCredential(memberId)
    if (current?.passwordHash === verified.passwordHash) return
    // The same password may have been hashed again, with today's parameters.
    if ((await hasher.verify(password, current?.passwordHash ?? null, client)) !== 'wrong') return
    await sessions.endByToken(pair.refreshToken)
    if (deviceToken !== null) await database.tx(devices.deleteAll(memberId))
    throw new ProblemError('credentials-invalid')
  }

  async #hashAnew(credential: Credential, password: string, client: string): Promise<void> {
    const { database, hasher, members, clock } = this.#options
    const hash = await hasher.hash(password, client)
    await database.tx(members.replaceHash(credential, hash, clock.now()))
  }

  #open(memberId: string, { kind, isLasting, deviceName, workstationId }: SignInClient): Promise<TokenPair> {
    return this.#options.sessions.open({ memberId, kind, isLasting, deviceName, workstationId })
  }
}
