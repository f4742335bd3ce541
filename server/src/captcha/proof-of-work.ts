import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { readProofOfWork, type ProofOfWorkChallenge } from '@foyer/contract/captcha'
import type { Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import type { CaptchaPurpose, CaptchaVerifier } from './captcha-verifier.ts'

/** Numbers to try at most: a fraction of a second in a browser, and nothing that a script does not notice in bulk. */
export const mostNumbers = 60_000
/** How long a challenge may be answered, milliseconds. */
export const challengeLifetime = 5 * 60_000

/** Our own challenge: no picture, no cookie, nobody else's service. It slows scripts; it does not prove a person. */
export interface ProofOfWorkCaptcha extends CaptchaVerifier {
  challenge(purpose: CaptchaPurpose): ProofOfWorkChallenge
}

export interface ProofOfWorkOptions {
  /** Signs challenges. Servers that share a database need the same. */
  key: Uint8Array
  store: Store
  clock: Clock
}

const digestOf = (salt: string, found: number) => createHash('sha256').update(`${salt}${found}`).digest('hex')

/**
 * Challenges are not kept: their signature says that they are ours, and for what. An answer that was good is kept until
 * the challenge runs out, in the database, so that it is good once over all servers.
 */
export function proofOfWork({ key, store, clock }: ProofOfWorkOptions): ProofOfWorkCaptcha {
  const signed = (challenge: string, salt: string, { action, subject }: CaptchaPurpose) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['proof of work', challenge, salt, action, subject]))
      .digest('base64url')

  return {
    challenge(purpose) {
      const salt = `${randomBytes(12).toString('base64url')}.${clock.now() + challengeLifetime}`
      const challenge = digestOf(salt, randomInt(mostNumbers))
      const signature = signed(challenge, salt, purpose)
      return { algorithm: 'SHA-256', challenge, salt, maximum: mostNumbers, signature }
    },

    async verify(response, purpose) {
      const answer = readProofOfWork(response)
      if (!answer) return 'refused'
      const { salt, found, signature } = answer
      const expected = Buffer.from(signed(digestOf(salt, found), salt, purpose))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'refused'
      const expiresAt = Number(salt.split('.')[1])
      if (!(expiresAt > clock.now())) return 'refused'
      const spent = await store.tx((trx) =>
        trx
          .insertInto('spent_challenge')
          .values({ salt, expires_at: expiresAt })
          .onConflict((conflict) => conflict.column('salt').doNothing())
          .returning('salt')
          .execute(),
      )
      return spent.length === 1 ? 'ok' : 'refused'
    },
  }
}

/** Drops what is kept of challenges that have run out. */
export async function forgetSpentChallenges(store: Store, now: number): Promise<void> {
  await store.tx((trx) => trx.deleteFrom('spent_challenge').where('expires_at', '<=', now).execute())
}
