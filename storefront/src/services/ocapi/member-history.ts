import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'
import { mapResult } from '../../cache/result.ts'
import type { ApiClient } from '../http/api-client.ts'
import { readCompletedOrder, type SentCompletedOrder } from './order-answers.ts'

/** Orders of visits, with where the list goes on. */
export interface MemberVisits {
  /** Each with what it refers to. */
  readonly orders: readonly CompletedOrderResponse[]
  /** How many visits there are altogether; null where the server does not say. */
  readonly totalCount: number | null
  /** Null at the end of the list, and where the server sends all of it. */
  readonly nextPageCursor: string | null
}

interface SentVisits {
  readonly journeys: readonly { readonly orders: readonly SentCompletedOrder['order'][] }[]
  readonly relatedData?: NonNullable<SentCompletedOrder['relatedData']>
  readonly totalCount?: number
  readonly nextPageCursor?: string | null
}

/** Visits in one shape, for any server: the orders of all of them. */
function readVisits(sent: SentVisits | undefined): MemberVisits {
  const { journeys = [], relatedData = {} } = sent ?? {}
  return {
    orders: journeys.flatMap(({ orders }) =>
      orders.map((order) => readCompletedOrder({ order, relatedData })),
    ),
    totalCount: sent?.totalCount ?? null,
    nextPageCursor: sent?.nextPageCursor ?? null,
  }
}

/** What a member has bought and seen. */
export function createMemberHistoryService(client: ApiClient) {
  return {
    async currentVisits() {
      const result = await client.call('getCurrentJourneys', {})
      return mapResult(result, (answer) => ({ ...answer, body: readVisits(answer.body) }))
    },
    async pastVisits(cursor: string | null) {
      const result = await client.call('getPastJourneys', { query: cursor === null ? {} : { cursor } })
      return mapResult(result, (answer) => ({ ...answer, body: readVisits(answer.body) }))
    },
    transactions: (year: number, cursor: string | null) =>
      client.call('getMemberTransactions', { query: { year, ...(cursor === null ? {} : { cursor }) } }),
    watchedFilms: (year: number) => client.call('getWatchedFilms', { query: { year } }),
    watchedPicture: (year: number) => client.call('getWatchedFilmsPicture', { query: { year } }),
  }
}
