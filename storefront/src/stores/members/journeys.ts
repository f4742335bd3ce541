import { computed, makeObservable } from 'mobx'
import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { getBody } from '../../services/http/api-client.ts'
import { createMemberHistoryService, type MemberVisits } from '../../services/ocapi/member-history.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { createHistoryValue, type HistoryValue } from './history-cache.ts'
import { callAsMember } from './member-cache.ts'
import type { MemberSession } from './member-session.ts'
import { getMemberStores } from './member-stores.ts'
import { PagedHistory } from './paged-history.ts'

export interface MemberJourneysOptions {
  readonly current: HistoryValue<MemberVisits>
  readonly past: PagedHistory<MemberVisits>
  readonly session: Pick<MemberSession, 'onFocus'>
}

/**
 * A member's visits: those to come, the next one first, and those that are over. A page asks for them by `ensure` and
 * observes `cached`; both are forgotten with the sign-in.
 */
export class MemberJourneysStore {
  readonly current: HistoryValue<MemberVisits>
  readonly past: PagedHistory<MemberVisits>

  constructor({ current, past, session }: MemberJourneysOptions) {
    this.current = current
    this.past = past
    makeObservable(this, { nextBooking: computed, comingCount: computed })
    // Another tab may have bought something.
    session.onFocus(() => {
      if (current.cached.state.status === 'Success') void current.refresh()
    })
  }

  /** The order of the next visit; null if there is none, or it has not come yet (see `current.cached`). */
  get nextBooking(): CompletedOrderResponse | null {
    return this.current.cached.value?.orders[0] ?? null
  }

  /** How many visits are to come; 0 before they have loaded. */
  get comingCount(): number {
    const { value } = this.current.cached
    return value ? (value.totalCount ?? value.orders.length) : 0
  }
}

/** A member's visits, for their bookings and their overview. */
export const getMemberJourneysStore = defineStore((stores: Stores): MemberJourneysStore => {
  const { session } = getMemberStores(stores)
  const service = createMemberHistoryService(stores.core.client)
  const loadPast = (cursor: string | null) => callAsMember(session, () => getBody(service.pastVisits(cursor)))
  return new MemberJourneysStore({
    current: createHistoryValue(stores, 'current-journeys', () => getBody(service.currentVisits())),
    past: new PagedHistory(
      createHistoryValue(stores, 'past-journeys', () => loadPast(null)),
      loadPast,
    ),
    session,
  })
})
