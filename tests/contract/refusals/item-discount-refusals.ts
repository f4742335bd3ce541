import type { BodyOf } from '@foyer/contract/operations'
import type { DiscountReason } from '@foyer/contract/wire/enumerations'
import type { Refusal } from './refusal.ts'

type RequestedItem = BodyOf<'setOrderItems'>['items'][number]

const popcorn = { id: 'i1', itemId: 'popcorn-small' }
const meal = { id: 'i1', itemId: 'meal', modifiers: [{ modifierGroupId: 'drink', modifierId: 'cola' }] }

const refuse = (
  cause: string,
  items: readonly RequestedItem[],
  discountId: string,
  unavailableReason: DiscountReason,
): Refusal => ({
  cause,
  operation: 'setOrderItems',
  status: 400,
  condition: 'discounts-unavailable',
  v1: 18112,
  v2: 40234,
  details: { discountAvailabilityErrors: [{ discountId, unavailableReason }] },
  provoke: async ({ office }) =>
    office.call(
      'setOrderItems',
      { orderId: await office.order() },
      { items: items.map((item) => ({ ...item, discountId })) },
    ),
})

/** Discounts of items. The interface lists one code for all: the reasons in the details are ours. */
export const itemDiscountRefusals: readonly Refusal[] = [
  refuse('a discount of an item that nobody gives', [popcorn], 'matinee', 'discount-invalid-10103'),
  refuse('a discount of an item at another cinema', [popcorn], 'other-cinema', 'discount-invalid'),
  refuse(
    'a discount of an item at another hour',
    [{ id: 'i1', itemId: 'beer' }],
    'happy',
    'discount-invalid-10101',
  ),
  refuse('a discount of another item', [{ id: 'i1', itemId: 'crisps' }], 'early', 'discount-invalid-10102'),
  refuse('a members’ discount of an item, without a member', [meal], 'club', 'loyalty-required'),
  refuse(
    'a discount on more pieces than an order may have with it',
    [popcorn, { ...popcorn, id: 'i2' }],
    'one-free',
    'items-unavailable-18106',
  ),
]
