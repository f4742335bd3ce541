import { listOrderSteps, listStepsWithoutShowtime } from './steps.ts'

it.each([
  [false, false, true, false, ['tickets', 'seats', 'details', 'payment']],
  [false, false, true, true, ['tickets', 'seats', 'food', 'details', 'payment']],
  [true, false, true, false, ['seats', 'tickets', 'details', 'payment']],
  [true, true, true, true, ['booking', 'seats', 'tickets', 'food', 'details', 'payment']],
  [true, true, false, false, ['booking', 'tickets', 'details', 'payment']],
])(
  'seats first: %p, ways to book: %p, with seats: %p, with food: %p',
  (isSeatFirst, hasBookingStep, withSeats, withFood, steps) => {
    expect(listOrderSteps({ isSeatFirst, hasBookingStep, withSeats, withFood })).toEqual(steps)
  },
)

it('begins with the food where that is chosen without a showtime', () => {
  expect([listStepsWithoutShowtime(true), listStepsWithoutShowtime(false)]).toEqual([
    ['food', 'details', 'payment'],
    ['details', 'payment'],
  ])
})
