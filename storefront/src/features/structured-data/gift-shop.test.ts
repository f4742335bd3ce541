import { answerWith, createTestStores } from '../../context/testing/order-stores.ts'
import { giftMenu } from '../../domain/testing/gift-menu.ts'
import { getItemsStore } from '../../stores/items/get-items-store.ts'
import { giftShopKey } from '../../stores/items/items-store.ts'
import { listGiftShopThings } from './gift-shop.ts'

it('offers each thing of the gift shop once, and says what is sold out', async () => {
  const { stores } = createTestStores({
    getGiftShopItemProfile: () => answerWith(giftMenu),
    getGiftShopItemAvailability: () =>
      answerWith({
        itemAvailabilities: [{ itemId: 'mug', isAvailable: false, unavailableReason: 'SoldOut' }],
        siteId: null,
        relatedData: { site: null },
      }),
  })
  await getItemsStore(stores).ensure(giftShopKey)
  const things = listGiftShopThings(stores)
  expect(things.map(({ name }) => name)).toEqual(['Gift card', 'Mug', 'Shirt', 'Ten tickets'])
  expect(things[0]).toMatchObject({
    '@type': 'Product',
    offers: { price: '10.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
  })
  expect(things[1]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(things[2]).toMatchObject({ offers: { price: '22.00' } })
})

it('is nothing before the shop has loaded', () => {
  expect(listGiftShopThings(createTestStores({}).stores)).toEqual([])
})
