import type { Outcome } from '../stores/base/caching.ts'
import type { PageStatus } from './page-module.ts'

const statuses: Readonly<Record<Outcome, PageStatus>> = {
  ready: 200,
  // Sent by the deadline: the browser goes on loading.
  pending: 200,
  missing: 404,
  failed: 503,
}

/** The status of a page of one thing, by what became of loading it. */
export const getPageStatus = (outcome: Outcome): PageStatus => statuses[outcome]
