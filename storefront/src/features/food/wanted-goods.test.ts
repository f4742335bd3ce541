import { estimateFees, estimateTip } from './wanted-goods.ts'

const off = { isEnabled: false, percentage: 10 }
const fees = {
  order: { isEnabled: true, percentage: 5 },
  inSeatDelivery: { isEnabled: true, percentage: 10 },
  locationItemDelivery: off,
}

it('takes a fee of the goods in its scope, rounded to the smallest unit', () => {
  const estimate = (method: 'InSeatDelivery' | 'CustomLocationDelivery' | null) =>
    estimateFees({ all: 12.3, delivered: 4.25 }, method, fees, 2).map(({ id, price }) => [
      id,
      price.valueIncludingTax,
    ])
  expect(estimate(null)).toEqual([['fee Order', 0.62]])
  expect(estimate('InSeatDelivery')).toEqual([
    ['fee Order', 0.62],
    ['fee InSeatDelivery', 0.43],
  ])
  expect(estimate('CustomLocationDelivery')).toEqual([['fee Order', 0.62]])
})

it('reckons a tip of the goods, or takes the amount', () => {
  expect(estimateTip({ percentage: 12.5 }, 9.99, 2).valueIncludingTax).toBe(1.25)
  expect(estimateTip({ amount: 2 }, 9.99, 2).valueIncludingTax).toBe(2)
  expect(estimateTip(null, 9.99, 2).valueIncludingTax).toBe(0)
})
