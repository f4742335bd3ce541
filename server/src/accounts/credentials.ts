import type {
  SetMemberEmailRequest,
  SetMemberPasswordRequest,
  SetMemberUsernameRequest,
} from '@foyer/contract/wire/members'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { refuseGuess, type GuessGuard } from './guess-guard.ts'
import { isEmail, usernameAdvice, usernamePattern } from './identifiers.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Credential, Member, MemberStore } from './member-store.ts'

export interface CredentialsOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly devices: KnownDevices
  readonly sessions: Sessions
  readonly guard: GuessGuard
  readonly hasher: PasswordHasher
  readonly rules: PasswordRules
  readonly clock: Clock
}

/** The signed-in member who changes their credentials. */
export interface CredentialsChanger {
  readonly memberId: string
  /** Token family of the call, which stays signed in. */
  readonly familyId: string | null
  readonly address: string
}

/** Changes a member's credentials. Each change requires the current password: somebody else may use an open page. */
export class Credentials {
  readonly #options: CredentialsOptions

  constructor(options: CredentialsOptions) {
    this.#options = options
  }

  /**
   * Sets another password; ends all other sign-ins of the member and deletes all known devices with it.
   * @throws ProblemError `password-wrong`, the rule that the new one breaks, `too-many-requests`
   */
  async setPassword(by: CredentialsChanger, request: SetMemberPasswordRequest): Promise<void> {
    const { database, members, rules, hasher, sessions, devices, clock } = this.#options
    const { memberId, familyId, address } = by
    const { member, credential } = await this.#confirm(by, request.currentPassword)
    const { givenName, familyName } = member.details.name
    rules.require(request.password, { ...member, names: [givenName, familyName] })
    const hash = await hasher.hash(request.password, address)
    const replaceHash = members.replaceHash(credential, hash, clock.now())
    const endOthers = sessions.endAll(memberId, 'password', familyId)
    const deleteDevices = devices.deleteAll(memberId)
    await database.tx(async (trx) => {
      if (!(await replaceHash(trx))) throw new ProblemError('password-wrong')
      await endOthers(trx)
      await deleteDevices(trx)
    })
  }

  /**
   * Sets another address, which is unverified.
   * @throws ProblemError `password-wrong`, `email-format-invalid`, `email-registered`, `too-many-requests`
   */
  async setEmail(by: CredentialsChanger, { email, currentPassword }: SetMemberEmailRequest): Promise<void> {
    if (!isEmail(email)) throw new ProblemError('email-format-invalid')
    await this.#confirm(by, currentPassword)
    if (!(await this.#options.members.setEmail(by.memberId, email)))
      throw new ProblemError('email-registered')
  }

  /** @throws ProblemError `password-wrong`, `invalid-argument`, `username-registered`, `too-many-requests` */
  async setUsername(
    by: CredentialsChanger,
    { username, currentPassword }: SetMemberUsernameRequest,
  ): Promise<void> {
    if (!usernamePattern.test(username.trim()))
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'body/username', message: usernameAdvice }],
      })
    await this.#confirm(by, currentPassword)
    if (!(await this.#options.members.setUsername(by.memberId, username)))
      throw new ProblemError('username-registered')
  }

  /** Checks the current password. @throws ProblemError `password-wrong`, `too-many-requests` */
  async #confirm(
    { memberId, address }: CredentialsChanger,
    currentPassword: string,
  ): Promise<{ member: Member; credential: Credential }> {
    const { members, guard, hasher } = this.#options
    const member = await members.read(memberId)
    const credential = await members.readCredential(memberId)
    const place = await guard.take({ address, nameKey: `confirm ${memberId}`, deviceHash: null })
    if (place.kind === 'locked') throw refuseGuess(place)
    const verdict = await hasher.verify(currentPassword, credential?.passwordHash ?? null, address)
    if (member === null || credential === null || verdict === 'wrong')
      throw new ProblemError('password-wrong')
    await guard.succeed(place.subjects)
    return { member, credential }
  }
}
