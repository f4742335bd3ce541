import { join } from 'node:path'
import { loadCatalogue } from './load.ts'
import { planShowtimes } from '../schedule/rotation.ts'
import { addDays } from '../domain/time-zone.ts'
import { getSeating } from './seating.ts'
import { type Auditorium } from './auditorium.ts'

const catalogue = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
const firstDay = '2026-11-21'
const showtimes = Array.from({ length: 7 }, (_, ahead) => addDays(firstDay, ahead)).flatMap((date) =>
  [...catalogue.sites.keys()].flatMap((site) => planShowtimes({ catalogue, firstDay }, site, date)),
)
const auditoriums = [...catalogue.auditoriums.values()]
const auditorium = (id: string): Auditorium => {
  const found = catalogue.auditoriums.get(id)
  if (!found) throw new Error(`no room ${id}`)
  return found
}

describe('auditoriums', () => {
  it('have the seats of their plans', () => {
    expect(Object.fromEntries(auditoriums.map((entry) => [entry.id, entry.capacity]))).toEqual({
      vault: 258,
      studio: 80,
      mezzanine: 84,
      parlour: 120,
      vast: 400,
      recliners: 68,
      sofas: 58,
      salon: 90,
    })
    expect(
      auditorium('vault')
        .layout?.areas.flatMap((area) => area.rows.map((row) => row.label))
        .sort()
        .join(''),
    ).toBe('ABCDEFFFGHJKLMN')
  })

  it('number each row from the left through all its areas', () => {
    for (const { seats } of auditoriums) {
      const rows = new Map<string, number[]>()
      for (const seat of seats.values())
        rows.set(seat.rowLabel, [...(rows.get(seat.rowLabel) ?? []), Number(seat.label)])
      for (const labels of rows.values())
        expect(labels).toEqual(Array.from({ length: labels.length }, (_, index) => index + 1))
    }
  })

  it('name each seat by its place as seen facing the screen, as they always have', () => {
    for (const { layout } of auditoriums)
      for (const area of layout?.areas ?? [])
        for (const { id, position } of area.rows.flatMap((row) => row.seats)) {
          const row = area.rowCount + 1 - position.rowNumber
          const column = area.columnCount + 1 - position.columnNumber
          expect(id).toBe(`${position.areaNumber}_${row}_${column}`)
        }
    const [first] = auditorium('vault').seats.values()
    expect(first).toMatchObject({ rowLabel: 'A', label: '1' })
    expect(first?.id.split('_')[1]).toBe('1')
  })

  it('count rows from the back and columns from the right, so that row A and seat 1 come last', () => {
    for (const { layout } of auditoriums)
      for (const area of layout?.areas ?? []) {
        expect(area.rows.map((row) => row.number)).toEqual(
          area.rows.map((row) => row.number).sort((a, b) => a - b),
        )
        for (const row of area.rows) {
          const columns = row.seats.map((seat) => seat.position.columnNumber)
          expect(columns).toEqual([...columns].sort((a, b) => a - b))
          const labels = row.seats.map((seat) => Number(seat.label))
          expect(labels).toEqual([...labels].sort((a, b) => b - a))
          for (const seat of row.seats) expect(seat.position.rowNumber).toBe(row.number)
        }
      }
    const front = auditorium('vault').layout?.areas[0]
    expect(front?.rows.at(-1)).toMatchObject({ label: 'A', number: front?.rowCount })
  })

  it('have one seat for each id, in every answer', () => {
    for (const { layout, seats, seatGroups, blocks } of auditoriums) {
      const drawn = layout?.areas.flatMap((area) => area.rows.flatMap((row) => row.seats)) ?? []
      expect(drawn).toHaveLength(seats.size)
      for (const seat of [...drawn, ...blocks.flat(), ...[...seatGroups.values()].flat()])
        expect(seats.get(seat.id)).toBe(seat)
    }
  })

  it('keep areas inside the drawing, without overlap', () => {
    for (const { layout } of auditoriums) {
      for (const area of layout?.areas ?? []) {
        const { left, right, top, bottom } = area.boundary
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(100)
        expect(bottom).toBeLessThanOrEqual(100)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThan(right)
        expect(top).toBeLessThan(bottom)
      }
    }
  })

  it('group sofas whole and each wheelchair place with one companion', () => {
    for (const { seatGroups } of auditoriums)
      for (const group of seatGroups.values()) {
        const types = group.map((seat) => seat.type).join()
        expect([
          'SofaLeft,SofaRight',
          'SofaLeft,SofaMiddle,SofaRight',
          'Wheelchair,Companion',
          'Companion,Wheelchair',
        ]).toContain(types)
      }
    expect([...auditorium('vault').seatGroups.values()].filter((group) => group.length === 2)).toHaveLength(
      4 + 8,
    )
  })
})

describe('simulated sales before the first order', () => {
  const fills = showtimes.map((showtime) => {
    const seating = getSeating(catalogue, showtime)
    return { showtime, seating, left: seating.sellableCount / seating.auditorium.capacity }
  })

  it('are the same each time', () => {
    const again = loadCatalogue(join(__dirname, '../../../brands'), 'halcyon')
    for (const { showtime, seating } of fills.slice(0, 100)) {
      const other = getSeating(again, showtime)
      expect([...other.blocked]).toEqual([...seating.blocked])
      expect(other.sellableCount).toBe(seating.sellableCount)
    }
  })

  it('leave some showtimes sold out, some nearly, and most with free seats', () => {
    const share = (test: (left: number) => boolean) =>
      fills.filter(({ left }) => test(left)).length / fills.length
    expect(share((left) => left === 0)).toBeGreaterThan(0.01)
    expect(share((left) => left > 0 && left < 0.1)).toBeGreaterThan(0.02)
    expect(share((left) => left > 0.3)).toBeGreaterThan(0.75)
  })

  it('sell sofas as a whole and wheelchair places with their companion seat', () => {
    for (const { seating } of fills)
      for (const group of seating.auditorium.seatGroups.values())
        expect(new Set(group.map((seat) => seating.blocked.has(seat.id))).size).toBe(1)
  })

  it('leave no single free seat between sold ones', () => {
    for (const { seating, left } of fills) {
      if (left < 0.1) continue
      for (const block of seating.auditorium.blocks) {
        if (block.length < 2 || block[0]?.type !== 'Normal') continue
        const free = block.map((seat) => (seating.blocked.has(seat.id) ? 'x' : '.')).join('')
        expect(free).not.toMatch(/(^|x)\.(x|$)/)
      }
    }
  })

  it('count the places for sale', () => {
    for (const { seating } of fills) {
      const places = [...seating.unallocated.values()].reduce((sum, count) => sum + count, 0)
      expect(seating.sellableCount).toBe(seating.auditorium.seats.size - seating.blocked.size + places)
    }
  })

  it('include broken and kept seats in larger auditoriums', () => {
    const statuses = new Set(fills.flatMap(({ seating }) => [...seating.blocked.values()]))
    expect(statuses).toEqual(new Set(['Sold', 'Broken', 'House']))
  })
})
