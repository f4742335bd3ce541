import type { ResponseOf } from '@foyer/contract/operations'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseFor, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { bookedKey } from '../orders/order-memory.ts'
import { getMemberJourneysStore } from './journeys.ts'
import { getMemberStores } from './member-stores.ts'
import { getMemberTransactionsStore } from './transactions.ts'
import { getWatchedFilmsStore } from './watched-films.ts'

/** An order with the fields that any server has. */
const sentOrder = (id: string) =>
  ({
    ...{ id, type: 'Standard', status: 'Completed', showtimes: [], items: [], payments: [] },
    totalPrice: { valueIncludingTax: 12, valueExcludingTax: 10, tax: 2 },
    completedAt: '2026-11-01T12:00:00Z',
  }) as unknown as ResponseOf<'getCompletedOrder'>['order']

const journeys = (ids: string[], more: object = {}) =>
  answerWith({ journeys: ids.map((id) => ({ id: `j-${id}`, orders: [sentOrder(id)] })), ...more })

function open(script: Script = {}, isSignedIn = true) {
  const created = createMemberStores(
    {
      getCurrentJourneys: () => journeys(['o1', 'o2'], { totalCount: 2 }),
      getPastJourneys: () => journeys(['o3'], { totalCount: 3, nextPageCursor: 'next' }),
      ...script,
    },
    { isSignedIn },
  )
  const { session } = getMemberStores(created.stores)
  session.start()
  return { ...created, session, store: getMemberJourneysStore(created.stores) }
}

it('has the next booking and how many there are, and keeps them for their lifetime', async () => {
  const { store, getCalls } = open()
  expect([store.nextBooking, store.comingCount]).toEqual([null, 0])
  await store.current.ensure()
  expect(store.nextBooking?.order.id).toBe('o1')
  expect(store.comingCount).toBe(2)
  await store.current.ensure()
  expect(getCalls('getCurrentJourneys')).toHaveLength(1)
  store.current.cached.expire()
  await store.current.ensure()
  expect(getCalls('getCurrentJourneys')).toHaveLength(2)
})

it('counts what another server sends, which says no number', async () => {
  const { store } = open({ getCurrentJourneys: () => journeys(['o1']) })
  await store.current.ensure()
  expect(store.comingCount).toBe(1)
})

it('asks again after an order has become tickets in this tab', async () => {
  const { store, stores, getCalls } = open()
  await store.current.ensure()
  stores.core.platform.session.set(bookedKey, 'o9')
  await store.current.ensure()
  expect(getCalls('getCurrentJourneys')).toHaveLength(2)
})

it('is not asked for by a visitor, and forgotten with the sign-in', async () => {
  const visitor = open({}, false)
  await visitor.store.current.ensure()
  expect(visitor.getCalls('getCurrentJourneys')).toHaveLength(0)
  const { store, session, stores } = open({
    getMemberTransactions: () => answerWith({ transactions: [], years: [2026], relatedData: {} }),
    getWatchedFilms: () => answerWith({ films: [], relatedData: {} }),
  })
  const transactions = getMemberTransactionsStore(stores).ofYear(2026)
  const watched = getWatchedFilmsStore(stores).ofYear(2026)
  await Promise.all([
    store.current.ensure(),
    store.past.first.ensure(),
    transactions.first.ensure(),
    watched.ensure(),
  ])
  await store.past.loadMore()
  expect([transactions.pages.length, watched.cached.value?.films]).toEqual([1, []])
  await session.signOut()
  expect(store.nextBooking).toBeNull()
  expect([store.past.pages, transactions.pages, watched.cached.value]).toEqual([[], [], undefined])
})

it('loads further pages at a wish, and says when that fails', async () => {
  const { store, script } = open()
  await store.past.first.ensure()
  expect(store.past.nextPageCursor).toBe('next')
  script.getPastJourneys = unreachable
  await store.past.loadMore()
  expect([store.past.more, store.past.pages.length]).toEqual(['failed', 1])
  script.getPastJourneys = () => journeys(['o4'])
  await store.past.loadMore()
  expect(store.past.pages.flatMap(({ orders }) => orders.map(({ order }) => order.id))).toEqual(['o3', 'o4'])
  expect([store.past.more, store.past.nextPageCursor]).toEqual(['idle', null])
  // Another first page begins another list.
  await store.past.first.refresh()
  expect(store.past.pages).toHaveLength(1)
})

it('ends the sign-in that the server refuses', async () => {
  const { store, session } = open({ getCurrentJourneys: () => refuseFor('member-not-signed-in') })
  await store.current.ensure()
  expect(session.isSignedIn).toBe(false)
})
