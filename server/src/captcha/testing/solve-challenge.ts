import { createHash } from 'node:crypto'
import { writeProofOfWork, type ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'

/** Solves a challenge, as a browser does. @throws Error if there is none, or it has no solution */
export function solveChallenge(given: ProofOfWorkChallenge | null | undefined): string {
  if (!given) throw new Error('There is no challenge')
  const { challenge, salt, maximum, signature } = given
  for (let found = 0; found < maximum; found += 1)
    if (createHash('sha256').update(`${salt}${found}`).digest('hex') === challenge)
      return writeProofOfWork({ salt, found, signature })
  throw new Error('The challenge has no solution')
}
