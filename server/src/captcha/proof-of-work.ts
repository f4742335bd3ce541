import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { readProofOfWork, type ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { CaptchaPurpose, CaptchaVerifier } from './captcha-verifier.ts'
import { countFailure, countFailures } from './failed-answers.ts'

/** Most numbers to try: a fraction of a second in a browser, but noticeable for a script in bulk. */
const usualNumbers = 60_000
/** Wrong answers of a client before the work increases: a page may send one twice. */
const freeFailures = 2
/** Most doublings of the work. A browser gives up at a million numbers, about ten seconds. */
const mostDoublings = 4
/** How long a challenge can be answered, milliseconds. */
export const challengeLifetime = 5 * 60_000

/** Our own challenge, without pictures, cookies or a third-party service. It slows scripts; it does not prove a person. */
export interface ProofOfWorkCaptcha extends CaptchaVerifier {
  /**
   * Creates a challenge; the more recent wrong answers the client has, the more work it is.
   * @param doublings of the work for other reasons, such as wrong passwords
   */
  challenge(
    db: Kysely<Tables>,
    purpose: CaptchaPurpose,
    client: string,
    doublings?: number,
  ): Promise<ProofOfWorkChallenge>
}

/** Most numbers to try after a number of wrong answers: doubles with each, up to a limit. */
export function getDifficultyAfter(failures: number, doublings = 0): number {
  return usualNumbers * 2 ** Math.min(Math.max(0, failures - freeFailures) + doublings, mostDoublings)
}

export interface ProofOfWorkOptions {
  /** Signs challenges. Servers that share a database need the same key. */
  key: Uint8Array
  database: Database
  clock: Clock
}

const hashSolution = (salt: string, found: number) =>
  createHash('sha256').update(`${salt}${found}`).digest('hex')

/**
 * Challenges are not stored: their signature proves that they are ours, and for what. A correct answer is stored in the
 * database until the challenge expires, so that it is accepted once across all servers.
 */
export function createProofOfWork({ key, database, clock }: ProofOfWorkOptions): ProofOfWorkCaptcha {
  const signed = (challenge: string, salt: string, { action, subject }: CaptchaPurpose) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['proof of work', challenge, salt, action, subject]))
      .digest('base64url')

  async function refuse(client: string | null): Promise<'refused'> {
    if (client !== null) await database.tx((trx) => countFailure(trx, client, clock.now()))
    return 'refused'
  }

  return {
    async challenge(db, purpose, client, doublings) {
      const now = clock.now()
      const maximum = getDifficultyAfter(await countFailures(db, client, now), doublings)
      const salt = `${randomBytes(12).toString('base64url')}.${now + challengeLifetime}`
      const challenge = hashSolution(salt, randomInt(maximum))
      const signature = signed(challenge, salt, purpose)
      return { algorithm: 'SHA-256', challenge, salt, maximum, signature }
    },

    async verify(response, purpose, client) {
      const answer = readProofOfWork(response)
      if (!answer) return refuse(client)
      const { salt, found, signature } = answer
      const expected = Buffer.from(signed(hashSolution(salt, found), salt, purpose))
      const sentSignature = Buffer.from(signature)
      if (expected.length !== sentSignature.length || !timingSafeEqual(expected, sentSignature))
        return refuse(client)
      const expiresAt = Number(salt.split('.')[1])
      // The work was done, but too late: not counted as a wrong answer.
      if (!(expiresAt > clock.now())) return 'refused'
      const spent = await database.tx((trx) =>
        trx
          .insertInto('spent_challenge')
          .values({ salt, expires_at: expiresAt })
          .onConflict((conflict) => conflict.column('salt').doNothing())
          .returning('salt')
          .execute(),
      )
      return spent.length === 1 ? 'ok' : refuse(client)
    },
  }
}

/** Deletes stored answers whose challenges have expired. */
export async function forgetSpentChallenges(database: Database, now: number): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('spent_challenge').where('expires_at', '<=', now).execute())
}
