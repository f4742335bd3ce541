import { setTimeout as pause } from 'node:timers/promises'
import type { PasswordResetCodeRequest, ResetPasswordRequest } from '@foyer/contract/wire/members'
import type { Database } from '../database/database.ts'
import { isUniqueViolation } from '../database/failures.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountCodes, OpenCode } from './account-codes.ts'
import type { AccountMails } from './account-mails.ts'
import type { GuessGuard } from './guess-guard.ts'
import { toIdentifierKey } from './identifier-key.ts'
import type { KnownDevices } from './known-devices.ts'
import type { MemberStore } from './member-store.ts'

export interface PasswordResetOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly codes: AccountCodes
  readonly devices: KnownDevices
  readonly sessions: Sessions
  readonly guard: GuessGuard
  readonly hasher: PasswordHasher
  readonly rules: PasswordRules
  readonly mails: AccountMails
  readonly clock: Clock
  readonly ids: Ids
  /** Replaces the default delay in tests, milliseconds. */
  readonly answerAfter?: number | undefined
}

/** How long a code is valid, milliseconds. */
const codeLifetime = 30 * 60_000
/** Symbols of a code, short enough to be typed: 78 bits. */
const codeLength = 16
/** Least delay of the answer to a request for a code, milliseconds: its time does not reveal whether an account exists. */
const usualAnswerAfter = 250

/** Resets a forgotten password by a code that is mailed to the member's address. */
export class PasswordReset {
  readonly #options: PasswordResetOptions

  constructor(options: PasswordResetOptions) {
    this.#options = options
  }

  /**
   * Mails a code if there is such a member with an address. The answer is the same if there is none.
   * @throws ProblemError `email-or-username-missing`, `too-many-requests`
   */
  async requestCode({ email, username }: PasswordResetCodeRequest, address: string): Promise<void> {
    const by = toIdentifierKey(email) === null ? 'username' : 'email'
    const identifier = by === 'email' ? email : username
    if (toIdentifierKey(identifier) === null) throw new ProblemError('email-or-username-missing')
    await this.#options.guard.requireEnquiry(address)
    const distance = pause(this.#options.answerAfter ?? usualAnswerAfter, undefined, { ref: false })
    await this.#mailCode(by, identifier ?? '')
    await distance
  }

  /**
   * Finds a valid code, also one that opens a closed account again.
   * @throws ProblemError `reset-code-invalid`, `too-many-requests`
   */
  async requireCode(code: string, address: string): Promise<OpenCode> {
    const { guard, codes, clock } = this.#options
    await guard.requireEnquiry(address)
    const now = clock.now()
    const open = (await codes.find('password-reset', code, now)) ?? (await codes.findRestoring(code, now))
    if (open === null) throw new ProblemError('reset-code-invalid')
    return open
  }

  /**
   * Sets another password, ends all sign-ins of the member and marks the address as verified: mail to it has arrived. A
   * closed account is open again.
   * @throws ProblemError `reset-code-invalid`, also if somebody else has the address by now, the rule that the password breaks, `too-many-requests`
   */
  async reset({ resetCode, password }: ResetPasswordRequest, address: string): Promise<void> {
    const { database, members, codes, rules, hasher, sessions, devices, clock } = this.#options
    const open = await this.requireCode(resetCode, address)
    const member = await members.read(open.memberId)
    if (member === null) throw new ProblemError('reset-code-invalid')
    const { givenName, familyName } = member.details.name
    rules.require(password, { ...member, names: [givenName, familyName] })
    const passwordHash = await hasher.hash(password, address)
    const now = clock.now()
    const endSessions = sessions.endAll(member.id, 'password', null)
    const markVerified = members.markVerified(member.id, open.emailKey, now)
    const deleteDevices = devices.deleteAll(member.id)
    try {
      await database.tx(async (trx) => {
        if (!(await codes.spend(trx, open, now))) throw new ProblemError('reset-code-invalid')
        if (open.isRestoring) await members.reopen(trx, member)
        await members.setPassword(trx, { memberId: member.id, passwordHash, now })
        await markVerified(trx)
        await endSessions(trx)
        await deleteDevices(trx)
      })
    } catch (error) {
      // Another member has taken the address or the username of the closed account.
      throw open.isRestoring && isUniqueViolation(error) ? new ProblemError('reset-code-invalid') : error
    }
  }

  async #mailCode(by: 'email' | 'username', identifier: string): Promise<void> {
    const { database, members, codes, mails, clock, ids } = this.#options
    const credential = await members.findCredential(by, identifier)
    const member = credential && (await members.read(credential.memberId))
    const emailKey = toIdentifierKey(member?.email)
    if (!member || member.email === null || emailKey === null) return
    const [code, now] = [ids.code(codeLength), clock.now()]
    const mail = mails.queue({
      kind: 'password-reset',
      recipient: member.email,
      languageTag: member.languageTag,
      code,
      now,
    })
    await database.tx(async (trx) => {
      await codes.insert(trx, {
        code,
        kind: 'password-reset',
        memberId: member.id,
        emailKey,
        now,
        lifetime: codeLifetime,
      })
      await mail(trx)
    })
    mails.written()
  }
}
