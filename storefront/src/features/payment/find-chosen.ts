import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import type { WebPaymentMethod } from '@foyer/contract/wire/payments'
import type { SavedCards } from './use-saved-cards.ts'

/** What the visitor has chosen: a way to pay, with a stored card or without. */
export interface Choice {
  readonly methodId: WebPaymentMethod['id']
  readonly cardId: string | null
}

export interface Chosen {
  readonly method: WebPaymentMethod
  /** The stored card that pays; null where the card is typed, or none is needed. */
  readonly card: PaymentCard | null
}

/**
 * The way to pay that is open: what the visitor has chosen, else the primary card, else the default method. Null while
 * the methods or the member's cards are not known.
 */
export function findChosen(
  methods: readonly WebPaymentMethod[],
  cards: SavedCards,
  choice: Choice | null,
): Chosen | null {
  if (cards === null) return null
  const chosen = methods.find(({ id }) => id === choice?.methodId)
  if (chosen) return { method: chosen, card: cards.find(({ id }) => id === choice?.cardId) ?? null }
  const byFields = findCardMethod(methods)
  const [primary] = cards
  if (primary && byFields) return { method: byFields, card: primary }
  const method = methods.find(({ isDefault }) => isDefault) ?? methods[0]
  return method ? { method, card: null } : null
}

/** The method whose fields take stored cards. */
export const findCardMethod = (methods: readonly WebPaymentMethod[]): WebPaymentMethod | undefined =>
  methods.find(({ type }) => type === 'Embedded')
