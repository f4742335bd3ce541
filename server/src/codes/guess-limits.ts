import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import type { Clock } from '../domain/clock.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import type { CodeKeys } from './code-keys.ts'

const hour = 3_600_000
/** Wrong codes allowed in an hour: from one address, for one code (wrong pins), and in total. */
const hourly = { ofAddress: 20, ofCode: 10, together: 10_000 }
/**
 * Delay of the answer to a wrong code, counted from the request, milliseconds: response times do not reveal what is
 * wrong.
 */
const usualAnswerAfter = 250

export interface GuessLimitsOptions {
  readonly database: Database
  readonly keys: CodeKeys
  readonly clock: Clock
  readonly limits: LimitSwitch
  /** Replaces the default delay in tests. */
  readonly answerAfter?: number | undefined
}

export interface Guess {
  /** Address of the caller. */
  readonly address: string
  /** Keyed hash of the typed code. */
  readonly hash: string
}

interface Counter {
  readonly name: string
  readonly most: number
}

/**
 * Slows down guessing of codes. Failures are counted in the database, across all servers and restarts; searches in
 * progress count too, within each server.
 */
export class GuessLimits {
  readonly #options: GuessLimitsOptions
  readonly #searching = new Map<string, number>()

  constructor(options: GuessLimitsOptions) {
    this.#options = options
  }

  /**
   * Searches for a code, unless there were too many recent failures. No result counts as a failure and is answered with
   * a delay.
   * @throws ProblemError `too-many-requests`
   */
  async search<T>(guess: Guess, find: () => Promise<T | null>): Promise<T | null> {
    const now = this.#options.clock.now()
    const counters = this.#listCounters(guess, now)
    const distance = pause(this.#options.answerAfter ?? usualAnswerAfter, undefined, { ref: false })
    this.#countSearch(counters, 1)
    try {
      if (this.#options.limits.isOn) await this.#requireFree(counters, now)
      const found = await find()
      if (found !== null) return found
      await this.#options.database.run(() => countFailures(counters, endOfHour(now)))
    } finally {
      this.#countSearch(counters, -1)
    }
    await distance
    return null
  }

  /** Deletes the counts of past hours. */
  async forget(): Promise<void> {
    const now = this.#options.clock.now()
    await this.#options.database.tx((trx) =>
      trx.deleteFrom('code_guess').where('expires_at', '<=', now).execute(),
    )
  }

  #listCounters({ address, hash }: Guess, now: number): Counter[] {
    const at = String(Math.floor(now / hour))
    // A hash, not the address itself: who typed a wrong code is personal data.
    const from = this.#options.keys.hashAddress(getAddressPrefix(address))
    return [
      { name: `${at} address ${from}`, most: hourly.ofAddress },
      { name: `${at} all`, most: hourly.together },
      { name: `${at} code ${hash}`, most: hourly.ofCode },
    ]
  }

  async #requireFree(counters: readonly Counter[], now: number): Promise<void> {
    const rows = await this.#options.database.query({
      sql: 'select counter, failures from code_guess where counter in (?, ?, ?)',
      parameters: counters.map(({ name }) => name),
    })
    const failures = new Map(rows.map((row) => [String(row['counter']), Number(row['failures'])]))
    const isFull = counters.some(
      ({ name, most }) => (failures.get(name) ?? 0) + (this.#searching.get(name) ?? 0) > most,
    )
    if (!isFull) return
    const seconds = Math.ceil((endOfHour(now) - now) / 1_000)
    throw new ProblemError('too-many-requests', { lockOutPeriodInSeconds: seconds }, { retryAfter: seconds })
  }

  #countSearch(counters: readonly Counter[], by: 1 | -1): void {
    for (const { name } of counters) {
      const count = (this.#searching.get(name) ?? 0) + by
      if (count > 0) this.#searching.set(name, count)
      else this.#searching.delete(name)
    }
  }
}

const endOfHour = (now: number) => (Math.floor(now / hour) + 1) * hour

/** Counters in order of their names, as everywhere, so that overlapping transactions cannot deadlock. */
function* countFailures(counters: readonly Counter[], expiresAt: number): StatementProgram<void> {
  for (const { name } of counters)
    yield {
      sql: `insert into code_guess (counter, failures, expires_at) values (?, 1, ?)
        on conflict (counter) do update set failures = code_guess.failures + 1`,
      parameters: [name, expiresAt],
    }
}
