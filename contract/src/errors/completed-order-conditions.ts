import type { CatalogueEntry } from './entry.ts'

/** What can be refused about an order that is already completed. */
export const completedOrderConditions = [
  {
    condition: 'completed-order-expired',
    status: 400,
    title: 'The completed order has expired',
    first: { refund: 16300, preparation: 16300, collection: 16300, 'seat-swap': 16300 },
  },
  {
    condition: 'refund-already-collected',
    status: 400,
    title: 'The tickets have already been collected',
    first: { refund: 19000 },
    second: { group: 'order', code: 40238 },
  },
  {
    condition: 'refund-already-refunded',
    status: 400,
    title: 'The order has already been refunded',
    first: { refund: 19003 },
    second: { group: 'order', code: 40239 },
  },
  {
    condition: 'refund-window-ended',
    status: 400,
    title: 'The time in which this showtime can be refunded is over',
    first: { refund: 19001 },
    second: { group: 'order', code: 40240 },
  },
  {
    condition: 'refund-payment-declined',
    status: 400,
    title: 'The payment provider declined the refund',
    first: { refund: 19008 },
    second: { group: 'order', code: 40241 },
  },
  {
    condition: 'refund-payment-unsettled',
    status: 400,
    title: 'The payment is not settled yet',
    first: { refund: 19009 },
    second: { group: 'order', code: 40242 },
  },
  {
    condition: 'refund-non-refundable-lines',
    status: 400,
    title: 'The order has lines that cannot be refunded',
    first: { refund: 19006 },
    second: { group: 'order', code: 40243 },
  },
  {
    condition: 'refund-nothing-refundable',
    status: 400,
    title: 'The order has nothing that can be refunded',
    first: { refund: 19010 },
    second: { group: 'order', code: 40244 },
  },
  {
    condition: 'refund-too-soon',
    status: 400,
    title: 'It is too soon after the confirmation email to refund the order',
    first: { refund: 19002 },
    second: { group: 'order', code: 40245 },
  },
] as const satisfies readonly CatalogueEntry[]
