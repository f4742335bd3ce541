import type { TicketPrice, TicketType } from '@foyer/contract/wire/ticket-prices'
import { ticketAreas, ticketCosts, type PricedArea } from './ticket-areas.ts'

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
}

function available(count: number) {
  return {
    seatAvailabilities: [],
    isSoldOut: count === 0,
    summary: { totalCount: 100, availableCount: count },
    areaCategorySummaries: [{ areaCategoryId: 'standard', totalCount: 100, availableCount: count }],
  }
}

const maxima = (input: Partial<Parameters<typeof ticketAreas>[0]>) =>
  ticketAreas({ ...base, ...input })[0]?.tickets.map((each) => each.maximum)

describe('what a visitor may choose', () => {
  it('shares the limit of the order among all tickets', () => {
    expect(maxima({})).toEqual([10, 10, 10])
    expect(maxima({ quantities: { adult: 7, child: 2 } })).toEqual([8, 3, 1])
  })

  it('never offers more than there are seats', () => {
    expect(maxima({ availability: available(3), quantities: { adult: 2 } })).toEqual([3, 1, 1])
  })

  it('blocks a ticket for children on a film that none of them may see', () => {
    const [area] = ticketAreas({ ...base, rating: rating(15) })
    expect(area?.tickets.map((each) => each.blocked)).toEqual([null, 'too-old-a-film', null])
    expect(ticketAreas({ ...base, rating: rating(12) })[0]?.tickets[1]?.blocked).toBeNull()
  })

  it('says when an area has sold out', () => {
    const [area] = ticketAreas({ ...base, availability: available(0) })
    expect(area?.tickets.every((each) => each.blocked === 'sold-out' && each.maximum === 0)).toBe(true)
  })
})

describe('what it costs', () => {
  it('counts fees only where there is one, and adds up without a rounding error', () => {
    const costs = ticketCosts([standard], { adult: 3, child: 1, companion: 1 })
    expect(costs.lines.map((line) => line.amount)).toEqual([40.5, 8.1, 0])
    expect(costs.fee).toEqual({ count: 4, each: 0.8, amount: 3.2 })
    expect(costs.total).toBe(51.8)
  })

  it('costs nothing when nobody comes', () => {
    expect(ticketCosts([standard], {})).toEqual({ lines: [], fee: null, total: 0 })
  })
})
