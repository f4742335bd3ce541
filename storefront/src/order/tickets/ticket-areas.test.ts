import { turnLayout } from '@foyer/contract/seating/turn-layout'
import type { TicketPrice, TicketType } from '@foyer/contract/wire/ticket-prices'
import { createTicketAreas, dropLoneCompanions, dropPreviews, type PricedArea } from './ticket-areas.ts'

const text = (value: string) => ({ text: value, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

function ticket(id: string, price: number, fee: number, maximumAge?: number) {
  const ticketType: TicketType = {
    type: 'Ticket',
    id,
    description: text(id),
    longDescription: null,
    areaCategoryId: 'standard',
    hopk: id,
    hoCode: id,
    ticketCode: id,
    ...(maximumAge === undefined ? {} : { maximumAge }),
  }
  const ticketPrice: TicketPrice = {
    ticketTypeId: id,
    price: money(price),
    isDefault: false,
    bookingFee: money(fee),
    restrictions: [],
    rewardId: null,
    voucherTypeCodes: [],
    thirdPartyMemberSchemeId: null,
    isShownAsPreviewWhenRestricted: false,
    displayPriority: 1,
    subscriptionId: null,
    discountId: null,
    discount: null,
  }
  return { ticketType, price: ticketPrice }
}

const standard: PricedArea = {
  areaCategory: { id: 'standard', name: text('Standard'), displayPriority: 1 },
  tickets: [ticket('adult', 13.5, 0.8), ticket('child', 8.1, 0.8, 14), ticket('companion', 0, 0)],
}

const rating = (minimumAge: number) => ({
  id: '15',
  classification: text('15'),
  classificationDescription: null,
  ageRestriction: { minimumAge },
})

const base = {
  areas: [standard],
  quantities: {},
  maximumTickets: 10,
  layout: undefined,
  availability: undefined,
  rating: undefined,
  showtime: { isAllocatedSeating: true, areaCategories: [] },
  premierAreaCategoryIds: [],
}

function available(count: number) {
  return {
    seatAvailabilities: [],
    isSoldOut: count === 0,
    summary: { totalCount: 100, availableCount: count },
    areaCategorySummaries: [{ areaCategoryId: 'standard', totalCount: 100, availableCount: count }],
  }
}

const maxima = (input: Partial<Parameters<typeof createTicketAreas>[0]>) =>
  createTicketAreas({ ...base, ...input })[0]?.tickets.map((each) => each.maximum)

describe('a price that is shown and not to be had', () => {
  const areas: PricedArea[] = [
    {
      ...standard,
      previews: [
        { ...ticket('member', 9, 0), opening: { kind: 'preview', opens: 'Member' } },
        { ...ticket('adult', 9, 0), opening: { kind: 'needs-code', opens: 'Discount' } },
      ],
    },
  ]

  it('has a row that says what opens it, and none can be chosen', () => {
    const rows = createTicketAreas({ ...base, areas, quantities: { member: 2 } })[0]?.tickets ?? []
    expect(rows.slice(3)).toMatchObject([
      { ticketType: { id: 'member' }, quantity: 0, maximum: 0, availability: { kind: 'preview' } },
      { ticketType: { id: 'adult' }, quantity: 0, maximum: 0, availability: { kind: 'needs-code' } },
    ])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(5)
  })

  it('is not had by an address that asks for it, other than a type that is sold at another price', () => {
    expect(dropPreviews(areas, { adult: 1, member: 2 })).toEqual({ adult: 1 })
  })
})

describe('a package', () => {
  const family = ticket('family', 38.5, 0.8)
  const tickets = Array.from({ length: 4 }, () => ({ ticketTypeId: 'adult' }))
  const areas: PricedArea[] = [
    {
      ...standard,
      tickets: [
        ...standard.tickets,
        {
          ticketType: { ...family.ticketType, tickets },
          price: { ...family.price, maximumTickets: 2 },
        },
      ],
    },
  ]
  const decide = (input: Partial<Parameters<typeof createTicketAreas>[0]>) =>
    createTicketAreas({ ...base, areas, ...input })[0]?.tickets.map(({ maximum }) => maximum)

  it('takes a place for each of its tickets', () => {
    expect(decide({ quantities: { family: 1 } })).toEqual([6, 6, 6, 2])
    expect(decide({ quantities: { adult: 3 } })).toEqual([10, 7, 7, 1])
    expect(decide({ availability: available(5) })).toEqual([5, 5, 5, 1])
  })

  it('does not break a limit', () => {
    const [area] = createTicketAreas({ ...base, areas, quantities: { family: 2 } })
    expect(area?.tickets.at(-1)).toMatchObject({
      maximum: 2,
      availability: { kind: 'limit-reached', limit: 'price', maximum: 2 },
    })
    const [full] = createTicketAreas({ ...base, areas, quantities: { adult: 7 } })
    expect(full?.tickets.at(-1)).toMatchObject({
      maximum: 0,
      availability: { kind: 'limit-reached', limit: 'order', maximum: 10 },
    })
  })
})

describe('what a visitor may choose', () => {
  it('shares the limit of the order among all tickets', () => {
    expect(maxima({})).toEqual([10, 10, 10])
    expect(maxima({ quantities: { adult: 7, child: 2 } })).toEqual([8, 3, 1])
  })

  it('never offers more than there are seats', () => {
    expect(maxima({ availability: available(3), quantities: { adult: 2 } })).toEqual([3, 1, 1])
  })

  it('blocks a ticket for children on a film that none of them may see', () => {
    const decide = (age: number) =>
      createTicketAreas({ ...base, rating: rating(age) })[0]?.tickets.map(
        ({ availability }) => availability.kind,
      )
    expect(decide(15)).toEqual(['available', 'too-old-a-film', 'available'])
    expect(decide(12)).toEqual(['available', 'available', 'available'])
  })

  it('says when an area has sold out', () => {
    const [area] = createTicketAreas({ ...base, availability: available(0) })
    expect(area?.tickets).toMatchObject(
      Array.from({ length: 3 }, () => ({ availability: { kind: 'sold-out' }, maximum: 0 })),
    )
  })
})

describe('tickets for one kind of seat', () => {
  const typed = (id: string, seatType: 'Wheelchair' | 'Companion') => {
    const { ticketType, price } = ticket(id, 0, 0)
    return { ticketType: { ...ticketType, seatType }, price }
  }
  const places: PricedArea = {
    areaCategory: { id: 'standard', name: text('Wheelchair space'), displayPriority: 1 },
    tickets: [typed('space', 'Wheelchair'), typed('companion', 'Companion')],
  }

  it('sells a companion ticket with a wheelchair place only', () => {
    const input = { areas: [places] }
    expect(maxima(input)).toEqual([10, 0])
    expect(maxima({ ...input, quantities: { space: 2 } })).toEqual([10, 2])
    expect(maxima({ ...input, quantities: { space: 1, companion: 1 } })).toEqual([9, 1])
  })

  it('never offers more of a kind than there are free seats of it', () => {
    const seat = (id: string, type: 'Wheelchair' | 'Companion') => ({
      id,
      label: id,
      rowLabel: 'W',
      type,
      areaCategoryId: 'standard',
      seatGroupIds: [],
      position: { areaNumber: 1, rowNumber: 1, columnNumber: 1 },
    })
    const seats = [
      seat('w1', 'Wheelchair'),
      seat('c1', 'Companion'),
      seat('w2', 'Wheelchair'),
      seat('c2', 'Companion'),
    ]
    const boundary = { left: 0, top: 0, right: 100, bottom: 100 }
    const row = { number: 1, label: 'W', seats }
    const area = {
      number: 1,
      areaCategoryId: 'standard',
      name: text('Row W'),
      columnCount: 4,
      rowCount: 1,
      boundary,
      rows: [row],
    }
    const seatAvailabilities = seats.map(({ id }) => ({
      seatId: id,
      status: id === 'c2' ? ('Sold' as const) : ('Available' as const),
    }))
    const input = {
      areas: [places],
      layout: { id: 'room', screenId: 'screen', boundary, areas: [area] },
      availability: { ...available(3), seatAvailabilities },
    }
    expect(maxima(input)).toEqual([2, 0])
    expect(maxima({ ...input, quantities: { space: 2 } })).toEqual([2, 1])
  })

  it('takes companions off the order with their wheelchair places', () => {
    expect(dropLoneCompanions([places], { space: 1, companion: 2, adult: 3 })).toEqual({
      space: 1,
      companion: 1,
      adult: 3,
    })
    expect(dropLoneCompanions([standard], { companion: 2 })).toEqual({ companion: 2 })
  })
})

describe('the rows of an area', () => {
  const area = (number: number, edges: { top: number; bottom: number }, letters: string) => ({
    number,
    areaCategoryId: 'standard',
    name: text('Standard'),
    columnCount: 1,
    rowCount: letters.length,
    boundary: { left: 0, right: 100, ...edges },
    rows: [...letters].map((label, index) => ({
      number: index + 1,
      label,
      seats: [
        {
          id: label,
          label: '1',
          rowLabel: label,
          type: 'Normal' as const,
          areaCategoryId: 'standard',
          seatGroupIds: [],
          position: { areaNumber: number, rowNumber: index + 1, columnNumber: 1 },
        },
      ],
    })),
  })
  const layout = {
    id: 'room',
    screenId: 'screen',
    boundary: { left: 0, top: 100, right: 100, bottom: 0 },
    areas: [area(1, { top: 40, bottom: 0 }, 'DEF'), area(2, { top: 100, bottom: 50 }, 'ABC')],
  }

  it.each([
    ['from the screen', layout],
    ['from the back', turnLayout(layout)],
  ])('are told from the screen to the back, where the layout counts them %s', (_, counted) => {
    const [standardArea] = createTicketAreas({ ...base, layout: counted })
    expect(standardArea?.rows.join('')).toBe('ABCDEF')
  })
})
