import { untilFurtherNotice } from '../../../server/src/catalogue/item-changes.ts'
import type { BodyOf } from '@foyer/contract/operations'
import type { Desk } from './desk.ts'
import type { Refusal } from './refusal.ts'

type Items = BodyOf<'setOrderItems'>

const atItems = { operation: 'setOrderItems', status: 400 } as const
const popcorn = { id: 'i1', itemId: 'popcorn-small' }
const crisps = { id: 'i1', itemId: 'crisps' }
const butter = { modifierGroupId: 'topping', modifierId: 'butter' }
/** Four in the morning, when the bar is closed. */
const beforeOpening = Date.parse('2026-11-21T04:00:00Z')

const set = (body: Items) => async (desk: Desk) =>
  desk.office.call('setOrderItems', { orderId: await desk.office.order() }, body)

const deliver = (
  item: Items['items'][number],
  delivery: Pick<NonNullable<Items['itemDeliveries']>[number], 'method' | 'siteOrderLocationId'>,
): Items => ({ items: [item], itemDeliveries: [{ id: 'd1', itemIds: [item.id], ...delivery }] })

/** Items and their deliveries. The interface lists 18100 to 18111 without their causes: these are ours. */
export const itemRefusals: readonly Refusal[] = [
  {
    ...atItems,
    cause: 'an item that is not sold for such an order',
    details: { itemAvailabilityErrors: [{ id: 'i1', itemId: 'mug', unavailableReason: 'NotSold' }] },
    condition: 'items-unavailable',
    v1: 18100,
    v2: 40228,
    provoke: set({ items: [{ id: 'i1', itemId: 'mug' }] }),
  },
  {
    ...atItems,
    cause: 'an item that is sold out',
    details: {
      itemAvailabilityErrors: [{ id: 'i1', itemId: 'crisps', unavailableReason: 'SoldOut', limit: 0 }],
    },
    condition: 'items-unavailable-18101',
    v1: 18101,
    v2: 40228,
    provoke: async (desk) => {
      desk.office.changeItem('crisps', { soldOutUntil: untilFurtherNotice })
      return set({ items: [crisps] })(desk)
    },
  },
  {
    ...atItems,
    cause: 'more of an item than are left',
    details: {
      itemAvailabilityErrors: [{ id: 'i1', itemId: 'popcorn-small', unavailableReason: 'SoldOut', limit: 1 }],
    },
    condition: 'items-unavailable-18101',
    v1: 18101,
    v2: 40228,
    provoke: async (desk) => {
      await desk.office.setStock('popcorn-small', 1)
      return set({ items: [{ ...popcorn, quantity: 2 }] })(desk)
    },
  },
  {
    ...atItems,
    cause: 'an item outside its hours of sale',
    details: {
      itemAvailabilityErrors: [
        {
          id: 'i1',
          itemId: 'beer',
          unavailableReason: 'OutOfHours',
          availableAt: '2026-11-21T17:00:00.000Z',
        },
      ],
    },
    condition: 'items-unavailable-18102',
    v1: 18102,
    v2: 40228,
    provoke: async (desk) => {
      desk.office.clock.set(beforeOpening)
      return set({ items: [{ id: 'i1', itemId: 'beer' }] })(desk)
    },
  },
  {
    ...atItems,
    cause: 'an item without a modifier that it requires',
    details: {
      itemAvailabilityErrors: [
        { id: 'i1', itemId: 'meal', unavailableReason: 'ModifiersInvalid', modifierGroupId: 'drink' },
      ],
    },
    condition: 'items-unavailable-18103',
    v1: 18103,
    v2: 40228,
    provoke: set({ items: [{ id: 'i1', itemId: 'meal' }] }),
  },
  {
    ...atItems,
    cause: 'an item with more modifiers than one takes',
    details: {
      itemAvailabilityErrors: [
        { id: 'i1', itemId: 'popcorn-small', unavailableReason: 'TooManyModifiers', limit: 99 },
      ],
    },
    condition: 'items-unavailable-18104',
    v1: 18104,
    v2: 40228,
    provoke: set({ items: [{ ...popcorn, modifiers: [{ ...butter, quantity: 99 }, butter] }] }),
  },
  {
    ...atItems,
    cause: 'an item with a comment that is too long',
    details: {
      itemAvailabilityErrors: [
        { id: 'i1', itemId: 'popcorn-small', unavailableReason: 'CommentTooLong', limit: 25 },
      ],
    },
    condition: 'items-unavailable-18105',
    v1: 18105,
    v2: 40228,
    provoke: set({ items: [{ ...popcorn, comment: 'x'.repeat(26) }] }),
  },
  {
    ...atItems,
    cause: 'more items than an order takes',
    details: {
      itemAvailabilityErrors: [{ id: null, itemId: null, unavailableReason: 'TooManyItems', limit: 99 }],
    },
    condition: 'items-unavailable-18106',
    v1: 18106,
    v2: 40228,
    provoke: set({
      items: [
        { ...popcorn, quantity: 99 },
        { ...popcorn, id: 'i2' },
      ],
    }),
  },
  {
    ...atItems,
    cause: 'an item that is fetched at the counter only, to a place',
    details: {
      itemAvailabilityErrors: [{ id: 'i1', itemId: 'crisps', unavailableReason: 'DeliveryMethodNotAllowed' }],
    },
    condition: 'items-unavailable-18107',
    v1: 18107,
    v2: 40228,
    provoke: set(deliver(crisps, { method: 'CustomLocationDelivery', siteOrderLocationId: 'table-1' })),
  },
  {
    ...atItems,
    cause: 'a delivery to a place that the cinema does not have',
    details: {
      itemAvailabilityErrors: [
        { id: 'i1', itemId: 'popcorn-small', unavailableReason: 'DeliveryPlaceInvalid' },
      ],
    },
    condition: 'items-unavailable-18108',
    v1: 18108,
    v2: 40228,
    provoke: set(deliver(popcorn, { method: 'CustomLocationDelivery', siteOrderLocationId: 'table-9' })),
  },
  {
    ...atItems,
    cause: 'a comment on the deliveries that is too long',
    details: {
      itemAvailabilityErrors: [
        { id: null, itemId: null, unavailableReason: 'DeliveryCommentTooLong', limit: 35 },
      ],
    },
    condition: 'items-unavailable-18109',
    v1: 18109,
    v2: 40228,
    provoke: set({ items: [popcorn], itemDeliveriesComment: 'x'.repeat(36) }),
  },
  {
    ...atItems,
    cause: 'a pickup without a time, where there are times',
    details: {
      itemAvailabilityErrors: [{ id: null, itemId: null, unavailableReason: 'PickupNotAvailable' }],
    },
    condition: 'items-unavailable-18111',
    v1: 18111,
    v2: 40228,
    provoke: set(deliver(popcorn, { method: 'ServiceAreaPickup' })),
  },
  {
    ...atItems,
    cause: 'a modifier that is sold out',
    condition: 'items-unavailable-18101',
    v1: 18101,
    v2: 40228,
    details: {
      itemAvailabilityErrors: [
        { id: 'i1', itemId: 'popcorn-small', unavailableReason: 'SoldOut', modifierId: 'butter' },
      ],
    },
    provoke: async (desk) => {
      desk.office.changeItem('butter', { soldOutUntil: untilFurtherNotice })
      return set({ items: [{ ...popcorn, modifiers: [butter] }] })(desk)
    },
  },
  {
    ...atItems,
    cause: 'more of a group’s modifiers than it allows',
    condition: 'items-unavailable-18103',
    v1: 18103,
    v2: 40228,
    details: {
      itemAvailabilityErrors: [
        {
          id: 'i1',
          itemId: 'popcorn-small',
          unavailableReason: 'ModifiersInvalid',
          modifierGroupId: 'topping',
          limit: 2,
        },
      ],
    },
    provoke: set({ items: [{ ...popcorn, modifiers: [{ ...butter, quantity: 3 }] }] }),
  },
  {
    ...atItems,
    cause: 'more of an item than an order takes of it',
    condition: 'items-unavailable-18106',
    v1: 18106,
    v2: 40228,
    details: {
      itemAvailabilityErrors: [{ id: 'i1', itemId: 'crisps', unavailableReason: 'TooManyItems', limit: 3 }],
    },
    provoke: set({ items: [{ ...crisps, quantity: 4 }] }),
  },
  {
    ...atItems,
    cause: 'a time of pickup that is none',
    condition: 'items-unavailable-18111',
    v1: 18111,
    v2: 40228,
    details: {
      itemAvailabilityErrors: [{ id: null, itemId: null, unavailableReason: 'PickupNotAvailable' }],
    },
    provoke: set({
      ...deliver(popcorn, { method: 'ServiceAreaPickup' }),
      serviceAreaPickupSchedule: { startsAt: '2026-11-21T18:15:00.000Z' },
    }),
  },
]
