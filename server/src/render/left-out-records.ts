import type { FastifyBaseLogger } from 'fastify'
import type { LeftOut } from '@foyer/contract/render/boundary'
import type { Clock } from '../domain/clock.ts'

/** Milliseconds for which the same finding is not logged anew: every page asks the same calls. */
const repeatedAfter = 60_000

/**
 * The records of other servers' answers that pages could do nothing with: counted since the start, and logged when they
 * are found first and then once a minute. Names of calls, lists and fields alone: what stood in them may be personal.
 */
export class LeftOutRecords {
  readonly #clock: Clock
  readonly #loggedAt = new Map<string, number>()
  /** Records since the start, each as often as it was asked for. */
  total = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  add(call: string, leftOut: LeftOut, log: Pick<FastifyBaseLogger, 'warn'>): void {
    for (const { count } of Object.values(leftOut)) this.total += count
    const key = `${call} ${Object.keys(leftOut).join()}`
    const at = this.#clock.now()
    const before = this.#loggedAt.get(key)
    // A clock that was put back keeps nothing quiet.
    if (before !== undefined && Math.abs(at - before) < repeatedAfter) return
    this.#loggedAt.set(key, at)
    log.warn({ call, leftOut }, 'records of an answer could not be used and were left out')
  }
}
