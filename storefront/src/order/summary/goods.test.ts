import { costs, named } from '../../domain/testing/menu.ts'
import { createOrder } from '../../stores/orders/testing/order-tab.ts'
import { getGoods, replaceGoods } from './goods.ts'

const texts = { t: (key: string) => key, text: (each: { text: string } | undefined) => each?.text ?? '' }
const line = (id: string, amount: number) => ({ id, name: id, quantity: 1, price: costs(amount) })

it('shows goods with their choices, the fees that are always added, and the tip', () => {
  const response = createOrder('o1', {
    items: [
      {
        id: 'i1',
        itemId: 'meal',
        price: costs(9),
        modifiers: [
          {
            modifierId: 'cola',
            name: named('Cola'),
            quantity: 1,
            modifiers: [{ modifierId: 'l', name: named('Large'), quantity: 1 }],
          },
        ],
        comment: 'no ice',
      },
    ],
    fees: [
      { scope: 'Order', price: costs(0.5) },
      { scope: 'InSeatDelivery', price: costs(0) },
    ],
    tip: costs(1),
  })
  const { lines, extras } = getGoods(response, texts)
  expect(lines[0]).toMatchObject({ name: 'meal', parts: ['Cola', 'Large', 'no ice'] })
  expect(extras.map(({ id, price }) => [id, price.valueIncludingTax])).toEqual([
    ['fee Order', 0.5],
    ['tip', 1],
  ])
  expect(getGoods(null, texts)).toEqual({ lines: [], extras: [] })
})

it('reckons the order with other goods in place of those it has', () => {
  const sent = { lines: [line('a', 9)], extras: [{ id: 'tip', label: '', price: costs(1) }] }
  const wanted = { lines: [line('b', 4.2), { ...line('c', 0), price: null }], extras: [] }
  expect(replaceGoods({ total: costs(35), bookingFee: costs(2) }, sent, wanted)).toEqual({
    total: costs(29.2),
    bookingFee: costs(2),
  })
})
