import { memberAccess } from '../wire/access.ts'
import {
  ActiveOrdersResponse,
  MemberJourneysResponse,
  MemberTransactionsResponse,
  PastJourneysQuery,
  TransactionsQuery,
  WatchedFilmsQuery,
  WatchedFilmsResponse,
  WatchedPictureResponse,
} from '../wire/member-history.ts'
import type { OperationTable } from './operation.ts'

/** What a member has bought and seen. */
export const memberHistoryOperations = {
  getCurrentJourneys: {
    tag: 'Member history',
    access: memberAccess,
    summary: 'The member’s visits that are still to come, or going on',
    responses: { 200: MemberJourneysResponse },
  },
  getPastJourneys: {
    tag: 'Member history',
    access: memberAccess,
    summary: 'The member’s visits that are over',
    query: PastJourneysQuery,
    responses: { 200: MemberJourneysResponse },
  },
  getActiveOrders: {
    tag: 'Member history',
    access: memberAccess,
    summary: 'The member’s orders of today that are not over yet',
    responses: { 200: ActiveOrdersResponse },
  },
  getMemberTransactions: {
    tag: 'Member history',
    access: memberAccess,
    summary: 'What the member has paid, got back, earned and spent in a year',
    query: TransactionsQuery,
    responses: { 200: MemberTransactionsResponse },
  },
  getWatchedFilms: {
    tag: 'Member history',
    access: memberAccess,
    summary: 'The films that the member has seen in a year',
    query: WatchedFilmsQuery,
    responses: { 200: WatchedFilmsResponse },
  },
  getWatchedFilmsPicture: {
    tag: 'Member history',
    access: memberAccess,
    summary: 'Foyer’s extension: a picture of those films, to share; it names nobody',
    query: WatchedFilmsQuery,
    responses: { 200: WatchedPictureResponse },
  },
} as const satisfies OperationTable
