import type { MemberDetails } from '../../accounts/member-store.ts'
import type { Database } from '../../database/database.ts'

/** Stores a member as a sign-up does, without credentials; no effect for one that is there. */
export async function insertMember(
  database: Database,
  id: string,
  details: Partial<MemberDetails> = {},
): Promise<void> {
  const all: MemberDetails = {
    name: { givenName: 'Ines', familyName: 'Marchetti' },
    birthDate: null,
    primarySiteId: null,
    clubId: 'circle',
    clubLevelId: 'circle',
    termsAcceptedAt: null,
    ...details,
  }
  await database.tx((trx) =>
    trx
      .insertInto('member')
      .values({
        id,
        email: null,
        email_key: null,
        email_verified_at: null,
        username: id,
        username_key: id,
        language: 'en',
        details: JSON.stringify(all),
        created_at: 0,
        deleting_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
