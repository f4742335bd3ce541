export type OrderStep = 'booking' | 'tickets' | 'seats' | 'details' | 'payment'

export interface OrderStepsInput {
  /** Seats are chosen before their tickets. */
  readonly isSeatFirst: boolean
  /** There is more than one way to book. */
  readonly hasBookingStep: boolean
  /** Without allocated seating there is no step for seats. */
  readonly withSeats: boolean
}

/** The steps of an order without a showtime, in their order. What is on it was chosen elsewhere. */
export const stepsWithoutShowtime: readonly OrderStep[] = ['details', 'payment']

/** The steps of an order for a showtime, in their order. */
export function listOrderSteps({ isSeatFirst, hasBookingStep, withSeats }: OrderStepsInput): OrderStep[] {
  const seats: OrderStep[] = withSeats ? ['seats'] : []
  const choices: OrderStep[] = isSeatFirst ? [...seats, 'tickets'] : ['tickets', ...seats]
  return [...(hasBookingStep ? (['booking'] as const) : []), ...choices, 'details', 'payment']
}
