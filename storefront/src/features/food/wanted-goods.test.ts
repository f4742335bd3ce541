import { estimateFees, estimateTaxPercentage, estimateTip } from './wanted-goods.ts'

const off = { isEnabled: false, percentage: 10 }
const fees = {
  order: { isEnabled: true, percentage: 5 },
  inSeatDelivery: { isEnabled: true, percentage: 10 },
  locationItemDelivery: off,
}

it('takes a fee of the goods in its scope, rounded to the smallest unit', () => {
  const estimate = (method: 'InSeatDelivery' | 'CustomLocationDelivery' | null) =>
    estimateFees({ all: 12.3, delivered: 4.25, taxPercentage: 20 }, method, fees, 2).map(({ id, price }) => [
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

it('has the highest tax of the goods in a fee', () => {
  const price = (valueIncludingTax: number, tax: number) => ({
    valueIncludingTax,
    tax,
    valueExcludingTax: valueIncludingTax - tax,
  })
  expect(estimateTaxPercentage([price(4.4, 0.73), price(10, 0.48)])).toBe(20)
  expect(estimateTaxPercentage([])).toBe(0)
  const sums = { all: 12, delivered: 0, taxPercentage: 20 }
  expect(estimateFees(sums, null, fees, 2)[0]?.price).toEqual({
    valueIncludingTax: 0.6,
    valueExcludingTax: 0.5,
    tax: 0.1,
  })
})
