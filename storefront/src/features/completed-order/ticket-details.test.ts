import type { Seat } from '@foyer/contract/wire/seating'
import type { PlanSeat } from '@foyer/design-system/order/seat-map'
import { TextsStore } from '../../stores/channel/texts.ts'
import { formatSeatNames } from '../../domain/seat-names.ts'
import { formatSeatsNote, formatSeats } from '../../order/summary/held-seats.ts'
import { joinSeatNames } from '../seat-selection/seat-map-messages.ts'

/** Row A is the front one and farthest from number 1; seat 1 stands right of which columns are counted. */
const seat = (row: string, label: number) =>
  ({
    rowLabel: row,
    label: String(label),
    position: { areaNumber: 1, rowNumber: 100 - row.charCodeAt(0), columnNumber: 30 - label },
  }) as Seat
const seats = [seat('H', 10), seat('H', 11), seat('J', 3), seat('K', 1), seat('K', 2), seat('K', 3)]

function readLiterals(languageTag: string) {
  const texts = new TextsStore(
    languageTag,
    {
      'seat-map.list.and': '{first} and {last}',
      'transaction.seats.one': 'Seat {seats}',
      'transaction.seats.other': 'Seats {seats}',
    },
    { warn: jest.fn(), error: jest.fn() },
  )
  const t = (key: string, params?: Record<string, string | number>) => texts.t(key, params)
  const plural = (key: string, count: number, params?: Record<string, string | number>) =>
    texts.plural(key, count, params)
  return { t, plural, text: () => '', list: (parts: readonly string[]) => texts.list(parts) }
}

describe('seats in words', () => {
  it('stand each with its row, so that two rows cannot be mixed up', () => {
    expect(formatSeatNames([seat('G', 5), seat('C', 4)])).toEqual(['C4', 'G5'])
    expect(formatSeatNames([seat('C', 5), seat('C', 4)])).toEqual(['C4', 'C5'])
    expect(formatSeatNames(seats)).toEqual(['H10', 'H11', 'J3', 'K1–K3'])
    expect(formatSeatNames([])).toEqual([])
  })

  it('stand as their labels count, whichever way a server counts its columns', () => {
    const fromTheRight = (label: number, columnNumber: number) => ({
      ...seat('H', label),
      position: { areaNumber: 1, rowNumber: 1, columnNumber },
    })
    const real = [fromTheRight(1, 1), fromTheRight(2, 2), fromTheRight(3, 3), fromTheRight(5, 5)]
    expect(formatSeatNames(real)).toEqual(['H1–H3', 'H5'])
    expect(formatSeatNames([...real].reverse())).toEqual(['H1–H3', 'H5'])
    const acrossAnAisle = [fromTheRight(1, 1), fromTheRight(2, 3), fromTheRight(3, 4)]
    expect(formatSeatNames(acrossAnAisle)).toEqual(['H1', 'H2', 'H3'])
  })

  it('are joined with commas in English', () => {
    const labels = readLiterals('en')
    expect(formatSeatsNote(seats, labels)).toBe('Seats H10, H11, J3, K1–K3')
    expect(formatSeatsNote([seat('H', 10)], labels)).toBe('Seat H10')
    expect(formatSeatsNote([], labels)).toBe('')
    expect(formatSeats(seats, labels.t, labels.list)).toBe('H10, H11, J3 and K1–K3')
  })

  it('are joined with the Arabic comma in Arabic', () => {
    const { t, list } = readLiterals('ar')
    expect(list(formatSeatNames(seats))).toBe('H10، H11، J3، K1–K3')
    const named = ['H10', 'H11', 'H12'].map((name) => ({ name }) as PlanSeat)
    expect(joinSeatNames(named, t, list)).toBe('H10، H11 and \u2068H12\u2069')
  })
})
