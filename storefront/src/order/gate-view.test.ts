import type { Customer, Order } from '@foyer/contract/wire/orders'
import type { KnownOrder, OrderState } from '../stores/orders/order-state.ts'
import { getGateView, type StepNeed } from './gate-view.ts'

const needs: StepNeed[] = ['contents', 'tickets', 'customer']
const customer = { name: { givenName: 'Ines', familyName: 'Marchetti' } } as Customer

const createKnown = (order: Partial<Order>, of: Customer | null = customer) =>
  ({ response: { order: { id: 'o1', showtimes: [], items: [], ...order } }, customer: of }) as KnownOrder
const getView = (state: OrderState, lastBookedOrderId: string | null = null) =>
  getGateView({ state, needs, lastBookedOrderId })
const getActive = (order: Partial<Order>, of?: Customer | null) =>
  getView({ phase: 'active', ...createKnown(order, of) })

const tickets = [{ id: 't1' }] as Order['showtimes'][number]['tickets']
const seats = [{ id: '1_1_1' }] as Order['showtimes'][number]['seats']
const createShowtime = (change: object) => ({ showtimeId: 's1', tickets, seats, ...change }) as never
const goods = { items: [{ id: 'i1', itemId: 'mug' }] }

test.each<[string, OrderState, string]>([
  ['is read', { phase: 'restoring', failure: null }, 'loading'],
  [
    'cannot be read',
    { phase: 'restoring', failure: { kind: 'transport', reason: 'network', retryable: true } },
    'unreadable',
  ],
  ['is none', { phase: 'none' }, 'nothing'],
  ['has run out', { phase: 'expired', lost: null }, 'expired'],
  ['was given up', { phase: 'gone', showtimeId: 's1' }, 'gone'],
  ['is complete', { phase: 'completed', orderId: 'o1' }, 'booked'],
])('an order that %s', (_, state, kind) => {
  expect(getView(state).kind).toBe(kind)
})

test('without an order, the one that was completed last is shown', () => {
  expect(getView({ phase: 'none' }, 'o0')).toEqual({ kind: 'booked', orderId: 'o0' })
})

test.each<[string, Partial<Order>, Customer | null, string]>([
  ['with tickets', { showtimes: [createShowtime({})] }, customer, 'step'],
  ['with goods and no showtime', goods, customer, 'step'],
  [
    'of a subscription',
    { subscription: { subscriptionId: 'u1' } as NonNullable<Order['subscription']> },
    customer,
    'step',
  ],
  ['with nothing on it', {}, customer, 'nothing'],
  ['with seats that have no ticket', { showtimes: [createShowtime({ tickets: [] })] }, null, 'ticketless'],
  ['with places and no seats', { showtimes: [createShowtime({ seats: [] })] }, customer, 'step'],
  ['that is nobody’s', goods, null, 'nameless'],
])('an order in progress %s', (_, order, of, kind) => {
  expect(getActive(order, of).kind).toBe(kind)
})

test('a step goes on without what it does not need', () => {
  const state: OrderState = { phase: 'active', ...createKnown(goods, null) }
  expect(getGateView({ state, needs: ['contents'], lastBookedOrderId: null })).toMatchObject({
    kind: 'step',
    showtimeId: null,
  })
})
