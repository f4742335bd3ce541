import { findTip } from './find-tip.ts'

const off = { isEnabled: false, suggestedPercentages: [] }
const on = (percentage: number) => ({ isEnabled: true, suggestedPercentages: [percentage] })

it.each([
  [{ order: on(5) }, null, 5],
  [{ inSeatDelivery: on(10) }, 'InSeatDelivery', 10],
  [{ inSeatDelivery: on(10) }, null, undefined],
  [{ locationItemDelivery: on(15) }, 'CustomLocationDelivery', 15],
  [{}, 'ServiceAreaPickup', undefined],
  [{ inSeatDelivery: on(10), locationItemDelivery: on(15) }, 'CustomLocationDelivery', undefined],
] as const)('is that of the order, or of what is brought: %j, %s', (change, method, percentage) => {
  const tips = { order: off, inSeatDelivery: off, locationItemDelivery: off, ...change }
  expect(findTip(tips, method)?.tip.suggestedPercentages[0]).toBe(percentage)
})
