import { listDeliveryMethods } from './delivery-options.ts'

const input = {
  allowed: ['CounterPickup', 'InSeatDelivery', 'CustomLocationDelivery', 'ServiceAreaPickup'] as const,
  configured: 'InSeat',
  hasSeats: true,
  hasLocations: true,
  hasSlots: true,
} as const

it.each([
  [{}, ['InSeatDelivery', 'CounterPickup', 'ServiceAreaPickup']],
  [{ configured: 'CustomLocation' }, ['CustomLocationDelivery', 'CounterPickup', 'ServiceAreaPickup']],
  [{ hasSeats: false, hasSlots: false }, ['CounterPickup']],
  [{ allowed: undefined }, ['CounterPickup']],
] as const)('is the cut of cinema, chain and order: %j', (change, methods) => {
  expect(listDeliveryMethods({ ...input, ...change })).toEqual(methods)
})
