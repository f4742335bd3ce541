import { failed, type Result } from '../../cache/result.ts'
import { delay } from './delay.ts'
import type { Failure } from './failure.ts'

/**
 * Polling as the interface specifies it: first request immediately, then after 1 s, doubling, 30 s of waiting in all.
 */
export const pollingTimes = { firstWait: 1_000, total: 30_000 } as const

export interface PollOptions<T> {
  /** One question. A failure ends the poll. */
  ask: () => Promise<Result<T, Failure>>
  isDone: (value: T) => boolean
  signal?: AbortSignal | undefined
}

/**
 * Polls until the answer is done. The last wait is clipped to the total, followed by a last request; if that is not
 * done either, the failure is `polling`.
 */
export async function poll<T>({ ask, isDone, signal }: PollOptions<T>): Promise<Result<T, Failure>> {
  let wait: number = pollingTimes.firstWait
  let waited = 0
  for (;;) {
    const result = await ask()
    if (!result.ok || isDone(result.value)) return result
    if (signal?.aborted) return failed({ kind: 'transport', reason: 'aborted', retryable: false })
    if (waited >= pollingTimes.total) return failed({ kind: 'polling', retryable: true })
    const next = Math.min(wait, pollingTimes.total - waited)
    await delay(next, signal)
    waited += next
    wait *= 2
  }
}
