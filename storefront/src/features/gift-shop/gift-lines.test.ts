import { noAmount } from '../../domain/amounts.ts'
import { getMenu } from '../../domain/item-menu.ts'
import { giftMenu } from '../../domain/testing/gift-menu.ts'
import { emptyGiftCard, type GiftLine } from '../../stores/gift-shop/gift-basket-content.ts'
import { getLinePrice, sumLines } from './gift-lines.ts'

const { sold } = getMenu(giftMenu)
const prices = {
  findPriced: ({ itemId, rewardId }: Pick<GiftLine, 'itemId' | 'rewardId'>) => {
    const found = sold.get(itemId)
    return found && rewardId !== undefined ? { ...found, price: noAmount } : found
  },
  findGroup: () => undefined,
}
const createLine = (itemId: string, change: Partial<GiftLine> = {}): GiftLine => ({
  id: `${itemId}-1`,
  itemId,
  quantity: 1,
  modifiers: [],
  comment: '',
  giftCard: null,
  ...change,
})

it('prices a thing by its size and quantity', () => {
  expect(getLinePrice(createLine('shirt-l', { quantity: 2 }), prices)?.valueIncludingTax).toBe(48)
})

it('asks nothing for what a reward gives', () => {
  expect(getLinePrice(createLine('mug', { rewardId: 'a-gift' }), prices)?.valueIncludingTax).toBe(0)
})

it('takes the sum on a card for its price, without tax', () => {
  const card = createLine('gift-card', { giftCard: { ...emptyGiftCard, amount: 25 } })
  expect(getLinePrice(card, prices)).toEqual({ valueIncludingTax: 25, valueExcludingTax: 25, tax: 0 })
})

it('leaves out of the sum what is not sold any more', () => {
  const lines = [createLine('mug', { quantity: 3 }), createLine('hat')]
  expect(getLinePrice(createLine('hat'), prices)).toBeNull()
  expect(sumLines(lines, prices).valueIncludingTax).toBe(33)
})
