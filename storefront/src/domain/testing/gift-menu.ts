import type { ItemProfileResponse } from '@foyer/contract/wire/items'
import { costs, createItem, named } from './menu.ts'

/** A gift shop for tests: a mug, a shirt in two sizes, a book of tickets, gift cards. */
export const giftMenu: ItemProfileResponse = {
  itemProfile: {
    siteId: null,
    pages: [
      {
        number: 1,
        title: named('Everything'),
        displayPriority: 1,
        buttons: [
          ['gift-card', 'Gift card', 10],
          ['mug', 'Mug', 11],
          ['shirt', 'Shirt', 22],
          ['book', 'Ten tickets', 79],
        ].map(([itemId, title, price], index) => ({
          itemId: String(itemId),
          title: named(String(title)),
          displayPriority: index + 1,
          prices: [
            {
              price: costs(Number(price)),
              isDefault: true,
              restrictions: [],
              rewardId: null,
              discountId: null,
            },
          ],
        })),
      },
    ],
  },
  relatedData: {
    items: [
      createItem('gift-card', {
        name: named('Gift card'),
        allowedDeliveryMethods: ['CounterPickup', 'ElectronicDelivery'],
        giftCard: {
          amounts: [15, 25],
          least: 10,
          most: 150,
          step: 5,
          faces: [
            { id: 'sunset', name: named('Sunset') },
            { id: 'tonight', name: named('Tonight') },
          ],
          maximumMessageLength: 200,
          validityMonths: 24,
          validFrom: 'Purchase',
        },
      }),
      createItem('mug', { name: named('Mug'), allowedDeliveryMethods: ['CounterPickup'], limitPerOrder: 3 }),
      createItem('shirt', {
        name: named('Shirt'),
        allowedDeliveryMethods: ['CounterPickup'],
        sizes: [
          { id: 'shirt-m', name: named('M'), price: costs(22) },
          { id: 'shirt-l', name: named('L'), price: costs(24) },
        ],
      }),
      createItem('book', {
        name: named('Ten tickets'),
        allowedDeliveryMethods: ['CounterPickup', 'ElectronicDelivery'],
      }),
    ],
    availableHours: [],
  },
}
