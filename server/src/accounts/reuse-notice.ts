import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { Family } from '../sessions/present-token.ts'
import type { AccountMails } from './account-mails.ts'
import type { MemberStore } from './member-store.ts'

export interface ReuseNoticeOptions {
  readonly database: Database
  readonly members: MemberStore
  readonly mails: AccountMails
  readonly clock: Clock
}

/** Tells a member by mail that a copied token has ended a sign-in. */
export type NotifyOfReuse = (family: Pick<Family, 'id' | 'memberId'>) => Promise<void>

/** No effect for a member without an address; one mail for each sign-in. */
export function createReuseNotice({ database, members, mails, clock }: ReuseNoticeOptions): NotifyOfReuse {
  return async ({ id, memberId }) => {
    const member = await members.read(memberId)
    if (member === null || member.email === null) return
    const { email: recipient, languageTag } = member
    await database.tx(
      mails.queue({ kind: 'token-reuse', recipient, languageTag, familyId: id, now: clock.now() }),
    )
    mails.written()
  }
}
