import { writeProofOfWork, type ProofOfWorkChallenge } from '@foyer/contract/wire/captcha'
import { longestShortText, hashShortText } from './sha256.ts'

/**
 * Numbers tried before yielding to the page: some milliseconds of work, so that a press is still answered immediately.
 */
const triedAtATime = 1_000
/** Maximum work of any server of ours: a page refuses more. */
const mostTried = 1_000_000

/** Lets the page draw and answer. */
const pause = () => new Promise<void>((resume) => setTimeout(resume))

/**
 * Solves a challenge.
 * @returns the header's value; null if there is none, or the work is aborted
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
