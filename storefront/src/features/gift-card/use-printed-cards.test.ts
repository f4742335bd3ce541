import { joinCards } from './use-printed-cards.ts'

const amount = { valueIncludingTax: 25, valueExcludingTax: 25, tax: 0 }
const card = {
  faceId: 'sunset',
  amount,
  recipientName: 'Bea',
  recipientEmail: null,
  message: null,
  sendsAt: null,
  senderName: 'Ines',
}
const redeemable = (orderItemId: string, code: string) => ({
  orderItemId,
  itemId: 'gift-card',
  name: { text: 'Gift card', translations: [] },
  type: 'GiftCard',
  code,
})

test('each number is joined with what is written on its card; those that are mailed are left out', () => {
  const items = [
    { id: 'g1', giftCard: card },
    { id: 'g2', giftCard: { ...card, recipientEmail: 'b…@postbox.example' } },
    { id: 'g3' },
  ]
  const redeemableItems = [
    redeemable('g1', 'A'),
    redeemable('g1', 'B'),
    redeemable('g2', 'C'),
    redeemable('g3', 'D'),
  ]
  expect(joinCards({ redeemableItems }, items)).toEqual(
    ['A', 'B'].map((code) => ({
      code,
      pin: null,
      faceId: 'sunset',
      amount: 25,
      recipientName: 'Bea',
      senderName: 'Ines',
      message: '',
      expiresAt: null,
    })),
  )
})
