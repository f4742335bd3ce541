import type { Condition } from '@foyer/contract/errors/catalogue'

/** Text keys of the errors that can stop any step of an order. */
export const errorMessages = {
  /** The ordering server did not answer. */
  network: { title: 'transaction.unavailable.title', text: 'transaction.unavailable.text' },
  /** A card was sent and the bank has it: the order must stay as it is. */
  paying: { title: 'transaction.payment.waiting.title', text: 'transaction.payment.waiting.text' },
  /** The order was to be paid at the cinema, and the time for that is over. */
  unpaidClosed: { title: 'transaction.unpaidClosed.title', text: 'transaction.unpaidClosed.text' },
  /** The caller's network address holds as many unpaid seats as one may. */
  tooMany: { title: 'transaction.heldLimit.title', text: 'transaction.heldLimit.text' },
  /** What is bought becomes part of a member's account. */
  signIn: { title: 'transaction.refused.signIn.title', text: 'transaction.refused.signIn.text' },
  loyalty: { title: 'transaction.refused.price.title', text: 'transaction.refused.loyalty.text' },
  restricted: { title: 'transaction.refused.price.title', text: 'transaction.refused.restricted.text' },
  discount: { title: 'transaction.refused.discount.title', text: 'transaction.refused.discount.text' },
  discountTime: {
    title: 'transaction.refused.discount.title',
    text: 'transaction.refused.discountTime.text',
  },
  discountTicket: {
    title: 'transaction.refused.discount.title',
    text: 'transaction.refused.discountTicket.text',
  },
  discountCode: {
    title: 'transaction.refused.discount.title',
    text: 'transaction.refused.discountCode.text',
  },
  discountHoliday: {
    title: 'transaction.refused.discount.title',
    text: 'transaction.refused.discountHoliday.text',
  },
  discountFilm: {
    title: 'transaction.refused.discount.title',
    text: 'transaction.refused.discountFilm.text',
  },
  discountDistributor: {
    title: 'transaction.refused.discount.title',
    text: 'transaction.refused.discountDistributor.text',
  },
  orderLimit: { title: 'transaction.refused.limit.title', text: 'transaction.refused.orderLimit.text' },
  typeLimit: { title: 'transaction.refused.limit.title', text: 'transaction.refused.typeLimit.text' },
  schemeLimit: { title: 'transaction.refused.limit.title', text: 'transaction.refused.schemeLimit.text' },
  voucherOnce: {
    title: 'transaction.refused.voucherOnce.title',
    text: 'transaction.refused.voucherOnce.text',
  },
} as const

export type ErrorMessage = keyof typeof errorMessages

export const isErrorMessage = (key: string): key is ErrorMessage => Object.hasOwn(errorMessages, key)

/** Whether other tickets help: the seat map then leads to their choice. */
const helpedByTickets: Readonly<Record<ErrorMessage, boolean>> = {
  network: false,
  paying: false,
  unpaidClosed: true,
  tooMany: false,
  signIn: false,
  loyalty: true,
  restricted: true,
  discount: true,
  discountTime: true,
  discountTicket: true,
  discountCode: true,
  discountHoliday: true,
  discountFilm: true,
  discountDistributor: true,
  orderLimit: true,
  typeLimit: true,
  schemeLimit: true,
  voucherOnce: true,
}

/** Whether a message is about the chosen tickets: other tickets help. */
export const isAboutTickets = (key: string): boolean => isErrorMessage(key) && helpedByTickets[key]

/** Conditions that have a message of their own at every step. */
export const messagesByCondition: Readonly<Partial<Record<Condition, ErrorMessage>>> = {
  'payment-in-progress': 'paying',
  'order-in-completion': 'paying',
  'held-seats-limit-exceeded': 'tooMany',
  'unpaid-booking-closed': 'unpaidClosed',
  'member-not-signed-in': 'signIn',
  'loyalty-required': 'loyalty',
  'ticket-price-restricted': 'restricted',
  'discount-invalid': 'discount',
  'discount-invalid-10101': 'discountTime',
  'discount-invalid-10102': 'discountTicket',
  'discount-invalid-10103': 'discountCode',
  'discount-invalid-for-holiday': 'discountHoliday',
  'discount-invalid-for-film': 'discountFilm',
  'discount-invalid-for-distributor': 'discountDistributor',
  'ticket-limit-exceeded': 'orderLimit',
  'ticket-type-limit-exceeded': 'typeLimit',
  'third-party-limit-exceeded': 'schemeLimit',
  'voucher-single-redemption': 'voucherOnce',
}

/** Text keys of messages that name the number of a limit, where the server has sent it. */
const numberedTexts: Readonly<Partial<Record<ErrorMessage, string>>> = {
  orderLimit: 'transaction.refused.orderLimit.numbered',
  typeLimit: 'transaction.refused.typeLimit.numbered',
  schemeLimit: 'transaction.refused.schemeLimit.numbered',
}

interface MessageTexts {
  t: (key: string, parameters?: Readonly<Record<string, string | number>>) => string
  plural: (key: string, count: number) => string
}

/** The text of a message in words, with the number of the limit where it is known. */
export function createMessageText(
  message: ErrorMessage,
  maximumTickets: number | undefined,
  { t, plural }: MessageTexts,
): string {
  const numbered = numberedTexts[message]
  return numbered !== undefined && maximumTickets !== undefined
    ? t(numbered, { tickets: plural('transaction.summary.tickets', maximumTickets) })
    : t(errorMessages[message].text)
}

/** The message of a refused change to an order; undefined for other conditions: the step shows its own text. */
export const findRefusalMessage = ({ condition }: { condition: Condition }): ErrorMessage | undefined =>
  messagesByCondition[condition]
