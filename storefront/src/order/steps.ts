export type OrderStep = 'basket' | 'booking' | 'tickets' | 'seats' | 'food' | 'details' | 'payment'

export interface OrderStepsInput {
  /** Seats are chosen before their tickets. */
  readonly isSeatFirst: boolean
  /** There is more than one way to book. */
  readonly hasBookingStep: boolean
  /** Without allocated seating there is no step for seats. */
  readonly withSeats: boolean
  /** The cinema sells food and drink online. */
  readonly withFood: boolean
}

/** The steps of an order without a showtime, in their order; only food and drink is chosen among them. */
export const listStepsWithoutShowtime = (withFood: boolean): OrderStep[] => [
  ...(withFood ? (['food'] as const) : []),
  'details',
  'payment',
]

/** The steps of an order of the gift shop. */
export const giftShopSteps: readonly OrderStep[] = ['basket', 'details', 'payment']

/** The steps of an order for a showtime, in their order. */
export function listOrderSteps({
  isSeatFirst,
  hasBookingStep,
  withSeats,
  withFood,
}: OrderStepsInput): OrderStep[] {
  const seats: OrderStep[] = withSeats ? ['seats'] : []
  const choices: OrderStep[] = isSeatFirst ? [...seats, 'tickets'] : ['tickets', ...seats]
  return [
    ...(hasBookingStep ? (['booking'] as const) : []),
    ...choices,
    ...(withFood ? (['food'] as const) : []),
    'details',
    'payment',
  ]
}
