import { MandatoryFees, Tips } from '@foyer/contract/channel/food-and-beverage'
import { findTipOffer, listMandatoryFees, toBasisPoints } from './channel-settings.ts'

it.each([
  [0, 0],
  [12.5, 1_250],
  // 4.35 × 100 is 434.99999999999994 in binary fractions.
  [4.35, 435],
  [1.005, 101],
  [33.33, 3_333],
  [99.996, 10_000],
  [100, 10_000],
])('%d per cent are %i basis points', (percentage, basisPoints) => {
  expect(toBasisPoints(percentage)).toBe(basisPoints)
})

it.each([-1, 100.01, Number.NaN])('%d is no percentage', (percentage) => {
  expect(() => toBasisPoints(percentage)).toThrow(RangeError)
})

it('has the fees that a channel adds, with the tax of fees', () => {
  const fees = new MandatoryFees()
  expect(listMandatoryFees(fees, 2_000)).toEqual([])
  Object.assign(fees.order, { isEnabled: true, percentage: 12.5 })
  Object.assign(fees.inSeatDelivery, { isEnabled: true, percentage: 5 })
  expect(listMandatoryFees(fees, 2_000)).toEqual([
    { scope: 'Order', charge: { kind: 'Percentage', basisPoints: 1_250 }, taxBasisPoints: 2_000 },
    { scope: 'InSeatDelivery', charge: { kind: 'Percentage', basisPoints: 500 }, taxBasisPoints: 2_000 },
  ])
})

it('uses the widest enabled scope of tips', () => {
  const tips = new Tips()
  expect(findTipOffer(tips)).toBeNull()
  tips.locationItemDelivery.isEnabled = true
  expect(findTipOffer(tips)).toEqual({ scope: 'LocationItemDelivery', suggestions: [] })
  Object.assign(tips.order, { isEnabled: true, suggestedPercentages: [5, 12.5] })
  expect(findTipOffer(tips)).toEqual({ scope: 'Order', suggestions: [500, 1_250] })
})
