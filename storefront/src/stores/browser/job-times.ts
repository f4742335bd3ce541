import { readJson, type Storage } from './storage.ts'

/**
 * Known jobs. `loyalty-reset` deletes the browser's data of the loyalty programme, `forget-tickets` the stored tickets whose
 * business day is over.
 */
export type JobName = 'loyalty-reset' | 'forget-tickets'

export const jobsKey = 'foyer-jobs'

/** Invalid data counts as no jobs. */
export function readJobs(local: Storage): Record<string, string> {
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
