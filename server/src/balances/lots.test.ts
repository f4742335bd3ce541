import { countRunOut, findNextToRunOut, listLots, type BalanceMovement, type MovementReason } from './lots.ts'

const move = (
  reason: MovementReason,
  units: number,
  movedAt: number,
  expiresAt: number | null = null,
): BalanceMovement => ({ causeId: `${reason} ${String(movedAt)}`, reason, units, movedAt, expiresAt })

it('spends what runs out first, and of equal lots the oldest', () => {
  const movements = [
    move('recharged', 50, 1),
    move('earned', 100, 2, 1_000),
    move('earned', 40, 3, 500),
    move('sale', -60, 4),
  ]
  expect(listLots(movements)).toEqual([
    { units: 80, expiresAt: 1_000 },
    { units: 50, expiresAt: null },
  ])
})

it('puts what came back into the lot that it was taken from', () => {
  const movements = [move('earned', 100, 1, 500), move('sale', -70, 2), move('return', 70, 3)]
  expect(listLots(movements)).toEqual([{ units: 100, expiresAt: 500 }])
  expect(countRunOut(listLots(movements), 500)).toBe(100)
})

it('counts what has run out once', () => {
  const movements = [
    move('earned', 100, 1, 500),
    move('earned', 20, 2, 700),
    move('sale', -30, 3),
    move('expired', -70, 500),
  ]
  const lots = listLots(movements)
  expect(countRunOut(lots, 600)).toBe(0)
  expect(countRunOut(lots, 700)).toBe(20)
})

it('finds what runs out next', () => {
  const lots = listLots([
    move('earned', 10, 1, 700),
    move('earned', 5, 2, 500),
    move('earned', 3, 3, 700),
    move('recharged', 90, 4),
  ])
  expect(findNextToRunOut(lots, 400)).toEqual({ units: 5, expiresAt: 500 })
  expect(findNextToRunOut(lots, 500)).toEqual({ units: 13, expiresAt: 700 })
  expect(findNextToRunOut(lots, 700)).toBeNull()
})
