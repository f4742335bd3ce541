import type { TicketPricesResponse } from '@foyer/contract/wire/ticket-prices'
import { anyArea } from '../../services/reading/any-area.ts'
import { readAnswer } from '../../services/reading/answers.ts'
import type { OpeningContext } from '../../domain/price-availability.ts'
import { createPricedAreas, type TicketArea } from './sales.ts'

const visitor: OpeningContext = { member: null, vouchers: [], cards: [], openDiscountIds: [] }

const createText = (text: string) => ({ text, translations: [] })

const price = (bookingFee: unknown, ticketTypeId = 'adult') => ({
  ticketTypeId,
  price: { valueIncludingTax: 12, valueExcludingTax: 10, tax: 2 },
  isDefault: true,
  restrictions: [],
  displayPriority: 1,
  bookingFee,
})

const type = (id: string, areaCategoryId?: string | null) => ({
  type: 'Ticket',
  id,
  description: createText(id),
  areaCategoryId,
})
type SentType = ReturnType<typeof type>

function readTicketPrices(sent: unknown): TicketPricesResponse {
  const answer = readAnswer('getTicketPrices', sent)
  if (!answer.ok) throw new Error(`of no use without ${answer.field}`)
  return answer.body as TicketPricesResponse
}

describe('the booking fee of a price', () => {
  const read = (bookingFee: unknown) =>
    readTicketPrices({
      ticketPrices: [price(bookingFee)],
      relatedData: { ticketTypes: [type('adult', 'a')] },
    }).ticketPrices[0]?.bookingFee

  it.each<[string, unknown, object]>([
    [
      'as a value',
      { valueIncludingTax: 1.2, valueExcludingTax: 1, tax: 0.2 },
      { valueIncludingTax: 1.2, valueExcludingTax: 1, tax: 0.2 },
    ],
    [
      'as an amount',
      { amountIncludingTax: 1.2, amountExcludingTax: 1 },
      { valueIncludingTax: 1.2, valueExcludingTax: 1, tax: 0.2 },
    ],
    [
      'as an amount with its tax',
      { amountIncludingTax: 1.2, tax: 0.2 },
      { valueIncludingTax: 1.2, valueExcludingTax: 1, tax: 0.2 },
    ],
    [
      'without a word on tax',
      { amountIncludingTax: 0.75 },
      { valueIncludingTax: 0.75, valueExcludingTax: 0.75, tax: 0 },
    ],
    ['not at all', null, { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }],
    ['not even as nothing', undefined, { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }],
  ])('may come %s', (_, sent, expected) => {
    expect(read(sent)).toEqual(expected)
  })
})

describe('the area of a ticket', () => {
  const createAreas = (types: SentType[], areaCategories?: { id: string; displayPriority: number }[]) =>
    createPricedAreas(
      readTicketPrices({
        ticketPrices: types.map(({ id }) => price(null, id)),
        relatedData: {
          ticketTypes: types,
          ...(areaCategories && {
            areaCategories: areaCategories.map((area) => ({ ...area, name: createText(area.id) })),
          }),
        },
      }),
      visitor,
    ).map(({ areaCategory, tickets }) => [
      areaCategory.id,
      areaCategory.name.text,
      tickets.map(({ ticketType }) => ticketType.id).join(),
    ])

  it('is the one that the server names', () => {
    const areas = [
      { id: 'sofa', displayPriority: 2 },
      { id: 'standard', displayPriority: 1 },
    ]
    expect(createAreas([type('adult', 'standard'), type('pair', 'sofa')], areas)).toEqual([
      ['standard', 'standard', 'adult'],
      ['sofa', 'sofa', 'pair'],
    ])
  })

  it('is the only one there is where the ticket does not say', () => {
    expect(createAreas([type('adult')], [{ id: 'standard', displayPriority: 1 }])).toEqual([
      ['standard', 'standard', 'adult'],
    ])
  })

  it('is any where nothing is said of areas, and the tickets are sold all the same', () => {
    expect(createAreas([type('adult'), type('child', null)])).toEqual([[anyArea, '', 'adult,child']])
  })

  it('has no name where the server tells its id alone', () => {
    expect(createAreas([type('adult', '0000000001')])).toEqual([['0000000001', '', 'adult']])
  })
})

describe('the offers of an area', () => {
  const sent = (ticketTypeId: string, amount: number, change: object) => ({
    ...price(null, ticketTypeId),
    price: { valueIncludingTax: amount, valueExcludingTax: amount, tax: 0 },
    ...change,
  })
  const preview = { isShownAsPreviewWhenRestricted: true }
  const owl = { restrictions: ['Discount'], discountId: 'owl', ...preview }

  const offer = (prices: object[], context: OpeningContext = visitor) => {
    const [area] = createPricedAreas(
      readTicketPrices({
        ticketPrices: prices,
        relatedData: { ticketTypes: [type('adult', 'a'), type('member', 'a')] },
      }),
      context,
    )
    const say = ({
      ticketType: { id },
      price: { price },
    }: TicketArea['tickets'][number] | TicketArea['previews'][number]) =>
      `${id} ${String(price.valueIncludingTax)}`
    return { tickets: area?.tickets.map(say), previews: area?.previews.map(say) }
  }

  it('has previews apart from what is to be had', () => {
    expect(
      offer([sent('adult', 12, {}), sent('member', 9, { restrictions: ['Member'], ...preview })]),
    ).toEqual({
      tickets: ['adult 12'],
      previews: ['member 9'],
    })
  })

  it('has one price a type: the lowest that is open', () => {
    const prices = [sent('adult', 12, {}), sent('adult', 9, owl)]
    expect(offer(prices)).toEqual({ tickets: ['adult 12'], previews: ['adult 9'] })
    expect(offer(prices, { ...visitor, openDiscountIds: ['owl'] })).toEqual({
      tickets: ['adult 9'],
      previews: [],
    })
  })

  it('has no preview that is no better', () => {
    expect(offer([sent('adult', 8, {}), sent('adult', 9, owl)]).previews).toEqual([])
  })

  it.each<[string, object]>([
    ['no word of restrictions', { restrictions: null }],
    ['an empty list', { restrictions: [] }],
  ])('is open with %s', (_, change) => {
    expect(offer([sent('adult', 12, change)]).tickets).toEqual(['adult 12'])
  })

  it.each<[string, object]>([
    ['unknown', { restrictions: ['StaffCard'] }],
    ['unreadable', { restrictions: [{ type: 'Member' }] }],
    ['no list', { restrictions: 'Member' }],
  ])('hides a price whose restriction is %s', (_, change) => {
    expect(offer([sent('adult', 12, {}), sent('member', 9, { ...change, ...preview })])).toEqual({
      tickets: ['adult 12'],
      previews: [],
    })
  })
})
