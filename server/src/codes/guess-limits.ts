import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { StatementProgram } from '../database/statements.ts'
import type { Clock } from '../domain/clock.ts'
import { getAddressPrefix } from '../http/address-prefix.ts'
import type { LimitSwitch } from '../http/limits.ts'
import { ProblemError } from '../http/problem.ts'
import type { CodeKeys } from './code-keys.ts'

const hour = 3_600_000
/** Wrong codes of an hour: from one address, of one code (its pin), and all together. */
const hourly = { ofAddress: 20, ofCode: 10, together: 10_000 }
/** Every wrong code is answered at this distance from its question, milliseconds: its time tells nothing of what is wrong. */
const usualAnswerAfter = 250

export interface GuessLimitsOptions {
  readonly database: Database
  readonly keys: CodeKeys
  readonly clock: Clock
  readonly limits: LimitSwitch
  /** In place of the usual distance, in tests. */
  readonly answerAfter?: number | undefined
}

export interface Guess {
  /** Of who asks. */
  readonly address: string
  /** Keyed hash of what was typed in. */
  readonly hash: string
}

interface Counter {
  readonly name: string
  readonly most: number
}

/**
 * Slows down who tries codes. Failures are counted in the database, so that they hold over all servers and restarts; what
 * is being looked for at this moment counts as well, within each server.
 */
export class GuessLimits {
  readonly #options: GuessLimitsOptions
  readonly #searching = new Map<string, number>()

  constructor(options: GuessLimitsOptions) {
    this.#options = options
  }

  /**
   * Looks for a code, unless too many were wrong of late. Nothing found counts as a failure and is answered late.
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

  /** Drops counts of hours that are over. */
  async forget(): Promise<void> {
    const now = this.#options.clock.now()
    await this.#options.database.tx((trx) =>
      trx.deleteFrom('code_guess').where('expires_at', '<=', now).execute(),
    )
  }

  #listCounters({ address, hash }: Guess, now: number): Counter[] {
    const at = String(Math.floor(now / hour))
    // Not the address itself: it is nobody's business later who has typed in a wrong code.
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
    if (isFull)
      throw new ProblemError(
        'too-many-requests',
        {},
        { retryAfter: Math.ceil((endOfHour(now) - now) / 1_000) },
      )
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

/** Counters in the order of their names, as everywhere: two that overlap cannot wait for each other. */
function* countFailures(counters: readonly Counter[], expiresAt: number): StatementProgram<void> {
  for (const { name } of counters)
    yield {
      sql: `insert into code_guess (counter, failures, expires_at) values (?, 1, ?)
        on conflict (counter) do update set failures = code_guess.failures + 1`,
      parameters: [name, expiresAt],
    }
}
