import { describeSeats } from './describe-seats.ts'
import { planSeats } from './engine/plan.ts'
import { vault } from './sample/auditoriums.ts'
import { sampleMessages } from './sample/texts.ts'

const plan = planSeats(vault)
const say = (...names: string[]) =>
  describeSeats(
    plan.seats.filter((seat) => names.includes(seat.name)),
    sampleMessages,
  )

it.each([
  [['H12'], 'Row H, seat 12'],
  [['H11', 'H12'], 'Row H, seats 11 and 12'],
  [['H12', 'H10', 'H11'], 'Row H, seats 10 to 12'],
  [['H10', 'H12'], 'Row H, seat 10 and Row H, seat 12'],
  [['G4', 'H10', 'H11', 'H12', 'K1'], 'Row G, seat 4, Row H, seats 10 to 12 and Row K, seat 1'],
  [[], ''],
])('says %j as "%s"', (names, description) => {
  expect(say(...names)).toBe(description)
})
