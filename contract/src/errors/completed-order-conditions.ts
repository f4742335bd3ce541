import type { CatalogueEntry } from './entry.ts'

/** What can be refused about an order that is already completed. */
export const completedOrderConditions = [
  {
    condition: 'completed-order-expired',
    status: 400,
    title: 'The completed order has expired',
    v1: { refund: 16300, preparation: 16300, collection: 16300, 'seat-swap': 16300 },
  },
  {
    condition: 'refund-already-collected',
    status: 400,
    title: 'The tickets have already been collected',
    v1: { refund: 19000 },
    v2: { group: 'order', code: 40238 },
  },
  {
    condition: 'refund-already-refunded',
    status: 400,
    title: 'The order has already been refunded',
    v1: { refund: 19003 },
    v2: { group: 'order', code: 40239 },
  },
  {
    condition: 'refund-window-ended',
    status: 400,
    title: 'The time in which this showtime can be refunded is over',
    v1: { refund: 19001 },
    v2: { group: 'order', code: 40240 },
  },
  {
    condition: 'refund-payment-declined',
    status: 400,
    title: 'The payment provider declined the refund',
    v1: { refund: 19008 },
    v2: { group: 'order', code: 40241 },
  },
  {
    condition: 'refund-payment-unsettled',
    status: 400,
    title: 'The payment is not settled yet',
    v1: { refund: 19009 },
    v2: { group: 'order', code: 40242 },
  },
  {
    condition: 'refund-non-refundable-lines',
    status: 400,
    title: 'The order has lines that cannot be refunded',
    v1: { refund: 19006 },
    v2: { group: 'order', code: 40243 },
  },
  {
    condition: 'refund-nothing-refundable',
    status: 400,
    title: 'The order has nothing that can be refunded',
    v1: { refund: 19010 },
    v2: { group: 'order', code: 40244 },
  },
  {
    condition: 'refund-too-soon',
    status: 400,
    title: 'It is too soon after the confirmation email to refund the order',
    v1: { refund: 19002 },
    v2: { group: 'order', code: 40245 },
  },
] as const satisfies readonly CatalogueEntry[]
