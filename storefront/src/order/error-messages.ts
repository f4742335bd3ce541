import type { Condition } from '@foyer/contract/errors/catalogue'

/** Text keys of the errors that can stop any step of an order. */
export const errorMessages = {
  /** The ordering server did not answer. */
  network: { title: 'transaction.unavailable.title', text: 'transaction.unavailable.text' },
  /** A card was sent and the bank has it: the order must stay as it is. */
  paying: { title: 'transaction.payment.waiting.title', text: 'transaction.payment.waiting.text' },
  /** The order was to be paid at the cinema, and the time for that is over. */
  unpaidClosed: { title: 'transaction.unpaidClosed.title', text: 'transaction.unpaidClosed.text' },
  /** Whoever calls from this address holds as many unpaid seats as one may. */
  tooMany: { title: 'transaction.heldLimit.title', text: 'transaction.heldLimit.text' },
} as const

export type ErrorMessage = keyof typeof errorMessages

/** Conditions that have a message of their own at every step. */
export const messagesByCondition: Readonly<Partial<Record<Condition, ErrorMessage>>> = {
  'payment-in-progress': 'paying',
  'order-in-completion': 'paying',
  'held-seats-limit-exceeded': 'tooMany',
  'unpaid-booking-closed': 'unpaidClosed',
}

/** The message of a refused change to an order; undefined for other conditions: the step shows its own text. */
export const findRefusalMessage = ({ condition }: { condition: Condition }): ErrorMessage | undefined =>
  messagesByCondition[condition]
