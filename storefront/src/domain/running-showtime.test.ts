import type { SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { findRunning, findSeat } from './running-showtime.ts'

const createShowtime = (id: string, screenId: string, from: string, to: string) => ({
  id,
  screenId,
  schedule: {
    businessDate: '2026-11-21',
    startsAt: `2026-11-21T${from}:00Z`,
    filmEndsAt: `2026-11-21T${to}:00Z`,
  } as Showtime['schedule'],
})
const showtimes = [
  createShowtime('evening', 'r1', '20:30', '22:30'),
  createShowtime('early', 'r1', '18:00', '20:00'),
  createShowtime('other', 'r2', '18:00', '20:00'),
]

it.each([
  ['17:14', undefined],
  ['17:15', 'early'],
  ['19:59', 'early'],
  ['20:00', 'evening'],
  ['22:30', undefined],
])('at %s', (time, id) => {
  expect(findRunning(showtimes, 'r1', Date.parse(`2026-11-21T${time}:00Z`))?.id).toBe(id)
})

it('finds a seat by its row and label', () => {
  const seats = [{ id: '7', rowLabel: 'H', label: '11' }]
  const layout = { seatLayout: { areas: [{ rows: [{ seats }] }] } } as unknown as SeatLayoutResponse
  expect([findSeat(layout, ' h11')?.id, findSeat(layout, 'H1')]).toEqual(['7', undefined])
})
