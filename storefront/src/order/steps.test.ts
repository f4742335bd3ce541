import { listOrderSteps } from './steps.ts'

it.each([
  [false, false, true, ['tickets', 'seats', 'details', 'payment']],
  [true, false, true, ['seats', 'tickets', 'details', 'payment']],
  [true, true, true, ['booking', 'seats', 'tickets', 'details', 'payment']],
  [true, true, false, ['booking', 'tickets', 'details', 'payment']],
])('seats first: %p, ways to book: %p, with seats: %p', (isSeatFirst, hasBookingStep, withSeats, steps) => {
  expect(listOrderSteps({ isSeatFirst, hasBookingStep, withSeats })).toEqual(steps)
})
