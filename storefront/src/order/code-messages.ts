import type { Condition } from '@foyer/contract/errors/catalogue'
import type { OrderOutcome } from '../stores/orders/order-outcome.ts'
import type { HeldDiscountResult } from '../stores/orders/redemptions/held-discounts-store.ts'
import { errorMessages, findRefusalMessage } from './error-messages.ts'

/** Text keys of the reasons why a voucher, card or code was not added. */
export const codeMessages = {
  credentials: 'transaction.codes.refused.credentials',
  number: 'transaction.codes.refused.number',
  alreadyAdded: 'transaction.codes.refused.alreadyAdded',
  withdrawn: 'transaction.codes.refused.withdrawn',
  usedUp: 'transaction.codes.refused.usedUp',
  expired: 'transaction.codes.refused.expired',
  notForOrder: 'transaction.codes.refused.notForOrder',
  channel: 'transaction.codes.refused.channel',
  distributor: 'transaction.codes.refused.distributor',
  film: 'transaction.codes.refused.film',
  holiday: 'transaction.codes.refused.holiday',
  onceAnOrder: 'transaction.codes.refused.onceAnOrder',
  noTicket: 'transaction.codes.refused.noTicket',
  noSeat: 'transaction.codes.refused.noSeat',
  membersOnly: 'transaction.codes.refused.membersOnly',
  schemeLimit: 'transaction.codes.refused.schemeLimit',
  discount: 'transaction.codes.refused.discount',
  balance: 'transaction.codes.refused.balance',
  amount: 'transaction.codes.refused.amount',
  nothingToPay: 'transaction.codes.refused.nothingToPay',
  tooManyTries: 'transaction.codes.refused.tooManyTries',
} as const

type CodeMessage = keyof typeof codeMessages

/** Conditions that refuse a voucher, card or code, each with its message. */
export const codeMessagesByCondition: Readonly<Partial<Record<Condition, CodeMessage>>> = {
  'voucher-credentials-invalid': 'credentials',
  'gift-card-credentials-invalid': 'credentials',
  'gift-card-details-invalid': 'credentials',
  'redemption-card-declined': 'number',
  'third-party-card-declined': 'number',
  'voucher-already-added': 'alreadyAdded',
  'redemption-card-already-added': 'alreadyAdded',
  'third-party-card-already-added': 'alreadyAdded',
  'gift-card-already-added': 'alreadyAdded',
  'voucher-in-use': 'alreadyAdded',
  'voucher-invalidated': 'withdrawn',
  'voucher-no-redemptions-left': 'usedUp',
  'voucher-expired': 'expired',
  'gift-card-expired': 'expired',
  'voucher-invalid-for-order': 'notForOrder',
  'order-type-invalid': 'notForOrder',
  'voucher-not-on-channel': 'channel',
  'voucher-invalid-for-distributor': 'distributor',
  'discount-invalid-for-distributor': 'distributor',
  'voucher-invalid-for-film': 'film',
  'discount-invalid-for-film': 'film',
  'voucher-invalid-for-holiday': 'holiday',
  'discount-invalid-for-holiday': 'holiday',
  'voucher-single-redemption': 'onceAnOrder',
  'redemption-card-no-valid-ticket-for-showtime': 'noTicket',
  'third-party-card-no-valid-ticket': 'noTicket',
  'redemption-card-no-valid-ticket-for-seats': 'noSeat',
  'redemption-card-loyalty-only-ticket': 'membersOnly',
  'loyalty-required': 'membersOnly',
  'third-party-limit-exceeded': 'schemeLimit',
  'discount-invalid': 'discount',
  'discount-invalid-10101': 'discount',
  'discount-invalid-10102': 'discount',
  'discount-invalid-10103': 'discount',
  'gift-card-balance-insufficient': 'balance',
  'gift-card-amount-invalid': 'amount',
  'nothing-to-pay': 'nothingToPay',
  'too-many-requests': 'tooManyTries',
}

/** Why a code was not added, as it is shown. */
export interface CodeRefusal {
  readonly textKey: string
  /** Instant from which the code is good for the film, where the server has sent it. */
  readonly goodFrom: string | null
  /** Whether the same code may be sent again: nobody has judged it. */
  readonly canRetry: boolean
  /** Whether it may be good for another film or another day. */
  readonly isForOthers: boolean
}

/** Why a code was not added, for what is known before it is sent. */
export const toLocalRefusal = (reason: 'number' | 'ambiguous'): CodeRefusal => ({
  textKey: `transaction.codes.refused.${reason}`,
  goodFrom: null,
  canRetry: reason === 'ambiguous',
  isForOthers: false,
})

/**
 * Why a code was not added; a code without a pin has only its number to be wrong.
 * @returns null if it was added
 */
export function toCodeRefusal(outcome: OrderOutcome, hasPin: boolean): CodeRefusal | null {
  const plain = { goodFrom: null, canRetry: false, isForOthers: false }
  switch (outcome.kind) {
    case 'ok':
      return null
    case 'network':
      return { ...plain, textKey: 'transaction.codes.refused.offline', canRetry: true }
    case 'order-expired':
      return { ...plain, textKey: 'transaction.codes.refused.expiredOrder' }
    case 'seats-unavailable':
      return { ...plain, textKey: 'transaction.codes.refused.other' }
    case 'refused': {
      // The code's own reason first: the messages of an order speak of tickets that were chosen.
      const message = codeMessagesByCondition[outcome.condition]
      if (message === undefined) {
        const shared = findRefusalMessage(outcome)
        return shared
          ? { ...plain, textKey: errorMessages[shared].text, canRetry: true }
          : { ...plain, textKey: 'transaction.codes.refused.other' }
      }
      const until = message === 'film' ? getGoodFrom(outcome) : null
      return {
        ...plain,
        textKey:
          until !== null
            ? 'transaction.codes.refused.filmUntil'
            : codeMessages[message === 'credentials' && !hasPin ? 'number' : message],
        goodFrom: until,
        canRetry: message === 'tooManyTries',
        isForOthers: isOfShowtime(message),
      }
    }
    default:
      return outcome satisfies never
  }
}

/** Why the code of a discount was not added. @returns null if it was added */
export function toDiscountRefusal(result: HeldDiscountResult): CodeRefusal | null {
  const plain = { goodFrom: null, canRetry: false, isForOthers: false }
  switch (result.kind) {
    case 'available':
      return null
    case 'unknown':
      return { ...plain, textKey: codeMessages.number }
    case 'unavailable': {
      const message = codeMessagesByCondition[result.reason] ?? 'discount'
      return { ...plain, textKey: codeMessages[message], isForOthers: isOfShowtime(message) }
    }
    case 'not-for-order':
      return { ...plain, textKey: codeMessages.notForOrder }
    case 'network':
    case 'seats-unavailable':
    case 'order-expired':
    case 'refused':
      return toCodeRefusal(result, false)
    default:
      return result satisfies never
  }
}

/** Whether the showtime is the reason: the code may be good for another one. */
const isOfShowtime = (message: CodeMessage) => ['film', 'distributor', 'holiday'].includes(message)

function getGoodFrom({ failure }: Extract<OrderOutcome, { kind: 'refused' }>): string | null {
  const range = failure.kind === 'condition' ? failure.problem.filmUnavailableDateTimeRange : undefined
  return range && !Number.isNaN(Date.parse(range.to)) ? range.to : null
}
