import type { Clock } from '../../cache/clock.ts'
import type { Logger } from './logger.ts'
import { readJson, type Storage } from './storage.ts'

/** Known jobs. `loyalty-reset` deletes the browser's data of the loyalty programme. */
export type JobName = 'loyalty-reset'

export const jobsKey = 'foyer-jobs'
/** Interval of checks, milliseconds. */
const checkInterval = 1_000

export interface ScheduledJobsOptions {
  local: Storage
  clock: Clock
  logger: Logger
  handlers: Readonly<Record<JobName, () => void>>
}

/** Scheduled jobs, stored in the browser: any open page runs them once they are due. */
export class ScheduledJobs {
  readonly #options: ScheduledJobsOptions

  constructor(options: ScheduledJobsOptions) {
    this.#options = options
  }

  /** @param at epoch milliseconds; replaces an earlier time for the same job */
  schedule(name: JobName, at: number): void {
    this.#write({ ...this.#read(), [name]: new Date(at).toISOString() })
  }

  /**
   * Checks every second, the first time immediately.
   * @returns a function that stops it
   */
  start(): () => void {
    this.#runDueJobs()
    const timer = setInterval(() => this.#runDueJobs(), checkInterval)
    return () => clearInterval(timer)
  }

  #runDueJobs(): void {
    const { clock, handlers, logger } = this.#options
    const jobs = this.#read()
    for (const name of Object.keys(handlers) as JobName[]) {
      const time = jobs[name] === undefined ? NaN : Date.parse(jobs[name])
      if (!(time <= clock.now())) continue
      // Removed first: other tabs check every second as well.
      const { [name]: _, ...others } = this.#read()
      this.#write(others)
      try {
        handlers[name]()
      } catch (error) {
        logger.error(`The job ${name} failed: ${String(error)}`)
      }
    }
  }

  /** Invalid data counts as no jobs. */
  #read(): Record<string, string> {
    const jobs = readJson(this.#options.local, jobsKey)
    if (typeof jobs !== 'object' || jobs === null || Array.isArray(jobs)) return {}
    return Object.fromEntries(
      Object.entries(jobs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  }

  #write(jobs: Readonly<Record<string, string>>): void {
    if (Object.keys(jobs).length === 0) this.#options.local.remove(jobsKey)
    else this.#options.local.set(jobsKey, JSON.stringify(jobs))
  }
}
