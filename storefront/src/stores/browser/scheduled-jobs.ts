import type { Clock } from '../../cache/clock.ts'
import type { Logger } from './logger.ts'
import { readJson, type Storage } from './storage.ts'

/**
 * Known jobs. `loyalty-reset` deletes the browser's data of the loyalty programme, `forget-tickets` the stored tickets whose
 * business day is over.
 */
export type JobName = 'loyalty-reset' | 'forget-tickets'

export const jobsKey = 'foyer-jobs'
/** Interval of checks, milliseconds. */
const checkInterval = 1_000

export interface ScheduledJobsOptions {
  local: Storage
  clock: Clock
  logger: Logger
  handlers: Readonly<Record<JobName, () => void>>
}

/** Invalid data counts as no jobs. */
function readJobs(local: Storage): Record<string, string> {
  const jobs = readJson(local, jobsKey)
  if (typeof jobs !== 'object' || jobs === null || Array.isArray(jobs)) return {}
  return Object.fromEntries(
    Object.entries(jobs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function writeJobs(local: Storage, jobs: Readonly<Record<string, string>>): void {
  if (Object.keys(jobs).length === 0) local.remove(jobsKey)
  else local.set(jobsKey, JSON.stringify(jobs))
}

/** @param at epoch milliseconds; replaces an earlier time for the same job */
export function scheduleJob(local: Storage, name: JobName, at: number): void {
  writeJobs(local, { ...readJobs(local), [name]: new Date(at).toISOString() })
}

export function cancelJob(local: Storage, name: JobName): void {
  const { [name]: _, ...others } = readJobs(local)
  writeJobs(local, others)
}

export const isJobScheduled = (local: Storage, name: JobName): boolean => name in readJobs(local)

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
