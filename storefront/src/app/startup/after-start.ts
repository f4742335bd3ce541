import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { memberHashKey } from '../../stores/visitor/known-visitor.ts'
import { ScheduledJobs } from '../../stores/browser/scheduled-jobs.ts'
import { startRefreshing } from '../refresh-configuration.ts'
import { reportWhenDebugging } from '../document/debug-report.ts'
import type { PageState } from '../../context/page-state.ts'
import type { Stores } from '../../stores/create-stores.ts'

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
    },
  }).start()
  reportWhenDebugging(stores, location)
  if (initialData.scripts?.length) {
    const { scripts } = initialData
    import('../third-party-scripts.ts').then(
      ({ loadWhenAllowed }) => loadWhenAllowed(stores, scripts),
      () => undefined,
    )
  }
}
