import { listWays } from './list-ways.ts'

it.each([
  [['CounterPickup', 'ElectronicDelivery'], true, ['email', 'print', 'counter']],
  [['ElectronicDelivery'], true, ['email', 'print']],
  [['CounterPickup'], true, ['counter']],
  [['CounterPickup', 'ElectronicDelivery'], false, ['print', 'counter']],
] as const)('a card that has %j is given (to others: %j) by %j', (methods, allowsRecipient, ways) => {
  expect(listWays({ allowedDeliveryMethods: [...methods] }, allowsRecipient)).toEqual(ways)
})
