import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { memberHashKey } from '../../stores/visitor/known-visitor.ts'
import { scheduleJob } from '../../stores/browser/job-times.ts'
import { ScheduledJobs } from '../../stores/browser/scheduled-jobs.ts'
import { startRefreshing } from './refresh-configuration.ts'
import { reportWhenDebugging } from '../document/debug-report.ts'
import type { PageState } from '../../context/page-state.ts'
import type { Stores } from '../../stores/create-stores.ts'

/** Milliseconds after which a job whose script did not come is tried again. */
const retriedAfter = 600_000

/**
 * What a page does besides, once nothing of its first load is under way any more: none of it shares the line or the processor
 * with the first load. 0.4 kB, not in the first load.
 */
export function startDeferred(stores: Stores, state: PageState, initialData: InitialData): void {
  const { clock, local, logger, session } = stores.core.platform
  startRefreshing(state, initialData)
  new ScheduledJobs({
    local,
    clock,
    logger,
    handlers: {
      'loyalty-reset': () => {
        local.remove(memberHashKey)
        session.remove(memberHashKey)
      },
      'forget-tickets': () => {
        import('../../features/completed-order/offline-ticket.ts')
          .then(({ openOfflineTickets }) => openOfflineTickets({ local, session, clock })?.forgetOld())
          .catch(() => scheduleJob(local, 'forget-tickets', clock.now() + retriedAfter))
      },
    },
  }).start()
  reportWhenDebugging(stores, location)
  if (initialData.scripts?.length) {
    const { scripts } = initialData
    import('./third-party-scripts.ts').then(
      ({ loadWhenAllowed }) => loadWhenAllowed(stores, scripts),
      () => undefined,
    )
  }
}
