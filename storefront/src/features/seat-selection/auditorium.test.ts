import type { SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { SeatType } from '@foyer/contract/wire/enumerations'
import { anyArea } from '../../services/reading/any-area.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'
import { SeatEngine } from '@foyer/design-system/order/seat-map'
import { getSeatLimits, createAuditorium, countTicketsForSeats } from './auditorium.ts'

const text = (value: string) => ({ text: value, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const boundary = { left: 0, top: 100, right: 100, bottom: 0 }

const seat = (columnNumber: number, type: SeatType, group: string) => ({
  id: `1_1_${String(columnNumber)}`,
  label: String(columnNumber),
  rowLabel: 'W',
  type,
  areaCategoryId: 'wheelchair',
  seatGroupIds: [group],
  position: { areaNumber: 1, rowNumber: 1, columnNumber },
})

/** Two wheelchair places, each with its companion seat, and an aisle between them. */
const layout: SeatLayoutResponse = {
  seatLayout: {
    id: 'room',
    screenId: 'screen',
    boundary,
    areas: [
      {
        number: 1,
        areaCategoryId: 'wheelchair',
        name: text('Wheelchair spaces'),
        columnCount: 5,
        rowCount: 1,
        boundary,
        rows: [
          {
            number: 1,
            label: 'W',
            seats: [
              seat(1, 'Wheelchair', 'a'),
              seat(2, 'Companion', 'a'),
              seat(4, 'Wheelchair', 'b'),
              seat(5, 'Companion', 'b'),
            ],
          },
        ],
      },
    ],
  },
  relatedData: {
    areaCategories: [{ id: 'wheelchair', name: text('Wheelchair space'), displayPriority: 1 }],
  },
}

function ticket(id: string, amount: number, seatType?: SeatType): PricedArea['tickets'][number] {
  return {
    ticketType: {
      type: 'Ticket',
      id,
      description: text(id),
      longDescription: null,
      areaCategoryId: 'wheelchair',
      ...(seatType && { seatType }),
      hopk: id,
      hoCode: id,
      ticketCode: id,
    },
    price: {
      ticketTypeId: id,
      price: money(amount),
      isDefault: id === 'space',
      bookingFee: money(0),
      restrictions: [],
      rewardId: null,
      voucherTypeCodes: [],
      thirdPartyMemberSchemeId: null,
      isShownAsPreviewWhenRestricted: false,
      displayPriority: 1,
      subscriptionId: null,
      discountId: null,
      discount: null,
    },
  }
}

const area = (...tickets: PricedArea['tickets'][number][]): PricedArea => ({
  areaCategory: { id: 'wheelchair', name: text('Wheelchair space'), displayPriority: 1 },
  tickets,
})
const areas = [area(ticket('space', 10.5, 'Wheelchair'), ticket('companion', 0, 'Companion'))]

function engineFor(quantities: Record<string, number>, of: readonly PricedArea[] = areas) {
  const auditorium = createAuditorium({
    layout,
    areas: of,
    premierAreaCategoryIds: [],
    modes: { bookingFee: 'Exclusive', tax: 'Inclusive' },
    text: (translated) => translated.text,
    money: (amount) => `£${amount.toFixed(2)}`,
  })
  const statuses = new Map(['1_1_1', '1_1_2', '1_1_4', '1_1_5'].map((id) => [id, 'Available' as const]))
  return new SeatEngine({ auditorium, statuses, limits: getSeatLimits(of, quantities) })
}

describe('tickets for one kind of seat', () => {
  it('gives each its own seats: a companion ticket takes no wheelchair place', () => {
    const engine = engineFor({ space: 1, companion: 1 })
    engine.toggle('1_1_1')
    engine.toggle('1_1_4')
    expect(engine.getSnapshot().selection).toEqual(['1_1_4'])
    engine.toggle('1_1_5')
    expect(engine.getSnapshot()).toMatchObject({ selection: ['1_1_4', '1_1_5'], ready: true })
  })

  it('has no seat for a companion without such a ticket', () => {
    const engine = engineFor({ space: 1 })
    engine.toggle('1_1_2')
    expect(engine.getSnapshot().selection).toEqual([])
  })

  it('finds a place and the companion seat beside it', () => {
    const engine = engineFor({ space: 1, companion: 1 })
    const found = engine.seats(engine.bestAvailable() ?? [])
    expect(found.map((each) => each.kind)).toEqual(['Wheelchair', 'Companion'])
    expect(found[0]?.groupIds).toEqual(found[1]?.groupIds)
  })

  it('names and prices each kind, and deals the tickets to it', () => {
    const engine = engineFor({ space: 1, companion: 1 })
    const seats = engine.seats(['1_1_2', '1_1_1'])
    const categories = seats.map(({ categoryId }) => engine.plan.categories.get(categoryId))
    expect(categories.map((each) => `${each?.name ?? ''} ${each?.price ?? ''}`)).toEqual([
      'companion £0.00',
      'space £10.50',
    ])
    expect(
      countTicketsForSeats(seats, areas, { space: 1, companion: 1 }).map(({ ticketTypeId }) => ticketTypeId),
    ).toEqual(['companion', 'space'])
  })

  it('lets a ticket of no stated area take any seat for sale to all', () => {
    const adult = ticket('adult', 12)
    const anywhere = [
      {
        areaCategory: { id: anyArea, name: text(''), displayPriority: 1 },
        tickets: [{ ...adult, ticketType: { ...adult.ticketType, areaCategoryId: anyArea } }],
      },
    ]
    const quantities = { adult: 2 }
    expect(getSeatLimits(anywhere, quantities)).toEqual([{ areaCategoryId: null, count: 2 }])
    const engine = engineFor(quantities, anywhere)
    engine.toggle('1_1_1')
    expect(engine.getSnapshot().selection).toContain('1_1_1')
    const seats = [{ categoryId: 'wheelchair' }, { categoryId: 'standard' }, { categoryId: 'sofa' }]
    expect(countTicketsForSeats(seats, anywhere, quantities).map(({ ticketTypeId }) => ticketTypeId)).toEqual(
      ['adult', 'adult', null],
    )
  })

  it('lets every ticket of an area take any of its seats where a server says nothing of kinds', () => {
    const engine = engineFor({ adult: 2 }, [area(ticket('adult', 10.5))])
    engine.select(['1_1_1', '1_1_2'])
    expect(engine.getSnapshot().ready).toBe(true)
  })

  it('gives a package a seat for each of its tickets, and its price to the first', () => {
    const space = ticket('space', 10.5)
    const family = {
      ...space,
      ticketType: { ...space.ticketType, tickets: [{ ticketTypeId: 'a' }, { ticketTypeId: 'b' }] },
    }
    const areas = [area(family)]
    expect(getSeatLimits(areas, { space: 2 })).toEqual([{ areaCategoryId: 'wheelchair', count: 4 }])
    const seats = Array.from({ length: 3 }, () => ({ categoryId: 'wheelchair' }))
    expect(countTicketsForSeats(seats, areas, { space: 1 })).toMatchObject([
      { ticketTypeId: 'space', isPriced: true },
      { ticketTypeId: 'space', isPriced: false },
      { ticketTypeId: null, isPriced: false },
    ])
  })
})
