import type { PersonalDetails } from '@foyer/contract/wire/member-details'
import type { Database } from '../database/database.ts'
import type { Write } from '../database/write.ts'
import type { Ids } from '../domain/ids.ts'
import type { AccountKeys } from './account-keys.ts'
import { toIdentifierKey } from './identifier-key.ts'

/** Where a member agreed or refused. */
export type ConsentSource = 'SignUp' | 'Details' | 'AccountDeletion' | 'Watchlist' | 'MailLink'

/** What a member has agreed to: one way of contact for one purpose. */
export interface Consent {
  /** Id of the way of contact; `Any` for a purpose that has no ways. */
  readonly channel: string
  /** Id of the interest, or a purpose of the preferences. */
  readonly purpose: string
}

interface ConsentChange extends Consent {
  readonly isGranted: boolean
}

/** Years for which the log outlives the account. */
const yearsRetained = 3
const year = 365 * 86_400_000

type Agreed = Pick<PersonalDetails, 'interestSubscriptions' | 'preferences'>

/** Everything that somebody with these details has agreed to. */
export function listConsents({ interestSubscriptions, preferences }: Agreed): Consent[] {
  const { contact, allowThirdPartyProfiling } = preferences
  return [
    ...contact.contactMethods.map((channel) => ({ channel, purpose: 'Contact' })),
    ...interestSubscriptions.flatMap(({ interestId, interestContactMethodIds }) =>
      interestContactMethodIds.map((channel) => ({ channel, purpose: `Interest ${interestId}` })),
    ),
    ...(contact.allowThirdPartyContact ? [{ channel: 'Any', purpose: 'ThirdPartyContact' }] : []),
    ...(allowThirdPartyProfiling ? [{ channel: 'Any', purpose: 'Profiling' }] : []),
  ]
}

/** What changes from one state to the next: granted or withdrawn. */
function listChanges(before: readonly Consent[], after: readonly Consent[]): ConsentChange[] {
  const toKey = ({ channel, purpose }: Consent) => JSON.stringify([channel, purpose])
  const missingIn = (others: readonly Consent[]) => {
    const keys = new Set(others.map(toKey))
    return (consent: Consent) => !keys.has(toKey(consent))
  }
  return [
    ...before.filter(missingIn(after)).map((consent) => ({ ...consent, isGranted: false })),
    ...after.filter(missingIn(before)).map((consent) => ({ ...consent, isGranted: true })),
  ]
}

interface ConsentingMember {
  readonly id: string
  readonly email: string | null
  readonly username: string | null
}

/** The record of what members have agreed to, when and where: rows are added, and never changed. */
export class ConsentLog {
  readonly #database: Database
  readonly #keys: AccountKeys
  readonly #ids: Ids

  constructor(database: Database, keys: AccountKeys, ids: Ids) {
    this.#database = database
    this.#keys = keys
    this.#ids = ids
  }

  /** Records what has changed, in the transaction of the change. */
  record(
    { id, email, username }: ConsentingMember,
    [before, after]: readonly [before: readonly Consent[], after: readonly Consent[]],
    source: ConsentSource,
    now: number,
  ): Write<void> {
    const subject = this.#keys.hashConsentSubject(toIdentifierKey(email ?? username) ?? id)
    const rows = listChanges(before, after).map(({ channel, purpose, isGranted }) => ({
      id: this.#ids.uuid(),
      member_id: id,
      subject,
      channel,
      purpose,
      is_granted: isGranted ? 1 : 0,
      source,
      created_at: now,
    }))
    return async (trx) => {
      if (rows.length > 0) await trx.insertInto('consent_event').values(rows).execute()
    }
  }

  /** Deletes the rows of accounts that have been gone for three years. */
  async forget(now: number): Promise<void> {
    const limit = now - yearsRetained * year
    await this.#database.tx((trx) =>
      trx
        .deleteFrom('consent_event')
        .where('member_id', 'is', null)
        .where('subject', 'not in', (query) =>
          query
            .selectFrom('consent_event as newer')
            .select('newer.subject')
            .where('newer.created_at', '>', limit),
        )
        .execute(),
    )
  }
}
