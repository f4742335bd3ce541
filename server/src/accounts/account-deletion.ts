import type { DeleteMemberRequest } from '@foyer/contract/wire/members'
import type { Database } from '../database/database.ts'
import type { Write } from '../database/write.ts'
import type { Clock } from '../domain/clock.ts'
import type { Ids } from '../domain/ids.ts'
import { ProblemError } from '../http/problem.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { AccountCodes } from './account-codes.ts'
import type { AccountMails } from './account-mails.ts'
import { deletionGrace } from './data/account-purge.ts'
import { toIdentifierKey } from './identifier-key.ts'
import type { KnownDevices } from './known-devices.ts'
import { listConsents, type ConsentLog } from './consent-log.ts'
import { toPersonalDetails } from './member-profile.ts'
import type { Member, MemberStore } from './member-store.ts'
import type { ConfirmingMember, PasswordConfirmation } from './password-confirmation.ts'

export interface AccountDeletionOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly consents: ConsentLog
  readonly devices: KnownDevices
  readonly sessions: Sessions
  readonly confirmation: PasswordConfirmation
  readonly codes: AccountCodes
  readonly mails: AccountMails
  readonly ids: Ids
  /** What else ends with the account, in its transaction: cards at the payment provider. */
  readonly closeOthers: (memberId: string) => Write<void>
  readonly clock: Clock
}

/** Symbols of a code: 98 bits, as it is good for days. */
const codeLength = 20

/** How members prove that it is them who delete the account. */
const byPassword = 'Password'

/** Deletes accounts at their members' request: closes them immediately and marks their data for deletion. */
export class AccountDeletion {
  readonly #options: AccountDeletionOptions

  constructor(options: AccountDeletionOptions) {
    this.#options = options
  }

  /**
   * Ends all sign-ins of the member and forgets all known devices with it, and the payment cards. The rest is deleted
   * after the days of grace (`data/account-purge.ts`).
   * @throws ProblemError `validation-type-invalid`, `invalid-argument` without a password, `password-wrong`,
   * `member-has-subscription`, `member-has-open-order`, `too-many-requests`
   */
  async delete(by: ConfirmingMember, request: DeleteMemberRequest): Promise<void> {
    const { database, members, consents, devices, sessions, confirmation, mails, clock } = this.#options
    const { validationType = byPassword, password } = request
    if (validationType !== byPassword) throw new ProblemError('validation-type-invalid')
    if (password === undefined)
      throw new ProblemError('invalid-argument', {
        violations: [{ path: 'body/password', message: 'is required' }],
      })
    const { memberId } = by
    const { member } = await confirmation.confirm(by, password)
    const now = clock.now()
    const markDeleted = members.markDeleted(memberId, now)
    const withdraw = consents.record(
      member,
      [listConsents(toPersonalDetails(member)), []],
      'AccountDeletion',
      now,
    )
    const endSessions = sessions.endAll(memberId, 'deletion', null)
    const deleteDevices = devices.deleteAll(memberId)
    const closeOthers = this.#options.closeOthers(memberId)
    const mailCode = this.#mailCode(member, now)
    await database.tx(async (trx) => {
      if (await members.hasSubscription(trx, memberId)) throw new ProblemError('member-has-subscription')
      if (await members.hasOpenOrder(trx, memberId, now)) throw new ProblemError('member-has-open-order')
      await markDeleted(trx)
      await withdraw(trx)
      await endSessions(trx)
      await deleteDevices(trx)
      await closeOthers(trx)
      // Copies of the data are deleted immediately: nobody is to download them any more.
      await trx.deleteFrom('member_export').where('member_id', '=', memberId).execute()
      await mailCode?.(trx)
    })
    mails.written()
  }

  /** Mails the code that takes it back; null without an address: there is no way back then. */
  #mailCode({ id, email, languageTag }: Member, now: number): Write<void> | null {
    const { codes, mails, ids } = this.#options
    const emailKey = toIdentifierKey(email)
    if (email === null || emailKey === null) return null
    const code = ids.code(codeLength)
    const queueMail = mails.queue({ kind: 'account-deletion', code, recipient: email, languageTag, now })
    return async (trx) => {
      const lifetime = deletionGrace
      await codes.insert(trx, { code, kind: 'account-restore', memberId: id, emailKey, now, lifetime })
      await queueMail(trx)
    }
  }
}
