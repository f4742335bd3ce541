import { createCounterRewardsService } from '../../services/ocapi/counter-rewards.ts'
import { createPreparationService } from '../../services/ocapi/preparation.ts'
import { createWorkstationsService } from '../../services/ocapi/workstations.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { browserPage } from './counter-page.ts'
import { CounterRewardsStore } from './counter-rewards.ts'
import { RunningOrdersStore } from './running-orders.ts'
import { WorkstationStore } from './workstation-store.ts'

/** The counter of a cinema: only the staff's page fetches the code. */
export const getCounterStores = defineStore(({ core }: Stores) => {
  const { client, caching, platform } = core
  const workstation = new WorkstationStore({
    service: createWorkstationsService(client),
    findId: platform.findWorkstationId ?? (() => null),
  })
  const openOrders = (siteId: string) =>
    new RunningOrdersStore({
      siteId,
      service: createPreparationService(client),
      clock: caching.clock,
      page: browserPage,
      onEnded: () => workstation.end(),
    })
  const openRewards = () =>
    new CounterRewardsStore({
      service: createCounterRewardsService(client),
      onEnded: () => workstation.end(),
    })
  return { workstation, openOrders, openRewards }
})
