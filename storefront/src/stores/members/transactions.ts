import type { MemberTransactionsResponse } from '@foyer/contract/wire/member-history'
import { getBody } from '../../services/http/api-client.ts'
import { createMemberHistoryService } from '../../services/ocapi/member-history.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { createHistoryValue } from './history-cache.ts'
import { callAsMember } from './member-cache.ts'
import { getMemberStores } from './member-stores.ts'
import { PagedHistory } from './paged-history.ts'

export type TransactionsOfYear = PagedHistory<MemberTransactionsResponse>

/** What a member has paid, got back, earned and spent, by year. */
export class MemberTransactionsStore {
  readonly #create: (year: number) => TransactionsOfYear
  readonly #years = new Map<number, TransactionsOfYear>()

  constructor(create: (year: number) => TransactionsOfYear) {
    this.#create = create
  }

  /** Those of a year; not loaded by this. */
  ofYear(year: number): TransactionsOfYear {
    const known = this.#years.get(year) ?? this.#create(year)
    this.#years.set(year, known)
    return known
  }
}

/** A member's transactions, for the page of that name. */
export const getMemberTransactionsStore = defineStore((stores: Stores): MemberTransactionsStore => {
  const { session } = getMemberStores(stores)
  const service = createMemberHistoryService(stores.core.client)
  return new MemberTransactionsStore((year) => {
    const load = (cursor: string | null) =>
      callAsMember(session, () => getBody(service.transactions(year, cursor)))
    return new PagedHistory(
      createHistoryValue(stores, `transactions-${String(year)}`, () => load(null)),
      load,
    )
  })
})
