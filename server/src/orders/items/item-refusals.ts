import type { Condition } from '@foyer/contract/errors/catalogue'
import type { ItemUnavailableReason } from '@foyer/contract/wire/enumerations'
import type { ItemAvailabilityError } from '@foyer/contract/wire/items'
import { ProblemError } from '../../http/problem.ts'

/**
 * The condition of each cause. The interface lists the codes 18100 to 18111 without saying which is which: this is our
 * reading.
 */
const conditions = {
  NotSold: 'items-unavailable',
  SoldOut: 'items-unavailable-18101',
  OutOfHours: 'items-unavailable-18102',
  ModifiersInvalid: 'items-unavailable-18103',
  TooManyModifiers: 'items-unavailable-18104',
  CommentTooLong: 'items-unavailable-18105',
  TooManyItems: 'items-unavailable-18106',
  DeliveryMethodNotAllowed: 'items-unavailable-18107',
  DeliveryPlaceInvalid: 'items-unavailable-18108',
  DeliveryCommentTooLong: 'items-unavailable-18109',
  PickupNotAvailable: 'items-unavailable-18111',
  // A reward is of no use, like a thing that is not sold.
  RewardNotHeld: 'items-unavailable',
} as const satisfies Record<ItemUnavailableReason, Condition>

/** An error about all lines. */
export const ofOrder = { id: null, itemId: null } as const

/** The refusal with every error; its condition is the first one's. */
export function createItemRefusal(
  first: ItemAvailabilityError,
  ...others: readonly ItemAvailabilityError[]
): ProblemError {
  return new ProblemError(conditions[first.unavailableReason], {
    itemAvailabilityErrors: [first, ...others],
  })
}

/** @throws ProblemError if there are errors */
export function refuseItems(errors: readonly ItemAvailabilityError[]): void {
  const [first, ...others] = errors
  if (first) throw createItemRefusal(first, ...others)
}

/** Length of a text as its writer counts it, and not in UTF-16 units. */
export const countCharacters = (text: string) => [...text].length

/** A comment in one line; null if it says nothing. */
export const cleanComment = (text: string | null | undefined) =>
  text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null
