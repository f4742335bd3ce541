import type { Seat, SeatLayout } from '../wire/seating.ts'
import { turnToScreen, isFacingScreen, turnLayout } from './turn-layout.ts'

const name = { text: 'Standard', translations: [] }
const seat = (areaNumber: number, rowNumber: number, columnNumber: number, label: string): Seat => ({
  id: `${areaNumber}-${label}`,
  label,
  rowLabel: 'A',
  type: 'Normal',
  areaCategoryId: 'standard',
  seatGroupIds: [],
  position: { areaNumber, rowNumber, columnNumber },
})

/** An auditorium the real way: a front area of two rows at the right as one faces the screen, and a balcony of one row. */
const real: SeatLayout = {
  id: '536-13-89',
  screenId: '536-13',
  boundary: { left: 0, top: 0, right: 100, bottom: 100 },
  areas: [
    {
      number: 1,
      areaCategoryId: 'standard',
      name,
      columnCount: 4,
      rowCount: 3,
      boundary: { left: 5, top: 40, right: 33.333, bottom: 90 },
      rows: [
        { number: 1, label: 'B', seats: [seat(1, 1, 1, 'B1'), seat(1, 1, 2, 'B2')] },
        { number: 3, label: 'A', seats: [seat(1, 3, 1, 'A1'), seat(1, 3, 4, 'A2')] },
      ],
    },
    {
      number: 2,
      areaCategoryId: 'balcony',
      name,
      columnCount: 1,
      rowCount: 1,
      boundary: { left: 60, top: 10, right: 90, bottom: 20 },
      rows: [{ number: 1, label: 'C', seats: [seat(2, 1, 1, 'C1')] }],
    },
  ],
  rowCurvature: null,
}

const listPlaces = ({ areas }: SeatLayout) =>
  areas.flatMap((area) =>
    area.rows.flatMap((row) =>
      row.seats.map((each) => [each.label, row.number, each.position.rowNumber, each.position.columnNumber]),
    ),
  )

describe('a layout the real way', () => {
  it('is turned by half to face the screen: front row first, from the left', () => {
    const turned = turnToScreen(real)
    expect(listPlaces(turned)).toEqual([
      ['A2', 1, 1, 1],
      ['A1', 1, 1, 4],
      ['B2', 3, 3, 3],
      ['B1', 3, 3, 4],
      ['C1', 1, 1, 1],
    ])
    expect(turned.areas.map((area) => area.boundary)).toEqual([
      { left: 66.667, top: 90, right: 95, bottom: 40 },
      { left: 10, top: 20, right: 40, bottom: 10 },
    ])
    expect(turned.boundary).toEqual({ left: 0, top: 100, right: 100, bottom: 0 })
    expect(turned.areas[0]).toMatchObject({ rowCount: 3, columnCount: 4, name, areaCategoryId: 'standard' })
  })

  it('is what it was when turned twice, and is not changed itself', () => {
    const before = structuredClone(real)
    expect(turnLayout(turnLayout(real))).toEqual(real)
    expect(real).toEqual(before)
  })

  it('stays in its room where its server counts too few rows or columns', () => {
    const area = real.areas[0]
    if (!area) throw new Error('no area')
    const small = turnToScreen({ ...real, areas: [{ ...area, rowCount: 0, columnCount: 2 }] })
    expect(listPlaces(small)).toEqual(listPlaces(turnToScreen({ ...real, areas: [area] })))
  })
})

describe('a layout that faces the screen', () => {
  it('is told by its areas, and is left as it is', () => {
    const facing = turnLayout(real)
    expect(isFacingScreen(facing)).toBe(true)
    expect(turnToScreen(facing)).toBe(facing)
    // What a server draws its canvas as matters less than where it puts its seats.
    expect(isFacingScreen({ ...facing, boundary: real.boundary })).toBe(true)
    expect(isFacingScreen({ ...real, boundary: facing.boundary })).toBe(false)
  })

  it('is the real way where nothing tells', () => {
    expect(isFacingScreen({ boundary: { left: 0, top: 0, right: 0, bottom: 0 }, areas: [] })).toBe(false)
  })
})
