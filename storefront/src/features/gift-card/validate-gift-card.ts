import { customerRules } from '@foyer/contract/validation/customer-rules'
import {
  validateField,
  type FieldRules,
  type ValidationError,
} from '@foyer/contract/validation/validate-field'
import type { GiftCardOptions } from '@foyer/contract/wire/items'
import { toZoneInstant } from '../../domain/zone-time.ts'
import { anotherAmount, getSendingInstant, type GiftCardDraft } from './gift-card-draft.ts'

/** Longest name on a card: that of the interface's body. */
export const longestName = 60

/** The latest day of sending is a year from now, milliseconds. */
const farthest = 365 * 24 * 60 * 60_000

/** The first and the last day of sending by the clock of a zone, `yyyy-mm-dd`. @param now epoch milliseconds */
export const getSendingDays = (now: number, zone: string): readonly [string, string] => [
  toDay(now, zone),
  toDay(now + farthest, zone),
]

const toDay = (instant: number, zone: string) =>
  toZoneInstant(new Date(instant).toISOString(), zone).slice(0, 'yyyy-mm-dd'.length)

/** What is wrong with a field; the page has a text for each. */
export type GiftCardError =
  | 'amountMissing'
  | 'amountBounds'
  | 'amountStep'
  | 'name'
  | 'tooLong'
  | 'email'
  | 'emailFormat'
  | 'day'
  | 'past'
  | 'far'

const wasMissing = (error: ValidationError | null) => error?.kind === 'Required'

export interface GiftCardRules {
  readonly options: GiftCardOptions
  /** Whether somebody else than the buyer can be named. */
  readonly allowsRecipient: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

/** Rules of a draft, in the order of the page. */
export function validateGiftCard(
  draft: GiftCardDraft,
  { options, allowsRecipient, now }: GiftCardRules,
): ReadonlyMap<keyof GiftCardDraft, GiftCardError> {
  const errors = new Map<keyof GiftCardDraft, GiftCardError>()
  const put = (field: keyof GiftCardDraft, error: GiftCardError | null) => {
    if (error !== null && !errors.has(field)) errors.set(field, error)
  }
  put('otherAmount', findAmountError(draft, options))
  const name = { kind: 'Text', required: true, maxLength: longestName } as const satisfies FieldRules
  put('name', toTextError(validateField(draft.name, { ...name, required: allowsRecipient }), 'name'))
  put('sender', toTextError(validateField(draft.sender, { ...name, required: false }), 'name'))
  if (draft.way === 'email') {
    const error = validateField(draft.email, customerRules.email)
    put('email', error && (wasMissing(error) ? 'email' : 'emailFormat'))
  }
  const message = { kind: 'Text', maxLength: options.maximumMessageLength } as const satisfies FieldRules
  put('message', toTextError(validateField(draft.message, message), 'tooLong'))
  if (draft.way === 'email' && draft.when === 'later') put('day', findDayError(draft, now))
  return errors
}

const toTextError = (error: ValidationError | null, missing: GiftCardError): GiftCardError | null =>
  error && (wasMissing(error) ? missing : 'tooLong')

/** What is wrong with another amount than the usual ones. */
export function findAmountError(
  { amount, otherAmount }: Pick<GiftCardDraft, 'amount' | 'otherAmount'>,
  { least, most, step }: GiftCardOptions,
): GiftCardError | null {
  if (amount !== anotherAmount) return null
  const range = { min: least, max: most }
  const error = validateField(otherAmount, { kind: 'Currency', required: true, range })
  if (error) return wasMissing(error) ? 'amountMissing' : 'amountBounds'
  // A fraction of a step, but for what floating point makes of it.
  const steps = Number(otherAmount) / step
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? 'amountStep' : null
}

function findDayError(draft: GiftCardDraft, now: number): GiftCardError | null {
  if (validateField(draft.day, { kind: 'Date', required: true })) return 'day'
  const sendsAt = Date.parse(getSendingInstant(draft) ?? '')
  if (sendsAt <= now) return 'past'
  return sendsAt > now + farthest ? 'far' : null
}
