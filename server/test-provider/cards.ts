import type { PaymentDeclineReason } from '@foyer/contract/payments/frame'
import type { CardEntry, CardField } from './card-entry.ts'
import type { CardErrorMessages } from './fields-messages.ts'

/** Behaviour of a test card's bank. `after` is in milliseconds from the moment the card is sent. */
export type BankBehaviour =
  | { readonly kind: 'approve'; readonly after: number }
  | { readonly kind: 'decline'; readonly after: number; readonly reason: PaymentDeclineReason }
  /** Requires a code; declines without one after the time. */
  | { readonly kind: 'challenge'; readonly after: number }

export interface TestCard {
  readonly number: string
  readonly behaviour: BankBehaviour
  /** Its purpose, as shown in the list of test cards. */
  readonly note: string
}

const second = 1_000

/** The cards that the test provider accepts; every other number is refused. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', behaviour: { kind: 'approve', after: 0 }, note: 'Approved' },
  {
    number: '4000000000000002',
    behaviour: { kind: 'decline', after: 0, reason: 'declined' },
    note: 'Declined',
  },
  {
    number: '4000000000009995',
    behaviour: { kind: 'decline', after: 0, reason: 'insufficient-funds' },
    note: 'Not enough money',
  },
  {
    number: '4000000000000069',
    behaviour: { kind: 'decline', after: 0, reason: 'expired-card' },
    note: 'Card out of date, says the bank',
  },
  {
    number: '4000000000003220',
    behaviour: { kind: 'challenge', after: 120 * second },
    note: 'Asks for a code: 1234',
  },
  {
    number: '4000000000000044',
    behaviour: { kind: 'approve', after: 5 * second },
    note: 'Approved after five seconds',
  },
  {
    number: '4000000000000127',
    behaviour: { kind: 'decline', after: 30 * second, reason: 'timed-out' },
    note: 'The bank never answers',
  },
]

/** The right answer to the challenge. */
export const challengeCode = '1234'

/** Masks a card number: only the last four digits. */
export function maskNumber(number: string): string {
  return maskLastFour(keepDigits(number).slice(-4))
}

export const maskLastFour = (lastFour: string): string => `card ending ${lastFour}`

/** The behaviour of a card by its masked form, which is all that the ledger has after a restart. */
export function findBehaviour(maskedDetail: string | null): BankBehaviour {
  const card = testCards.find(({ number }) => maskNumber(number) === maskedDetail)
  return card?.behaviour ?? { kind: 'decline', after: 0, reason: 'declined' }
}

const shortestNumber = 12
const longestNumber = 19
const longestName = 100

/**
 * Errors of the fields, a sentence each; empty if the card may be sent.
 * @param now epoch milliseconds; a card is valid until the end of its month
 * @param messages in the language of the fields
 */
export function validateCard(
  card: CardEntry,
  now: number,
  messages: CardErrorMessages,
): Partial<Record<CardField, string>> {
  const errors: Partial<Record<CardField, string>> = {}
  const number = keepDigits(card.number)
  if (number.length < shortestNumber || number.length > longestNumber) errors.number = messages.numberShort
  else if (!isLuhnValid(number)) errors.number = messages.numberWrong
  else if (!testCards.some((known) => known.number === number)) errors.number = messages.numberUnknown
  const expiry = validateExpiry(card.expiry, now, messages)
  if (expiry) errors.expiry = expiry
  if (!/^\d{3,4}$/.test(card.securityCode.trim())) errors.securityCode = messages.securityCode
  const name = card.name.trim()
  if (name === '' || name.length > longestName) errors.name = messages.name
  return errors
}

/** Whether the check digit of a card number is right. */
export function isLuhnValid(number: string): boolean {
  let sum = 0
  for (let place = 0; place < number.length; place++) {
    const digit = Number(number[number.length - 1 - place])
    const weighted = place % 2 === 1 ? 2 * digit : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

const firstYear = 2000

const expiryForm = /^(\d{2})\s*\/?\s*(\d{2})$/

function validateExpiry(text: string, now: number, messages: CardErrorMessages): string | null {
  if (!expiryForm.test(text.trim())) return messages.expiryForm
  const { month, year } = readExpiry(text)
  if (month < 1 || month > 12) return messages.expiryMonth
  return hasRunOut(month, year, now) ? messages.expiryPast : null
}

/** Month and year of an expiry that was checked. */
export function readExpiry(text: string): { month: number; year: number } {
  const [, month, year] = expiryForm.exec(text.trim()) ?? []
  return { month: Number(month), year: firstYear + Number(year) }
}

/** Whether a card is out of date: it is good until the end of its month. */
export const hasRunOut = (month: number, year: number, now: number): boolean =>
  Date.UTC(year, month, 1) <= now

export function keepDigits(text: string): string {
  return text.replace(/\D/g, '')
}
