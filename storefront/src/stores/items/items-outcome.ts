import type { ItemUnavailableReason } from '@foyer/contract/wire/enumerations'
import type { ItemAvailabilityError } from '@foyer/contract/wire/items'
import type { Condition } from '@foyer/contract/errors/catalogue'
import type { OrderOutcome } from '../orders/order-outcome.ts'

/** Why goods were refused, and which. */
export interface ItemRefusal {
  readonly reason: ItemUnavailableReason
  /** The basket's line; null where it is about all of them, or the server does not say. */
  readonly lineId: string | null
  readonly itemId: string | null
  /** How many are left, or allowed; null where it is not known. */
  readonly limit: number | null
  /** UTC: when it is expected to be sold; null where it is not known. */
  readonly availableAt: string | null
}

/**
 * Result of setting an order's goods or its tip.
 * - `items-unavailable`: the order is unchanged; at least one refusal says why.
 * - `discounts-unavailable`: a discount of an item is not available.
 */
export type ItemsOutcome =
  | OrderOutcome
  | { readonly kind: 'items-unavailable'; readonly refusals: readonly ItemRefusal[] }
  | { readonly kind: 'discounts-unavailable' }

/** Why goods are not on the order. */
export type ItemsFailure = Exclude<ItemsOutcome, { readonly kind: 'ok' }>

/** What each code of "items unavailable" means where a server sends no details: our reading, see docs/errors.md. */
const reasonsByCondition: Readonly<Partial<Record<Condition, ItemUnavailableReason>>> = {
  'items-unavailable': 'NotSold',
  'items-unavailable-18101': 'SoldOut',
  'items-unavailable-18102': 'OutOfHours',
  'items-unavailable-18103': 'ModifiersInvalid',
  'items-unavailable-18104': 'TooManyModifiers',
  'items-unavailable-18105': 'CommentTooLong',
  'items-unavailable-18106': 'TooManyItems',
  'items-unavailable-18107': 'DeliveryMethodNotAllowed',
  'items-unavailable-18108': 'DeliveryPlaceInvalid',
  'items-unavailable-18109': 'DeliveryCommentTooLong',
  'items-unavailable-18111': 'PickupNotAvailable',
}

function toRefusal({
  unavailableReason,
  id,
  itemId,
  limit,
  availableAt,
}: ItemAvailabilityError): ItemRefusal {
  return {
    reason: unavailableReason,
    lineId: id,
    itemId,
    limit: limit ?? null,
    availableAt: availableAt ?? null,
  }
}

/** Converts the outcome of a change of an order's goods. */
export function toItemsOutcome(outcome: OrderOutcome): ItemsOutcome {
  if (outcome.kind !== 'refused') return outcome
  if (outcome.condition === 'discounts-unavailable') return { kind: 'discounts-unavailable' }
  const reason = reasonsByCondition[outcome.condition]
  if (!reason) return outcome
  const { failure } = outcome
  const details = failure.kind === 'condition' ? (failure.problem.itemAvailabilityErrors ?? []) : []
  const whole = { reason, lineId: null, itemId: null, limit: null, availableAt: null }
  return {
    kind: 'items-unavailable',
    refusals: details.length > 0 ? details.map(toRefusal) : [whole],
  }
}
