import type { Seat } from '@foyer/contract/wire/seating'
import type { PlanSeat } from '@foyer/design-system/seat-map'
import { TextsStore } from '../../stores/texts.ts'
import { seatsInWords } from '../order-frame/held-seats.ts'
import { namesOf } from '../seat-selection/words.ts'
import { seatCells } from './ticket-facts.ts'

const seat = (row: string, column: number) =>
  ({
    rowLabel: row,
    label: String(column),
    position: { areaNumber: 1, rowNumber: row.charCodeAt(0), columnNumber: column },
  }) as Seat
const seats = [seat('H', 10), seat('H', 11), seat('J', 3), seat('K', 1), seat('K', 2), seat('K', 3)]

function wordsIn(languageTag: string) {
  const texts = new TextsStore(
    languageTag,
    {
      'seat-map.selection.seat': 'Row {row}, seat {seat}',
      'seat-map.selection.two': 'Row {row}, seats {first} and {last}',
      'seat-map.selection.seats': 'Row {row}, seats {first} to {last}',
      'seat-map.list.and': '{first} and {last}',
    },
    { warn: jest.fn(), error: jest.fn() },
  )
  const t = (key: string, params?: Record<string, string | number>) => texts.t(key, params)
  return { t, list: (parts: readonly string[]) => texts.list(parts) }
}

describe('seats in words', () => {
  it('are joined with commas in English', () => {
    const { t, list } = wordsIn('en')
    expect(seatCells(seats, list)).toEqual({ row: 'H, J, K', seats: '10, 11, 3, 1–3' })
    expect(seatsInWords(seats, t, list)).toBe('Row H, seats 10 and 11, Row J, seat 3 and Row K, seats 1 to 3')
  })

  it('are joined with the Arabic comma in Arabic', () => {
    const { t, list } = wordsIn('ar')
    expect(seatCells(seats, list)).toEqual({ row: 'H، J، K', seats: '10، 11، 3، 1–3' })
    const named = ['H10', 'H11', 'H12'].map((name) => ({ name }) as PlanSeat)
    expect(namesOf(named, t, list)).toBe('H10، H11 and \u2068H12\u2069')
  })
})
