import type { InitialData } from '@foyer/contract/omnia/initial-data'
import { memberHashKey } from '../stores/known-visitor.ts'
import { ScheduledJobs } from '../stores/scheduled-jobs.ts'
import { keepUp } from './configuration-upkeep.ts'
import { reportWhenDebugging } from './debug-report.ts'
import type { PageState } from './page-state.ts'
import type { Stores } from './stores.ts'

/** What a page does besides, once nothing of its first load is under way any more. */
export function startLater(stores: Stores, state: PageState, initialData: InitialData): void {
  const { clock, local, logger, session } = stores.core.platform
  keepUp(state, initialData)
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
    import('./scripts-of-others.ts').then(
      ({ loadWhenAllowed }) => loadWhenAllowed(stores, scripts),
      () => undefined,
    )
  }
}
