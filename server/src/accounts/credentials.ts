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
import type { EmailVerification } from './email-verification.ts'
import type { GuessGuard } from './guess-guard.ts'
import { toIdentifierKey } from './identifier-key.ts'
import { isEmail, usernameAdvice, usernamePattern } from './identifiers.ts'
import type { KnownDevices } from './known-devices.ts'
import type { MemberStore } from './member-store.ts'
import type { ConfirmingMember, PasswordConfirmation } from './password-confirmation.ts'

export interface CredentialsOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly devices: KnownDevices
  readonly sessions: Sessions
  readonly guard: GuessGuard
  readonly confirmation: PasswordConfirmation
  readonly verification: EmailVerification
  readonly hasher: PasswordHasher
  readonly rules: PasswordRules
  readonly clock: Clock
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
  async setPassword(by: ConfirmingMember, request: SetMemberPasswordRequest): Promise<void> {
    const { database, members, rules, hasher, sessions, devices, clock } = this.#options
    const { memberId, familyId, address } = by
    const { member, credential } = await this.#options.confirmation.confirm(by, request.currentPassword)
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
   * Sets another address, which is unverified, and mails a code to it. The same address in other
   * letters stays verified.
   * @throws ProblemError `password-wrong`, `email-format-invalid`, `email-registered`, `too-many-requests`
   */
  async setEmail(by: ConfirmingMember, { email, currentPassword }: SetMemberEmailRequest): Promise<void> {
    if (!isEmail(email)) throw new ProblemError('email-format-invalid')
    const { members, guard, verification, confirmation } = this.#options
    const { member } = await confirmation.confirm(by, currentPassword)
    if (toIdentifierKey(email) === toIdentifierKey(member.email))
      return members.respellEmail(by.memberId, email)
    await guard.requireMailing(by.memberId)
    const mailCode = verification.queueCode({ ...member, email: email.trim() })
    if (!(await members.setEmail(by.memberId, email, mailCode))) throw new ProblemError('email-registered')
    verification.mailsWritten()
  }

  /** @throws ProblemError `password-wrong`, `invalid-argument`, `username-registered`, `too-many-requests` */
  async setUsername(
    by: ConfirmingMember,
    { username, currentPassword }: SetMemberUsernameRequest,
  ): Promise<void> {
    if (!usernamePattern.test(username.trim()))
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'body/username', message: usernameAdvice }],
      })
    await this.#options.confirmation.confirm(by, currentPassword)
    if (!(await this.#options.members.setUsername(by.memberId, username)))
      throw new ProblemError('username-registered')
  }
}
