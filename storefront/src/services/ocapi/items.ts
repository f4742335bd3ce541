import type { ApiClient } from '../http/api-client.ts'

/** What is sold besides tickets: of a cinema, and in the gift shop. */
export function createItemsService(client: ApiClient) {
  return {
    profile: (siteId: string) => client.call('getItemProfile', { params: { siteId } }),
    availability: (siteId: string) => client.call('getItemAvailability', { params: { siteId } }),
    giftShopProfile: () => client.call('getGiftShopItemProfile', {}),
    giftShopAvailability: () => client.call('getGiftShopItemAvailability', {}),
    /** @param code of a poster, a table or a thing */
    sellableItems: (siteId: string, code: string) =>
      client.call('getSellableItemsByCode', { params: { siteId, code } }),
  }
}

export type ItemsService = ReturnType<typeof createItemsService>
