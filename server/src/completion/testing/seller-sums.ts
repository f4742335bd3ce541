/** Part of each order that a gift card pays, minor units. */
export const cardPart = 500
/** Balance of that card, minor units. */
export const giftCardBalance = 1_000_000
/** Member who buys, where a member does. */
export const sellerMember = 'ines'
