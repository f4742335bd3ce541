import { planSeats } from '../engine/plan.ts'
import { createSampleAuditorium, vault } from '../sample/auditoriums.ts'
import { getExtent, screenGeometry, placeScreen } from './extent.ts'
import { placeAuditorium } from './place.ts'
import { drawAt, drawUpright, getSeatShapes } from './shapes.ts'

const plan = planSeats(vault)
const place = placeAuditorium(plan)
const at = (name: string) => {
  const seat = plan.seats.find((candidate) => candidate.name === name)
  const found = seat && place.of(seat)
  if (!found) throw new Error(`no seat ${name}`)
  return found
}

describe('rows', () => {
  it('step back as the design measures them', () => {
    expect(place.rows.map((row) => row.y)).toEqual([
      0, 48, 96, 144, 192, 278, 326, 374, 422, 510, 568, 626, 696,
    ])
  })

  it('are arcs of concentric circles, every seat turned to the screen', () => {
    const seat = at('C1')
    const radius = 52.3 * 44
    expect(Math.hypot(seat.x, seat.y + radius)).toBeCloseTo(radius + 96, 6)
    expect(Math.tan(seat.angle)).toBeCloseTo(-seat.x / (seat.y + radius), 6)
    expect(seat.angle).toBeGreaterThan(0)
    expect(at('C22').x).toBeCloseTo(-seat.x, 6)
  })

  it('keep their pitches: seats 44, premier 55, sofas 43 with 9 between, aisles 50', () => {
    const between = (a: string, b: string) => at(b).along - at(a).along
    expect(between('H10', 'H11')).toBeCloseTo(44)
    expect(between('K1', 'K2')).toBeCloseTo(55)
    expect(between('N1', 'N2')).toBeCloseTo(43)
    expect(between('N2', 'N3')).toBeCloseTo(52)
    expect(between('C6', 'C7')).toBeCloseTo(44 + 50)
    expect(between('K4', 'K5')).toBeCloseTo(55 + 50)
    expect(between('F1', 'F2')).toBeCloseTo(50)
    expect(between('F2', 'F3')).toBeCloseTo(59)
  })

  it('are straight where the room is', () => {
    const flat = planSeats(createSampleAuditorium([{ category: 'standard', rows: [['A', 'ss_ss']] }], null))
    expect(flat.seats.map(placeAuditorium(flat).of).map(({ y }) => y)).toEqual([0, 0, 0, 0])
  })
})

it('puts areas beside each other by their boundaries, an aisle apart', () => {
  const [standard] = createSampleAuditorium([{ category: 'standard', rows: [['A', 'ssss']] }]).areas
  const [places] = createSampleAuditorium([{ category: 'wheelchair', rows: [['A', 'CW']] }]).areas
  if (!standard || !places) throw new Error('no areas')
  const auditorium = {
    ...createSampleAuditorium([], null),
    areas: [
      { ...standard, boundary: { left: 20, right: 60, top: 100, bottom: 0 } },
      { ...places, number: 2, boundary: { left: 68, right: 88, top: 100, bottom: 0 } },
    ],
  }
  const joint = planSeats(auditorium)
  expect(joint.rows).toHaveLength(1)
  expect(joint.rows[0]?.seats.map((seat) => seat.kind)).toEqual([
    'Normal',
    'Normal',
    'Normal',
    'Normal',
    'Companion',
    'Wheelchair',
  ])
  expect(new Set(joint.seats.map((seat) => seat.block)).size).toBe(2)
})

it('hangs a screen of the design: 800 wide, 35 high, 30 bevel, in one circle with the rows', () => {
  const screen = placeScreen(place)
  expect(Math.round(screen.width / 10) * 10).toBe(800)
  expect(screen.sag).toBeCloseTo(18, 0)
  expect(screen.path).toMatch(/^M-370/)
  const { box } = getExtent(place)
  expect(plan.seats.map(place.of).every(({ x }) => x > box.x && x < box.x + box.width)).toBe(true)
})

it('shows every seat, also where long rows are so much bent that their ends stand before the screen', () => {
  const rows = Array.from({ length: 10 }, (_, row) => [String(row + 1), 's'.repeat(100)] as const)
  const wide = planSeats(createSampleAuditorium([{ category: 'standard', rows }]))
  const bent = placeAuditorium(wide)
  const { box, screen } = getExtent(bent)
  const highest = Math.min(...wide.seats.map((seat) => bent.of(seat).y))
  expect(highest).toBeLessThan(screenGeometry.top - screen.sag)
  expect(highest - box.y).toBeGreaterThan(20)
})

it('leaves 20 above the screen and below the floor, and 10 beside the screen', () => {
  const { box, screen, bottom } = getExtent(place)
  expect(screenGeometry.top - screen.sag - box.y).toBeCloseTo(20)
  expect(box.y + box.height - bottom).toBeCloseTo(20)
  expect(box.width / 2).toBeGreaterThanOrEqual(screen.width / 2 + 10)
})

it('draws the same string for seats with the same angle', () => {
  const { cushion } = getSeatShapes('standard', 'Rounded')
  const tail = (path: string) => path.replace(/^M[-\d.]+ [-\d.]+/, '')
  const one = drawAt(cushion, { x: 10, y: 20, angle: 0.1, along: 0 })
  const other = drawAt(cushion, { x: 99, y: 20, angle: 0.1003, along: 0 })
  expect(tail(one)).toBe(tail(other))
  expect(drawUpright(cushion)).toContain('z')
})

it('makes the drawing of a seat once, whatever room it is asked for: its strings are kept by it', () => {
  expect(getSeatShapes('standard', 'Rounded')).toBe(getSeatShapes('standard', 'Rounded'))
  expect(getSeatShapes('standard', 'Straight')).not.toEqual(getSeatShapes('standard', 'Rounded'))
})

it('keeps the cross aisle before a row whose wheelchair places are areas of their own', () => {
  const [standard] = createSampleAuditorium([
    { category: 'standard', rows: [['E', 'ssss'], null, ['F', 'ssss']] },
  ]).areas
  const [places] = createSampleAuditorium([{ category: 'wheelchair', rows: [['F', 'CW']] }]).areas
  if (!standard || !places) throw new Error('no areas')
  const beside = { ...places, number: 2, boundary: { left: 80, right: 98, top: 33, bottom: 0 } }
  const areas = [{ ...standard, boundary: { left: 30, right: 70, top: 100, bottom: 0 } }, beside]
  const joint = planSeats({ ...createSampleAuditorium([], null), areas })
  expect(joint.rows.map((row) => row.aislesBefore)).toEqual([0, 1])
  expect(placeAuditorium(joint).rows.map((row) => row.y)).toEqual([0, 86])
})
