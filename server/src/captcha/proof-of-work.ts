import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { readProofOfWork, type ProofOfWorkChallenge } from '@foyer/contract/captcha'
import type { Clock } from '../domain/clock.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { CaptchaPurpose, CaptchaVerifier } from './captcha-verifier.ts'
import { countFailure, countFailures } from './failed-answers.ts'

/** Numbers to try at most: a fraction of a second in a browser, and nothing that a script does not notice in bulk. */
const usualNumbers = 60_000
/** Answers that a client may get wrong without more work: a page that sends one twice is no script. */
const freeFailures = 2
/** How often the work doubles at most. A browser gives up at a million numbers, some ten seconds. */
const mostDoublings = 4
/** How long a challenge may be answered, milliseconds. */
export const challengeLifetime = 5 * 60_000

/** Our own challenge: no picture, no cookie, nobody else's service. It slows scripts; it does not prove a person. */
export interface ProofOfWorkCaptcha extends CaptchaVerifier {
  /** The more answers of the client were wrong of late, the more work it is. */
  challenge(db: Kysely<Tables>, purpose: CaptchaPurpose, client: string): Promise<ProofOfWorkChallenge>
}

/** Numbers to try at most after so many wrong answers: twice as many with each, up to a bound. */
export function getDifficultyAfter(failures: number): number {
  return usualNumbers * 2 ** Math.min(Math.max(0, failures - freeFailures), mostDoublings)
}

export interface ProofOfWorkOptions {
  /** Signs challenges. Servers that share a database need the same. */
  key: Uint8Array
  database: Database
  clock: Clock
}

const hashSolution = (salt: string, found: number) =>
  createHash('sha256').update(`${salt}${found}`).digest('hex')

/**
 * Challenges are not kept: their signature says that they are ours, and for what. An answer that was good is kept until
 * the challenge runs out, in the database, so that it is good once over all servers.
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
    async challenge(db, purpose, client) {
      const now = clock.now()
      const maximum = getDifficultyAfter(await countFailures(db, client, now))
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
      // The work was done, but too late: nobody's fault.
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

/** Drops what is kept of challenges that have run out. */
export async function forgetSpentChallenges(database: Database, now: number): Promise<void> {
  await database.tx((trx) => trx.deleteFrom('spent_challenge').where('expires_at', '<=', now).execute())
}
