import type { Condition } from '@foyer/contract/errors/catalogue'

/** Text keys of what a refusal says. */
export interface RefusalMessage {
  readonly title: string
  readonly text: string
}

const network: RefusalMessage = {
  title: 'transaction.unavailable.title',
  text: 'transaction.unavailable.text',
}

const credentials: RefusalMessage = {
  title: 'transaction.giftCard.refused.credentials.title',
  text: 'transaction.giftCard.refused.credentials.text',
}

/** Conditions of a gift card that have words of their own. */
const giftCardMessages: Readonly<Partial<Record<Condition, RefusalMessage>>> = {
  // A wrong number and a wrong PIN are answered alike, so that neither is found out.
  'gift-card-details-invalid': credentials,
  'gift-card-credentials-invalid': credentials,
  'gift-card-expired': {
    title: 'transaction.giftCard.refused.expired.title',
    text: 'transaction.giftCard.refused.expired.text',
  },
  'gift-card-balance-insufficient': {
    title: 'transaction.giftCard.refused.balance.title',
    text: 'transaction.giftCard.refused.balance.text',
  },
  'gift-card-already-added': {
    title: 'transaction.giftCard.refused.added.title',
    text: 'transaction.giftCard.refused.added.text',
  },
  'gift-card-amount-invalid': {
    title: 'transaction.giftCard.refused.amount.title',
    text: 'transaction.giftCard.refused.amount.text',
  },
  'nothing-to-pay': {
    title: 'transaction.giftCard.refused.covered.title',
    text: 'transaction.giftCard.refused.covered.text',
  },
  'too-many-requests': {
    title: 'transaction.giftCard.refused.tooMany.title',
    text: 'transaction.giftCard.refused.tooMany.text',
  },
  'payment-in-progress': {
    title: 'transaction.payment.waiting.title',
    text: 'transaction.payment.waiting.text',
  },
  'order-in-completion': {
    title: 'transaction.payment.waiting.title',
    text: 'transaction.payment.waiting.text',
  },
}

/** Conditions of points that have words of their own. */
const pointsMessages: Readonly<Partial<Record<Condition, RefusalMessage>>> = {
  // The sign-in has ended meanwhile.
  'member-not-signed-in': {
    title: 'transaction.refused.signIn.title',
    text: 'transaction.refused.signIn.text',
  },
  'member-balance-insufficient': {
    title: 'transaction.points.refused.balance.title',
    text: 'transaction.points.refused.balance.text',
  },
  'member-balance-amount-invalid': {
    title: 'transaction.points.refused.amount.title',
    text: 'transaction.points.refused.amount.text',
  },
  'member-balance-not-accepted': {
    title: 'transaction.points.refused.notAccepted.title',
    text: 'transaction.points.refused.notAccepted.text',
  },
  'nothing-to-pay': {
    title: 'transaction.giftCard.refused.covered.title',
    text: 'transaction.giftCard.refused.covered.text',
  },
  'payment-in-progress': {
    title: 'transaction.payment.waiting.title',
    text: 'transaction.payment.waiting.text',
  },
  'order-in-completion': {
    title: 'transaction.payment.waiting.title',
    text: 'transaction.payment.waiting.text',
  },
}

/** Conditions under which an order without a web payment is not completed. */
const completionMessages: Readonly<Partial<Record<Condition, RefusalMessage>>> = {
  'gift-card-balance-insufficient': {
    title: 'transaction.payment.refused.giftCard.title',
    text: 'transaction.payment.refused.giftCard.text',
  },
  'member-balance-insufficient': {
    title: 'transaction.payment.refused.points.title',
    text: 'transaction.payment.refused.points.text',
  },
  'unpaid-booking-closed': {
    title: 'transaction.payment.refused.closed.title',
    text: 'transaction.payment.refused.closed.text',
  },
  'payment-incomplete': {
    title: 'transaction.payment.refused.incomplete.title',
    text: 'transaction.payment.refused.incomplete.text',
  },
}

const otherMessages = {
  'gift-card': {
    title: 'transaction.giftCard.refused.other.title',
    text: 'transaction.giftCard.refused.other.text',
  },
  points: {
    title: 'transaction.points.refused.other.title',
    text: 'transaction.points.refused.other.text',
  },
  completion: {
    title: 'transaction.payment.refused.other.title',
    text: 'transaction.payment.refused.other.text',
  },
} as const

const messages = { 'gift-card': giftCardMessages, points: pointsMessages, completion: completionMessages }

/**
 * The words for a refused gift card, for refused points, or a refused completion.
 * @param condition null without an answer
 */
export function findRefusal(
  condition: Condition | null,
  of: 'gift-card' | 'points' | 'completion',
): RefusalMessage {
  if (condition === null) return network
  return messages[of][condition] ?? otherMessages[of]
}
