import type { FastifyBaseLogger } from 'fastify'
import type { LeftOut } from '@foyer/contract/render/boundary'
import type { Clock } from '../domain/clock.ts'

/** Milliseconds for which the same finding is not logged again: every page makes the same calls. */
const repeatedAfter = 60_000

/**
 * Counts invalid records that pages left out of other servers' answers, and logs each finding when it first occurs and
 * then once a minute. Only names of calls, lists and fields: the records may be personal.
 */
export class LeftOutRecords {
  readonly #clock: Clock
  readonly #loggedAt = new Map<string, number>()
  /** Records since the start, counted once per request. */
  total = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  add(call: string, leftOut: LeftOut, log: Pick<FastifyBaseLogger, 'warn'>): void {
    for (const { count } of Object.values(leftOut)) this.total += count
    const key = `${call} ${Object.keys(leftOut).join()}`
    const at = this.#clock.now()
    const before = this.#loggedAt.get(key)
    // A clock that was set back must not suppress the log.
    if (before !== undefined && Math.abs(at - before) < repeatedAfter) return
    this.#loggedAt.set(key, at)
    log.warn({ call, leftOut }, 'records of an answer could not be used and were left out')
  }
}
