import { toSeatAvailabilityResponse, isSoldForGood } from './seat-reads.ts'
import type { Seating } from '../catalogue/seating.ts'

const seating = {
  auditorium: {
    seats: new Map([
      ['A1', { areaCategoryId: 'stalls' }],
      ['A2', { areaCategoryId: 'stalls' }],
    ]),
    areas: [
      { areaCategoryId: 'stalls', capacity: 2, isAllocated: true },
      { areaCategoryId: 'lounge', capacity: 3, isAllocated: false },
    ],
    capacity: 5,
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
  it('is sold out permanently if neither a seat nor a place can become free', () => {
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

describe('the availability of a room', () => {
  const listStatuses = (isSold: boolean) =>
    toSeatAvailabilityResponse(seating, { seats: [seat(isSold)], places: [places(3)] })

  it('has every seat sold if it is sold out, also a broken one', () => {
    const answer = listStatuses(true)
    expect(answer.seatAvailabilities).toEqual([
      { seatId: 'A1', status: 'Sold' },
      { seatId: 'A2', status: 'Sold' },
    ])
    expect(answer).toMatchObject({ isSoldOut: true, summary: { availableCount: 0 } })
  })

  it("shows a seat's own status while another one can still become free", () => {
    expect(listStatuses(false).seatAvailabilities).toEqual([
      { seatId: 'A1', status: 'Sold' },
      { seatId: 'A2', status: 'Broken' },
    ])
  })
})
