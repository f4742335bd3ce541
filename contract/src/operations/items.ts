import { Type } from 'typebox'
import { publicAccess } from '../wire/access.ts'
import { Id } from '../wire/common.ts'
import { ItemAvailabilityResponse, ItemProfileResponse, SellableItemsResponse } from '../wire/items.ts'
import type { OperationTable } from './operation.ts'
import { bySite } from './parameters.ts'

/** What is sold besides tickets: food and drink of a site, and the gift shop. */
export const itemsOperations = {
  getItemProfile: {
    tag: 'Items',
    access: publicAccess,
    summary: 'Food and drink of a site: its menu, with sizes, modifiers and hours',
    params: bySite,
    responses: { 200: ItemProfileResponse },
  },
  getItemAvailability: {
    tag: 'Items',
    access: publicAccess,
    summary: 'Which items of a site can be ordered now, and the times at which they can be picked up',
    params: bySite,
    responses: { 200: ItemAvailabilityResponse },
  },
  getGiftShopItemProfile: {
    tag: 'Items',
    access: publicAccess,
    summary: 'Goods and gift cards of the gift shop',
    responses: { 200: ItemProfileResponse },
  },
  getGiftShopItemAvailability: {
    tag: 'Items',
    access: publicAccess,
    summary: 'Which items of the gift shop can be ordered now',
    responses: { 200: ItemAvailabilityResponse },
  },
  getSellableItemsByCode: {
    tag: 'Items',
    access: publicAccess,
    summary: 'Items that a code on a poster, a table or a thing stands for; none for an unknown code',
    params: Type.Object({ siteId: Id, code: Type.String({ minLength: 1, maxLength: 60 }) }),
    responses: { 200: SellableItemsResponse },
  },
} as const satisfies OperationTable
