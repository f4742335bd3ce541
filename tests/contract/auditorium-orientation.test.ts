import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { turnToScreen, turnLayout } from '@foyer/contract/seating/turn-layout'
import type { SeatLayout, SeatLayoutResponse } from '@foyer/contract/wire/seating'
import { SeatEngine, SeatMap } from '@foyer/design-system/order/seat-map'
import { sampleTexts } from '../../design-system/src/order/seat-map/sample/texts.ts'
import { loadCatalogue } from '../../server/src/catalogue/load.ts'
import { toSeatLayoutResponse } from '../../server/src/seating/seat-reads.ts'
import { createAuditorium } from '../../storefront/src/features/seat-selection/auditorium.ts'

/** Auditoriums as the real interface draws them, and as seen facing the screen: visitors see the same. */

const root = join(__dirname, '..', '..')

function drawn(layout: SeatLayoutResponse): { picture: string; names: string[] } {
  const auditorium = createAuditorium({
    layout,
    areas: [],
    premierAreaCategoryIds: ['premier'],
    modes: { bookingFee: 'Inclusive', tax: 'Inclusive' } as never,
    text: ({ text }) => text,
    money: String,
  })
  const statuses = new Map(
    auditorium.areas
      .flatMap((area) => area.rows.flatMap((row) => row.seats))
      .map((seat) => [seat.id, 'Available' as const]),
  )
  const engine = new SeatEngine({ auditorium, statuses, limits: [{ areaCategoryId: null, count: 2 }] })
  return {
    picture: renderToString(createElement(SeatMap, { engine, texts: sampleTexts })),
    names: engine.plan.rows.map((row) => row.seats.map((seat) => seat.name).join(' ')),
  }
}

/** The same auditorium in both orientations. */
function bothWays(answer: SeatLayoutResponse) {
  const facing = { ...answer, seatLayout: turnToScreen(answer.seatLayout) }
  const real = { ...answer, seatLayout: turnLayout(facing.seatLayout) }
  return { facing, real }
}

describe.each(['halcyon', 'orpheum', 'kite'])('the auditoriums of %s', (brand) => {
  const catalogue = loadCatalogue(join(root, 'brands'), brand)
  const answers = [...catalogue.screens.values()].flatMap(
    (screen) => toSeatLayoutResponse(catalogue, screen) ?? [],
  )
  const layouts = new Map(answers.map((answer) => [JSON.stringify(answer.seatLayout.areas), answer]))

  it('are sent in the real orientation', () => {
    expect(layouts.size).toBeGreaterThan(2)
    for (const { seatLayout } of layouts.values()) {
      expect(seatLayout.boundary).toEqual({ left: 0, top: 0, right: 100, bottom: 100 })
      for (const { boundary } of seatLayout.areas) expect(boundary.top).toBeLessThan(boundary.bottom)
    }
  })

  it('are the same drawing in either orientation', () => {
    for (const answer of layouts.values()) {
      const { facing, real } = bothWays(answer)
      expect(facing.seatLayout.areas).not.toEqual(real.seatLayout.areas)
      expect(drawn(real)).toEqual(drawn(facing))
    }
  })

  it('have their front row first and seat 1 at the left', () => {
    for (const answer of layouts.values()) {
      const { names } = drawn(answer)
      expect(names[0]).toMatch(/^\S+?1( |$)/)
      for (const row of names) {
        const numbers = row.split(' ').map((name) => Number(name.replace(/^\D+/, '')))
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      }
    }
  })
})

it('an auditorium of several areas from a real chain is drawn with its front row at the screen', () => {
  const toText = (text: string) => ({ text, translations: [] })
  const category = '536-0000000001'
  let areaNumber = 0
  /** Rows from the back, labels of each from the right; a blank is an aisle. */
  const area = (
    boundary: SeatLayout['boundary'],
    columnCount: number,
    rows: readonly (readonly [label: string, seats: string])[],
  ): SeatLayout['areas'][number] => {
    const number = (areaNumber += 1)
    return {
      number,
      areaCategoryId: category,
      name: toText('Platea'),
      columnCount,
      rowCount: rows.length,
      boundary,
      rows: rows.map(([label, seats], row) => ({
        number: row + 1,
        label,
        seats: seats.split(',').flatMap((seat, column) =>
          seat === ''
            ? []
            : [
                {
                  id: `${String(number)}_${String(row)}_${String(column)}`,
                  label: seat,
                  rowLabel: label,
                  type: 'Normal' as const,
                  areaCategoryId: category,
                  seatGroupIds: [],
                  position: { areaNumber: number, rowNumber: row + 1, columnNumber: column + 1 },
                },
              ],
        ),
      })),
    }
  }
  const answer: SeatLayoutResponse = {
    seatLayout: {
      id: '536-13-89',
      screenId: '536-13',
      boundary: { left: 0, top: 0, right: 100, bottom: 100 },
      areas: [
        // The back, over the whole width; then two areas side by side at the screen, the right one first.
        area({ left: 10, top: 5, right: 90, bottom: 35 }, 8, [
          ['D', '1,2,3,,,4,5,6'],
          ['C', '1,2,3,,,4,5,6'],
        ]),
        area({ left: 10, top: 45, right: 45, bottom: 75 }, 3, [
          ['B', '1,2,3'],
          ['A', '1,2,3'],
        ]),
        area({ left: 55, top: 45, right: 90, bottom: 75 }, 3, [
          ['B', '4,5,6'],
          ['A', '4,5,6'],
        ]),
      ],
    },
    relatedData: { areaCategories: [{ id: category, name: toText('General'), displayPriority: 1 }] },
  }
  expect(drawn(answer).names).toEqual([
    'A6 A5 A4 A3 A2 A1',
    'B6 B5 B4 B3 B2 B1',
    'C6 C5 C4 C3 C2 C1',
    'D6 D5 D4 D3 D2 D1',
  ])
})
