import type { BodyOf } from '@foyer/contract/operations'
import { openingTime } from '../../../server/src/orders/testing/box-office.ts'
import { siteId } from '../../../server/src/orders/testing/small-cinema.ts'
import type { Refusal } from './refusal.ts'

type GiftCard = NonNullable<BodyOf<'setOrderItems'>['items'][number]['giftCard']>

const card: GiftCard = { amount: 25, faceId: 'sunset' }
const recipient = { name: 'Ines', email: 'ines@postbox.example' }
const days = (count: number) => new Date(openingTime + count * 24 * 60 * 60_000).toISOString()

/** @param path of the violation within the card; empty: the card itself */
const refuse = (
  cause: string,
  path: string,
  message: string,
  giftCard: GiftCard | null,
  itemId = 'gift-card',
): Refusal => ({
  cause,
  operation: 'setOrderItems',
  status: 400,
  condition: 'invalid-argument',
  v1: undefined,
  v2: 10003,
  details: { violations: [{ path: `body/items/0/giftCard${path}`, message }] },
  provoke: async ({ office }) => {
    const { body } = await office.call('createGiftShopOrder', {}, { siteId })
    return office.call(
      'setOrderItems',
      { orderId: body.order.id },
      { items: [{ id: 'i1', itemId, giftCard }] },
    )
  },
})

const bounds = 'has to be from 1000 to 15000 in steps of 500 minor units'

/** Gift cards that are bought. The interface has no codes of their own for them. */
export const boughtGiftCardRefusals: readonly Refusal[] = [
  refuse('a gift card of nothing', '', 'what the card is made of is missing', null),
  refuse('what a gift card is made of, on a mug', '', 'the item is not a gift card', card, 'mug'),
  refuse('a gift card of less than the least', '/amount', bounds, { ...card, amount: 5 }),
  refuse('a gift card of more than the most', '/amount', bounds, { ...card, amount: 155 }),
  refuse('a gift card of an amount between the steps', '/amount', bounds, { ...card, amount: 12.5 }),
  refuse('a gift card with a face that is none', '/faceId', 'is none of the faces', {
    ...card,
    faceId: 'moon',
  }),
  refuse('a gift card with a message that is too long', '/message', 'has to have at most 200 characters', {
    ...card,
    message: 'x'.repeat(201),
  }),
  refuse('a date for a gift card without an address', '/sendsAt', 'needs an address to send to', {
    ...card,
    sendsAt: days(7),
  }),
  refuse('a gift card that is sent after a year', '/sendsAt', 'has to be within a year from now', {
    ...card,
    recipient,
    sendsAt: days(367),
  }),
  refuse('a gift card that is sent yesterday', '/sendsAt', 'has to be within a year from now', {
    ...card,
    recipient,
    sendsAt: days(-1),
  }),
]
