import type { DeleteMemberRequest } from '@foyer/contract/wire/members'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import { ProblemError } from '../http/problem.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { KnownDevices } from './known-devices.ts'
import { listConsents, type ConsentLog } from './consent-log.ts'
import { toPersonalDetails } from './member-profile.ts'
import type { MemberStore } from './member-store.ts'
import type { ConfirmingMember, PasswordConfirmation } from './password-confirmation.ts'

export interface AccountDeletionOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly consents: ConsentLog
  readonly devices: KnownDevices
  readonly sessions: Sessions
  readonly confirmation: PasswordConfirmation
  readonly clock: Clock
}

/** How members prove that it is them who delete the account. */
const byPassword = 'Password'

/** Deletes accounts at their members' request: closes them at once and marks their data for deletion. */
export class AccountDeletion {
  readonly #options: AccountDeletionOptions

  constructor(options: AccountDeletionOptions) {
    this.#options = options
  }

  /**
   * Ends all sign-ins of the member and forgets all known devices with it.
   * @throws ProblemError `validation-type-invalid`, `invalid-argument` without a password, `password-wrong`,
   * `member-has-subscription`, `too-many-requests`
   */
  async delete(by: ConfirmingMember, request: DeleteMemberRequest): Promise<void> {
    const { database, members, consents, devices, sessions, confirmation, clock } = this.#options
    const { validationType = byPassword, password } = request
    if (validationType !== byPassword) throw new ProblemError('validation-type-invalid')
    if (password === undefined)
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'body/password', message: 'is required' }],
      })
    const { memberId } = by
    const { member } = await confirmation.confirm(by, password)
    const markDeleted = members.markDeleted(memberId, clock.now())
    const withdraw = consents.record(
      member,
      [listConsents(toPersonalDetails(member)), []],
      'AccountDeletion',
      clock.now(),
    )
    const endSessions = sessions.endAll(memberId, 'deletion', null)
    const deleteDevices = devices.deleteAll(memberId)
    await database.tx(async (trx) => {
      if (await members.hasSubscription(trx, memberId)) throw new ProblemError('member-has-subscription')
      await markDeleted(trx)
      await withdraw(trx)
      await endSessions(trx)
      await deleteDevices(trx)
    })
  }
}
