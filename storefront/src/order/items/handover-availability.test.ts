import type { ItemAvailability } from '@foyer/contract/wire/items'
import { getHandoverAvailability } from './handover-availability.ts'

const closed: ItemAvailability = {
  itemId: 'popcorn',
  isAvailable: false,
  unavailableReason: 'OutOfHours',
  availableAt: '2026-11-27T10:00:00Z',
  quantityAvailable: null,
}
const soldOut: ItemAvailability = { ...closed, unavailableReason: 'SoldOut', availableAt: null }

it('says nothing of hours of now where goods are handed over later', () => {
  expect(getHandoverAvailability(closed, false)).toBeUndefined()
  expect(getHandoverAvailability(closed, true)).toBe(closed)
})

it('is what the server says of anything else', () => {
  expect(getHandoverAvailability(soldOut, false)).toBe(soldOut)
  expect(getHandoverAvailability(undefined, false)).toBeUndefined()
})
