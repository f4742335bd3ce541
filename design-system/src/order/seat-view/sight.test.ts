import { SeatEngine } from '../seat-map/index.ts'
import type { SeatMapModel } from '../seat-map/index.ts'
import { createStatuses, parlour, vault } from '../seat-map/sample/auditoriums.ts'
import { findMiddleSeat, getEyes, getSide, getSight, hasGeometry, measureAuditorium } from './sight.ts'

function open(auditorium: SeatMapModel) {
  const engine = new SeatEngine({ auditorium, statuses: createStatuses(auditorium), limits: [] })
  const { place, plan } = engine
  const seat = (name: string) => {
    const found = plan.seats.find((each) => each.name === name)
    if (!found) throw new Error(`no seat ${name}`)
    return found
  }
  return { place, plan, seat, sight: (name: string) => getSight(place, seat(name)) }
}

describe('distance', () => {
  it('grows by a row’s depth from row to row, in the middle', () => {
    const { place, seat } = open(parlour)
    const [first, second] = [getEyes(place, seat('A6')), getEyes(place, seat('B6'))]
    expect(second.z - first.z).toBeCloseTo(1.1, 5)
    expect(first.z).toBeCloseTo(measureAuditorium(place).screen.width * 0.55, 5)
  })

  it('is that of a usual auditorium: some 5 m in front, some 20 at the back', () => {
    const { sight } = open(vault)
    expect(sight('A7').distance).toBeGreaterThan(4)
    expect(sight('A7').distance).toBeLessThan(7)
    expect(sight('M7').distance).toBeGreaterThan(17)
    expect(sight('M7').distance).toBeLessThan(24)
  })

  it('is more to the side than in the middle of a straight row', () => {
    const { sight } = open(parlour)
    expect(sight('D1').distance).toBeGreaterThan(sight('D6').distance)
  })
})

describe('what the screen fills', () => {
  it('is less from each row to the next, and never none or all', () => {
    const { plan, place } = open(vault)
    const middles = plan.rows.map((row) => row.seats[Math.floor(row.seats.length / 2)])
    const fills = middles.map((seat) => (seat ? getSight(place, seat).fills : 0))
    expect(fills.toSorted((a, b) => b - a)).toEqual(fills)
    expect(Math.max(...fills)).toBeLessThan(100)
    expect(Math.min(...fills)).toBeGreaterThan(20)
  })

  it('is the angle between its two ends', () => {
    const { place, seat } = open(vault)
    const eyes = getEyes(place, seat('H3'))
    const half = measureAuditorium(place).screen.width / 2
    const [a, b] = [Math.hypot(eyes.x - half, eyes.z), Math.hypot(eyes.x + half, eyes.z)]
    // By the law of cosines.
    const angle = (Math.acos((a * a + b * b - (2 * half) ** 2) / (2 * a * b)) * 180) / Math.PI
    expect(getSight(place, seat('H3')).fills).toBeCloseTo(angle, 6)
  })
})

describe('the side', () => {
  it('is left of the middle for the first seats as one faces the screen, right for the last', () => {
    const { sight, plan } = open(parlour)
    const last = plan.rows[1]?.seats.at(-1)?.name ?? ''
    expect(sight('B1').aside).toBeLessThan(-5)
    expect(sight(last).aside).toBeGreaterThan(5)
    expect(sight('B1').aside).toBeCloseTo(-sight(last).aside, 0)
  })

  it.each([
    [0, 'Middle'],
    [-4.9, 'Middle'],
    [5, 'SlightlyRight'],
    [-14, 'SlightlyLeft'],
    [-15, 'Left'],
    [29, 'Right'],
    [-30, 'FarLeft'],
    [60, 'FarRight'],
  ])('of %s degrees is %s', (aside, side) => {
    expect(getSide(aside)).toBe(side)
  })
})

it('eyes are higher with each row, as the floor rises', () => {
  const { place, seat } = open(vault)
  const heights = ['A7', 'B7', 'H7', 'M7'].map((name) => getEyes(place, seat(name)).y)
  expect(heights[0]).toBeCloseTo(1.2, 5)
  expect(heights[1]).toBeCloseTo(1.55, 5)
  expect(heights.toSorted((a, b) => a - b)).toEqual(heights)
})

it('of several seats the middle one is looked from, whatever their order', () => {
  const { place, seat } = open(vault)
  const seats = ['H12', 'H10', 'H11'].map(seat)
  expect(findMiddleSeat(place, seats)?.name).toBe('H11')
  expect(findMiddleSeat(place, [])).toBeUndefined()
})

it('a layout whose areas have no extent has nothing to be seen', () => {
  const { place, plan } = open(parlour)
  const { areas } = plan.auditorium
  expect(hasGeometry(place, areas)).toBe(true)
  const none = { left: 0, right: 0, top: 0, bottom: 0 }
  expect(hasGeometry(place, [...areas, { boundary: none }])).toBe(false)
  expect(hasGeometry({ ...place, rows: place.rows.slice(0, 1) }, areas)).toBe(false)
})
