/** Of each order a gift card pays so much, minor units. */
export const cardPart = 500
/** What is on that card, minor units. */
export const giftCardBalance = 1_000_000
