import type { SeatType } from '@foyer/contract/wire/enumerations'
import type { SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'
import { createLegend } from './legend.ts'
import { createAuditorium } from './auditorium.ts'

const text = (value: string) => ({ text: value, translations: [] })
const boundary = { left: 0, top: 100, right: 100, bottom: 0 }

function createArea(number: number, areaCategoryId: string, types: SeatType[]) {
  const seats = types.map((type, index) => ({
    id: `${String(number)}_1_${String(index)}`,
    label: String(index),
    rowLabel: 'A',
    type,
    areaCategoryId,
    seatGroupIds: [],
    position: { areaNumber: number, rowNumber: 1, columnNumber: index },
  }))
  const rows = [{ number: 1, label: 'A', seats }]
  return {
    number,
    areaCategoryId,
    name: text(areaCategoryId),
    columnCount: 9,
    rowCount: 1,
    boundary,
    rows,
  }
}

/** An auditorium of another chain, whose area categories are numbers. */
const layout: SeatLayoutResponse = {
  seatLayout: {
    id: 'room',
    screenId: 'screen',
    boundary,
    areas: [
      createArea(1, '0000000001', ['Normal', 'Normal']),
      createArea(2, '0000000002', ['Normal']),
      createArea(3, '0000000003', ['SofaLeft', 'SofaRight']),
      createArea(4, '0000000004', ['Normal']),
    ],
  },
  relatedData: {
    areaCategories: [
      { id: '0000000001', name: text('Stalls'), displayPriority: 1 },
      { id: '0000000002', name: text('Royal circle'), displayPriority: 2 },
      { id: '0000000003', name: text('Love seats'), displayPriority: 3 },
      { id: '0000000004', name: text('Balcony'), displayPriority: 4 },
      { id: '0000000005', name: text('Foyer bar'), displayPriority: 5 },
    ],
  },
}

const areas: PricedArea[] = [
  {
    areaCategory: { id: '0000000001', name: text('Stalls'), displayPriority: 1 },
    tickets: [
      {
        ticketType: { id: 'adult', areaCategoryId: '0000000001' },
        price: { price: { valueIncludingTax: 9 } },
      } as unknown as PricedArea['tickets'][number],
    ],
  },
]

it('explains the seats of a chain with area ids of its own', () => {
  const auditorium = createAuditorium({
    layout,
    areas,
    premierAreaCategoryIds: ['0000000002'],
    modes: { bookingFee: 'Exclusive', tax: 'Inclusive' },
    text: (translated) => translated.text,
    money: (amount) => `£${amount.toFixed(2)}`,
  })
  expect(auditorium.categories.filter(({ tier }) => tier === 'premier').map(({ name }) => name)).toEqual([
    'Royal circle',
  ])
  expect(createLegend({ layout: layout.seatLayout, auditorium, t: (key) => key })).toEqual([
    { glyph: 'standard', label: 'Stalls', note: '£9.00' },
    { glyph: 'standard', label: 'Balcony' },
    { glyph: 'premier', label: 'Royal circle' },
    { glyph: 'sofa', label: 'Love seats', note: 'seat-map.legend.soldWhole' },
    { glyph: 'yours', label: 'seat-map.legend.yours' },
    { glyph: 'taken', label: 'seat-map.legend.taken' },
  ])
})
