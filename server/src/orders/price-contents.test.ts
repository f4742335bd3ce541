import { emptyContents, type OrderContents } from '../order-store/order-contents.ts'
import type { Calculation } from '../pricing/order-to-price.ts'
import { priceContents, priceNewItems, priceNewTickets } from './price-contents.ts'

const ticket = {
  ticketTypeId: 'adult',
  areaCategoryId: 'standard',
  seatId: null,
  bookingFeeMinor: 80,
  taxBasisPoints: 2_000,
}
const everything: OrderContents = {
  ...emptyContents,
  showtimes: [
    {
      showtimeId: '1001-1',
      openSeatIds: [],
      tickets: [
        { ...ticket, id: 'whole', priceMinor: 1_250 },
        { ...ticket, id: 'reduced', priceMinor: 1_000, savedMinor: 250 },
        {
          ...ticket,
          id: 'redeemed',
          priceMinor: 0,
          savedMinor: 1_250,
          bookingFeeMinor: 0,
          waivedFeeMinor: 80,
        },
      ],
    },
  ],
  items: [
    {
      id: 'popcorn',
      itemId: 'I1',
      name: { text: 'Popcorn', translations: [] },
      quantity: 3,
      unitPriceMinor: 450,
      savedMinor: 100,
      taxBasisPoints: 2_000,
      modifiers: [
        {
          modifierGroupId: 'G1',
          modifierId: 'M1',
          name: { text: 'Butter', translations: [] },
          quantity: 1,
          unitPriceMinor: 50,
          modifiers: [],
        },
      ],
      comment: null,
    },
  ],
  deliveries: [
    {
      id: 'D1',
      itemLineIds: ['popcorn'],
      method: 'InSeatDelivery',
      seat: { showtimeId: '1001-1', seatId: '1_1_1', name: 'A1', screenName: null },
      location: null,
    },
  ],
  fees: [
    { scope: 'InSeatDelivery', charge: { kind: 'Percentage', basisPoints: 500 }, taxBasisPoints: 2_000 },
  ],
  tip: { kind: 'Amount', amount: 200 },
}

describe('what an order costs by its lines', () => {
  it('is every line with its saving, fees and tip', () => {
    const { totals, tickets, items } = priceContents(everything)
    expect(
      tickets.map(({ price, saved, bookingFee }) => [price.gross, saved.gross, bookingFee.gross]),
    ).toEqual([
      [1_250, 0, 80],
      [1_000, 250, 80],
      [0, 1_250, 0],
    ])
    expect(items.map(({ price, saved }) => [price.gross, saved.gross])).toEqual([[1_400, 100]])
    expect(totals.mandatoryFee.gross).toBe(70)
    expect(totals.totalPrice.gross).toBe(1_250 + 1_000 + 160 + 1_400 + 70 + 200)
    expect(totals.originalPrice.gross).toBe(3 * (1_250 + 80) + 1_500 + 70 + 200)
    expect(totals.originalBookingFee.gross).toBe(240)
  })

  it('states what the payments leave to pay', () => {
    const payment = {
      declineReason: null,
      maskedDetail: null,
      providerReference: null,
      createdAt: 0,
      updatedAt: 0,
    }
    const contents: OrderContents = {
      ...everything,
      payments: [
        { ...payment, id: 'a', type: 'GiftCard', amountMinor: 1_000, status: 'Completed' },
        { ...payment, id: 'b', type: 'Embedded', amountMinor: 4_080, status: 'Declined' },
      ],
    }
    expect(priceContents(contents).restToPay).toBe(4_080 - 1_000)
  })
})

describe('new tickets', () => {
  const adult = {
    id: 'new',
    listPrice: 1_250,
    bookingFee: 80,
    taxBasisPoints: 2_000,
    discounts: [],
    redemption: null,
  }
  it.each([
    ['Paid', false, 80],
    ['Unpaid', false, 0],
    ['Unpaid', true, 80],
    ['UnpaidConfirmed', false, 0],
    ['UnpaidConfirmed', true, 80],
  ] as const)('booked %s, with fees for unpaid bookings %s, have a fee of %i', (bookingMode, isFee, fee) => {
    const priced = priceNewTickets(everything, [adult], {
      bookingMode,
      isFeeApplicableToUnpaidBookings: isFee,
    })
    expect([...priced.keys()]).toEqual(['new'])
    expect(priced.get('new')).toMatchObject({ price: { gross: 1_250 }, bookingFee: { gross: fee } })
  })
})

describe('discounts of items', () => {
  const calculations: readonly Calculation[] = [
    { kind: 'PercentageOff', basisPoints: 1_250 },
    { kind: 'PercentageOff', basisPoints: 10_000 },
    { kind: 'AmountOff', amount: 33 },
    { kind: 'FixedPrice', price: 101 },
  ]
  const [popcorn] = everything.items
  if (!popcorn) throw new Error('no popcorn')

  it('cost the same once they are stored, whatever the amounts, taxes and quantities', () => {
    let compared = 0
    for (const calculation of calculations)
      for (const unitPriceMinor of [1, 99, 335, 1_337])
        for (const quantity of [1, 2, 7])
          for (const taxBasisPoints of [0, 550, 2_000]) {
            const { savedMinor: _, ...unsaved } = popcorn
            const item = { ...unsaved, unitPriceMinor, quantity, taxBasisPoints }
            const discount = { id: 'd', source: 'Automatic', calculation } as const
            const contents = { ...everything, items: [item], tip: null, fees: [] }
            const given = priceNewItems(contents, new Map([[item.id, [discount]]])).get(item.id)
            const savedMinor = given?.saved.gross ?? 0
            const [stored] = priceContents({
              ...contents,
              items: [savedMinor > 0 ? { ...item, savedMinor } : item],
            }).items
            expect(stored).toEqual({ ...given, discountId: null })
            compared++
          }
    expect(compared).toBe(144)
  })
})
