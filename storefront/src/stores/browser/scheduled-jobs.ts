import type { Clock } from '../../cache/clock.ts'
import { cancelJob, readJobs, type JobName } from './job-times.ts'
import type { Logger } from './logger.ts'
import type { Storage } from './storage.ts'

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
    const jobs = readJobs(this.#options.local)
    for (const name of Object.keys(handlers) as JobName[]) {
      const time = jobs[name] === undefined ? NaN : Date.parse(jobs[name])
      if (!(time <= clock.now())) continue
      // Removed first: other tabs check every second as well.
      cancelJob(this.#options.local, name)
      try {
        handlers[name]()
      } catch (error) {
        logger.error(`The job ${name} failed: ${String(error)}`)
      }
    }
  }
}
