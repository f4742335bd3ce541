import type { GiftCardOptions } from '@foyer/contract/wire/items'

/** What a gift card of the tests may be made of. */
export const giftCardOptions: GiftCardOptions = {
  amounts: [15, 25, 50],
  least: 10,
  most: 150,
  step: 5,
  faces: [
    { id: 'sunset', name: { text: 'Sunset', translations: [] } },
    { id: 'applause', name: { text: 'Applause', translations: [] } },
  ],
  maximumMessageLength: 20,
  validityMonths: 24,
  validFrom: 'LastUse',
}
