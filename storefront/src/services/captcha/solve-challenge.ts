import { writeProofOfWork, type ProofOfWorkChallenge } from '@foyer/contract/captcha'
import { longestShortText, hashShortText } from './sha256.ts'

/** Numbers tried before the page has its turn: some milliseconds of work, so that a press still answers at once. */
const triedAtATime = 1_000
/** More work than this is not asked for by any server of ours: a page does not let itself be kept busy for ever. */
const mostTried = 1_000_000

/** Lets the page draw and answer. */
const pause = () => new Promise<void>((resume) => setTimeout(resume))

/**
 * Finds the number that a challenge asks for.
 * @returns what goes into the header; null where there is none, or the work is given up
 */
export async function solveChallenge(
  { challenge, salt, maximum, signature }: ProofOfWorkChallenge,
  signal?: AbortSignal,
): Promise<string | null> {
  const most = Math.min(maximum, mostTried)
  if (salt.length + String(most).length > longestShortText) return null
  for (let from = 0; from < most && !signal?.aborted; from += triedAtATime) {
    const until = Math.min(from + triedAtATime, most)
    for (let found = from; found < until; found += 1)
      if (hashShortText(`${salt}${found}`) === challenge) return writeProofOfWork({ salt, found, signature })
    await pause()
  }
  return null
}
