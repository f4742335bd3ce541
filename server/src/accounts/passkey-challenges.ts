import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { createToken, hashToken } from '../sessions/present-token.ts'

/** Lifetime of a challenge, milliseconds. */
export const challengeLifetime = 5 * 60_000

/** Who is to answer a challenge, and what for. */
export interface ChallengeUse {
  readonly kind: Tables['passkey_challenge']['kind']
  /** Secret of the browser that asks, from its cookie. */
  readonly browser: string
  /** Who registers a passkey; null for a sign-in. */
  readonly memberId: string | null
}

/** Challenges that authenticators sign: each valid once, for five minutes, and only in the browser that asked for it. */
export class PasskeyChallenges {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** @returns the challenge, base64url */
  async create({ kind, browser, memberId }: ChallengeUse, now: number): Promise<string> {
    const challenge = createToken()
    const row = {
      hash: hashToken(challenge),
      kind,
      browser_hash: hashToken(browser),
      member_id: memberId,
      expires_at: now + challengeLifetime,
    }
    await this.#database.tx((trx) => trx.insertInto('passkey_challenge').values(row).execute())
    return challenge
  }

  /** Uses a challenge up. @returns false if it is unknown, used or expired, or was for another use */
  async spend(challenge: string, { kind, browser, memberId }: ChallengeUse, now: number): Promise<boolean> {
    const spent = await this.#database.tx((trx) =>
      trx
        .deleteFrom('passkey_challenge')
        .where('hash', '=', hashToken(challenge))
        .where('kind', '=', kind)
        .where('browser_hash', '=', hashToken(browser))
        .where('member_id', 'is not distinct from', memberId)
        .where('expires_at', '>', now)
        .returning('hash')
        .execute(),
    )
    return spent.length > 0
  }

  /** Deletes expired challenges. */
  async forget(now: number): Promise<void> {
    await this.#database.tx((trx) =>
      trx.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute(),
    )
  }
}
