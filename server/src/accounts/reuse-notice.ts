import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { Family } from '../sessions/present-token.ts'
import type { AccountMails } from './account-mails.ts'
import type { KnownDevices } from './known-devices.ts'
import type { MemberStore } from './member-store.ts'

export interface ReuseNoticeOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly devices: KnownDevices
  readonly mails: AccountMails
  readonly clock: Clock
}

/**
 * Answers the reuse of a copied token, which has ended its sign-in: the member's devices need the password again, as
 * anyone who copied one token may have copied a device's too, and the member is notified by mail.
 */
export type NotifyOfReuse = (family: Pick<Family, 'id' | 'memberId'>) => Promise<void>

/** No mail to a member without an address; one for each sign-in. */
export function createReuseNotice({
  database,
  members,
  devices,
  mails,
  clock,
}: ReuseNoticeOptions): NotifyOfReuse {
  return async ({ id, memberId }) => {
    await database.tx(devices.requirePassword(memberId, null))
    const member = await members.read(memberId)
    if (member === null || member.email === null) return
    const { email: recipient, languageTag } = member
    await database.tx(
      mails.queue({ kind: 'token-reuse', recipient, languageTag, familyId: id, now: clock.now() }),
    )
    mails.written()
  }
}
