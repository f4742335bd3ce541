import { createItemsService } from '../../services/ocapi/items.ts'
import type { Stores } from '../create-stores.ts'
import { defineStore } from '../base/define-store.ts'
import { ItemsStore } from './items-store.ts'

/** Menus alone, without the code of orders. */
export const getItemsStore = defineStore(
  ({ core: { client, caching } }: Stores) => new ItemsStore(createItemsService(client), caching),
)
