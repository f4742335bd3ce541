import { type Failure, getFailureStatus } from '../services/http/failure.ts'
import type { PageStatus } from '../context/page-module.ts'

interface Loaded {
  readonly value: unknown
  readonly error: Failure | undefined
}

/** Whether the server knows of no such thing, as against not having been reached. */
export function isMissing(loaded: Loaded): boolean {
  return loaded.value === undefined && loaded.error !== undefined && getFailureStatus(loaded.error) === 404
}

/** The status of a page that stands and falls with one thing loaded. */
export function getPageStatus(loaded: Loaded): PageStatus {
  if (loaded.value !== undefined || loaded.error === undefined) return 200
  return isMissing(loaded) ? 404 : 503
}
