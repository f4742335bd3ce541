import { isSoldForGood } from './seat-reads.ts'
import type { Seating } from './room.ts'

const seating = {
  room: {
    seats: new Map([
      ['A1', {}],
      ['A2', {}],
    ]),
  },
  blocked: new Map([['A2', 'Broken']]),
  unallocated: new Map([['lounge', 3]]),
} as unknown as Seating
const seat = (isSold: boolean) => ({ seatId: 'A1', orderId: 'o', isSold })
const places = (quantity: number, isSold = true) => ({
  areaCategoryId: 'lounge',
  orderId: 'o',
  quantity,
  isSold,
})

describe('a room with seats and places', () => {
  it('is sold for good when neither a seat nor a place can come back', () => {
    expect(isSoldForGood(seating, { seats: [seat(true)], places: [places(1), places(2)] })).toBe(true)
  })

  it.each([
    ['a place is left', [seat(true)], [places(2)]],
    ['a place is only held', [seat(true)], [places(2), places(1, false)]],
    ['a seat is only held', [seat(false)], [places(3)]],
  ])('is not while %s', (_, seats, claimed) => {
    expect(isSoldForGood(seating, { seats, places: claimed })).toBe(false)
  })
})
