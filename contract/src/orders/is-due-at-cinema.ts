import type { CompletedOrder } from '../wire/orders.ts'

/** Whether an order is a booking that is paid for at the cinema. */
export const isDueAtCinema = ({
  booking,
  paymentSummary,
  totalPrice,
}: Pick<CompletedOrder, 'booking' | 'paymentSummary' | 'totalPrice'>): boolean =>
  (booking?.mode === 'Unpaid' || booking?.mode === 'UnpaidConfirmed') &&
  paymentSummary.length === 0 &&
  totalPrice.valueIncludingTax > 0
