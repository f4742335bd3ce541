import type { Discount, ItemToPrice, OrderToPrice, Redemption } from './order-to-price.ts'
import { priceOrder } from './price-order.ts'
import { buildItem, buildOrder, buildTicket } from './testing/build-order.ts'

const percentageOff = (
  id: string,
  basisPoints: number,
  source: Discount['source'] = 'Automatic',
): Discount => ({
  id,
  source,
  calculation: { kind: 'PercentageOff', basisPoints },
})
const voucher = (redemption: Partial<Redemption> = {}): Redemption => ({
  kind: 'Voucher',
  id: 'v1',
  price: 0,
  isBookingFeeWaived: false,
  ...redemption,
})

describe('tickets', () => {
  it('cost price and booking fee, with the contained tax', () => {
    const { tickets, totals, restToPay, refusals } = priceOrder(buildOrder({ tickets: [buildTicket()] }))
    expect(tickets).toEqual([
      {
        id: 'adult',
        original: { gross: 1_080, tax: 180 },
        saved: { gross: 0, tax: 0 },
        price: { gross: 1_080, tax: 180 },
        discountId: null,
        originalBookingFee: { gross: 75, tax: 13 },
        bookingFee: { gross: 75, tax: 13 },
      },
    ])
    expect(totals.totalPrice).toEqual({ gross: 1_155, tax: 193 })
    expect(totals.totalBookingFee).toEqual({ gross: 75, tax: 13 })
    expect(restToPay).toBe(1_155)
    expect(refusals).toEqual([])
  })

  it('cost their tax in addition if prices exclude it, rounded on each line', () => {
    const tickets = ['a', 'b', 'c'].map((id) =>
      buildTicket({ id, listPrice: 1_001, bookingFee: 0, taxBasisPoints: 550 }),
    )
    const { totals } = priceOrder(buildOrder({ settings: { taxMode: 'Exclusive' }, tickets }))
    // 55.055 per line; the tax of the sum would be 165.165.
    expect(totals.totalPrice).toEqual({ gross: 3_003 + 165, tax: 165 })
    const half = buildTicket({ listPrice: 10, bookingFee: 0, taxBasisPoints: 500 })
    const priced = priceOrder(buildOrder({ settings: { taxMode: 'Exclusive' }, tickets: [half] }))
    expect(priced.totals.totalPrice).toEqual({ gross: 11, tax: 1 })
  })

  it.each<[string, Discount, number]>([
    ['a percentage off, half a penny in favor of the visitor', percentageOff('d', 5_000), 532],
    ['all of it off', percentageOff('d', 10_000), 0],
    ['an amount off', { id: 'd', source: 'Code', calculation: { kind: 'AmountOff', amount: 200 } }, 865],
    [
      'more off than the price',
      { id: 'd', source: 'Code', calculation: { kind: 'AmountOff', amount: 2_000 } },
      0,
    ],
    ['a fixed price', { id: 'd', source: 'Code', calculation: { kind: 'FixedPrice', price: 700 } }, 700],
  ])('take a discount: %s', (_what, discount, price) => {
    const order = buildOrder({ tickets: [buildTicket({ listPrice: 1_065, discounts: [discount] })] })
    const [ticket] = priceOrder(order).tickets
    expect(ticket?.price.gross).toBe(price)
    expect(ticket?.saved.gross).toBe(1_065 - price)
    expect(ticket?.discountId).toBe('d')
  })

  it('stay at the list price where a fixed price is higher, without the discount', () => {
    const discount: Discount = { id: 'd', source: 'Code', calculation: { kind: 'FixedPrice', price: 2_000 } }
    const [ticket] = priceOrder(buildOrder({ tickets: [buildTicket({ discounts: [discount] })] })).tickets
    expect(ticket).toMatchObject({ price: { gross: 1_080 }, discountId: null })
  })

  it('take one discount: the largest, then the automatic one, then the first by id', () => {
    const getDiscount = (...discounts: Discount[]) =>
      priceOrder(buildOrder({ tickets: [buildTicket({ discounts })] })).tickets[0]?.discountId
    expect(getDiscount(percentageOff('a', 1_000), percentageOff('b', 2_000, 'Code'))).toBe('b')
    expect(getDiscount(percentageOff('a', 1_000, 'Code'), percentageOff('b', 1_000))).toBe('b')
    expect(getDiscount(percentageOff('b', 1_000), percentageOff('a', 1_000))).toBe('a')
  })

  it('are free or at a fixed price with a voucher or card, never more expensive, without further discount', () => {
    const getTicket = (redemption: Redemption) =>
      priceOrder(
        buildOrder({ tickets: [buildTicket({ redemption, discounts: [percentageOff('d', 9_000)] })] }),
      ).tickets[0]
    expect(getTicket(voucher())).toMatchObject({
      price: { gross: 0, tax: 0 },
      saved: { gross: 1_080, tax: 180 },
      bookingFee: { gross: 75 },
      discountId: null,
    })
    expect(getTicket(voucher({ kind: 'TicketRedemptionCard', price: 400 }))?.price.gross).toBe(400)
    expect(getTicket(voucher({ kind: 'TicketRedemptionCard', price: 4_000 }))?.price.gross).toBe(1_080)
  })

  it('have the booking fee waived by a voucher that says so; the order remembers what it was', () => {
    const tickets = [buildTicket({ redemption: voucher({ isBookingFeeWaived: true }) })]
    const { totals, refusals } = priceOrder(buildOrder({ tickets }))
    expect(totals).toMatchObject({
      totalPrice: { gross: 0 },
      originalPrice: { gross: 1_155 },
      totalBookingFee: { gross: 0 },
      originalBookingFee: { gross: 75 },
    })
    expect(refusals).toEqual([])
  })

  it('refuse a voucher that would be used up for nothing', () => {
    const tickets = [buildTicket({ redemption: voucher({ price: 1_080 }) })]
    expect(priceOrder(buildOrder({ tickets })).refusals).toEqual([
      { kind: 'VoucherWithoutEffect', ticketId: 'adult', voucherId: 'v1' },
    ])
    const waived = [buildTicket({ redemption: voucher({ price: 1_080, isBookingFeeWaived: true }) })]
    expect(priceOrder(buildOrder({ tickets: waived })).refusals).toEqual([])
    // No fee, nothing to waive.
    expect(priceOrder(buildOrder({ tickets: waived, bookingMode: 'Unpaid' })).refusals).toHaveLength(1)
  })

  it.each([
    ['Paid', false, 75],
    ['Unpaid', false, 0],
    ['UnpaidConfirmed', false, 0],
    ['Unpaid', true, 75],
    ['UnpaidConfirmed', true, 75],
  ] as const)(
    'booked %s, with fees for unpaid bookings %s, cost a fee of %i',
    (bookingMode, isFeeApplicable, fee) => {
      const settings = { isFeeApplicableToUnpaidBookings: isFeeApplicable }
      const { totals } = priceOrder(buildOrder({ settings, bookingMode, tickets: [buildTicket()] }))
      expect(totals.totalBookingFee.gross).toBe(fee)
      expect(totals.originalBookingFee.gross).toBe(fee)
    },
  )
})

describe('items', () => {
  const modifiers = [
    { priceDifference: 100, quantity: 2, modifiers: [{ priceDifference: 25, quantity: 1, modifiers: [] }] },
    { priceDifference: -50, quantity: 1, modifiers: [] },
  ]

  it('cost their modifiers in every piece, nested ones with them', () => {
    const [item] = priceOrder(buildOrder({ items: [buildItem({ quantity: 3, modifiers })] })).items
    expect(item?.price.gross).toBe(3 * (500 + 2 * (100 + 25) - 50))
  })

  it('take a discount on their own price, of each piece', () => {
    const getPrice = (calculation: Discount['calculation']) =>
      priceOrder(
        buildOrder({
          items: [
            buildItem({ quantity: 3, modifiers, discounts: [{ id: 'd', source: 'Automatic', calculation }] }),
          ],
        }),
      ).items[0]?.price.gross
    expect(getPrice({ kind: 'PercentageOff', basisPoints: 1_000 })).toBe(2_100 - 150)
    expect(getPrice({ kind: 'AmountOff', amount: 200 })).toBe(2_100 - 600)
    expect(getPrice({ kind: 'FixedPrice', price: 400 })).toBe(2_100 - 300)
  })

  it('never cost less than nothing', () => {
    const item: ItemToPrice = buildItem({
      modifiers: [{ priceDifference: -400, quantity: 1, modifiers: [] }],
      discounts: [percentageOff('d', 5_000)],
    })
    expect(priceOrder(buildOrder({ items: [item] })).items[0]?.price.gross).toBe(0)
    // Both would take the whole price: the automatic one is chosen.
    const discounts = [percentageOff('a', 9_000, 'Code'), percentageOff('b', 5_000)]
    expect(priceOrder(buildOrder({ items: [{ ...item, discounts }] })).items[0]?.discountId).toBe('b')
    const cheaper = [{ priceDifference: -501, quantity: 1, modifiers: [] }]
    expect(() => priceOrder(buildOrder({ items: [buildItem({ modifiers: cheaper })] }))).toThrow(RangeError)
  })
})

describe('deals', () => {
  const lines = { tickets: ['a', 'b', 'c'].map((id) => buildTicket({ id, listPrice: 100, bookingFee: 0 })) }
  const getPrices = (order: Partial<OrderToPrice>) =>
    priceOrder(buildOrder({ ...lines, ...order })).tickets.map(({ price }) => price.gross)

  it('divide an amount among their lines to the last unit, what is left by id', () => {
    const calculation = { kind: 'AmountOff', amount: 100 } as const
    expect(getPrices({ deals: [{ id: 'd', calculation, lineIds: ['c', 'b', 'a'] }] })).toEqual([66, 67, 67])
    expect(getPrices({ deals: [{ id: 'd', calculation, lineIds: ['b', 'c'] }] })).toEqual([100, 50, 50])
    expect(
      getPrices({ deals: [{ id: 'd', calculation: { ...calculation, amount: 999 }, lineIds: ['a'] }] }),
    ).toEqual([0, 100, 100])
  })

  it('come one after the other', () => {
    const half = { kind: 'PercentageOff', basisPoints: 5_000 } as const
    const twenty = { kind: 'AmountOff', amount: 20 } as const
    const inOrder = (
      ...calculations: readonly [typeof half, typeof twenty] | readonly [typeof twenty, typeof half]
    ) =>
      priceOrder(
        buildOrder({
          ...lines,
          deals: calculations.map((calculation, index) => ({ id: `d${index}`, calculation, lineIds: ['a'] })),
        }),
      )
    expect(inOrder(half, twenty).tickets[0]?.price.gross).toBe(30)
    expect(inOrder(twenty, half).tickets[0]?.price.gross).toBe(40)
    expect(inOrder(twenty, half).deals).toEqual([
      { id: 'd0', saved: 20, tax: expect.any(Number) },
      { id: 'd1', saved: 40, tax: expect.any(Number) },
    ])
  })

  it('save taxes that add up, with those of the lines, to the taxes before', () => {
    const tickets = [
      buildTicket({ id: 'a', listPrice: 1_250, bookingFee: 0, taxBasisPoints: 2_000 }),
      buildTicket({ id: 'b', listPrice: 333, bookingFee: 0, taxBasisPoints: 550 }),
    ]
    const deals = [
      { id: 'd0', calculation: { kind: 'PercentageOff', basisPoints: 1_000 }, lineIds: ['a', 'b'] },
      { id: 'd1', calculation: { kind: 'AmountOff', amount: 77 }, lineIds: ['b', 'a'] },
    ] as const
    const { deals: priced, totals } = priceOrder(buildOrder({ tickets, deals }))
    const sumTaxes = (list: readonly { tax: number }[]) => list.reduce((all, { tax }) => all + tax, 0)
    expect(priced.map(({ saved }) => saved)).toEqual([158, 77])
    expect(sumTaxes(priced)).toBe(totals.saved.tax)
    expect(sumTaxes(priced)).toBeGreaterThan(0)
  })

  it('are refused where they take nothing off', () => {
    const calculation = { kind: 'PercentageOff', basisPoints: 1_000 } as const
    const deals = [{ id: 'd', calculation, lineIds: [] }]
    expect(priceOrder(buildOrder({ ...lines, deals })).refusals).toEqual([
      { kind: 'DealWithoutEffect', dealId: 'd' },
    ])
  })
})

describe('fees and tip', () => {
  const items = [
    buildItem({ id: 'seat', deliveryMethod: 'InSeatDelivery', discounts: [percentageOff('d', 1_000)] }),
    buildItem({ id: 'place', unitPrice: 333, deliveryMethod: 'CustomLocationDelivery' }),
    buildItem({ id: 'counter', unitPrice: 1_000, deliveryMethod: 'CounterPickup' }),
  ]
  const charge = { kind: 'Percentage', basisPoints: 1_000 } as const

  it('are a part of the price of the items in their scope, after what they save', () => {
    const mandatoryFees = (['Order', 'InSeatDelivery', 'LocationItemDelivery'] as const).map((scope) => ({
      scope,
      charge,
      taxBasisPoints: 2_000,
    }))
    const priced = priceOrder(buildOrder({ settings: { mandatoryFees }, tickets: [buildTicket()], items }))
    expect(priced.mandatoryFees).toEqual([
      { scope: 'Order', price: { gross: 178, tax: 30 } },
      { scope: 'InSeatDelivery', price: { gross: 45, tax: 8 } },
      { scope: 'LocationItemDelivery', price: { gross: 33, tax: 6 } },
    ])
    expect(priced.totals.mandatoryFee).toEqual({ gross: 256, tax: 44 })
  })

  it('are not charged without items of their scope', () => {
    const mandatoryFees = [
      { scope: 'InSeatDelivery', charge: { kind: 'Amount', amount: 100 }, taxBasisPoints: 0 } as const,
    ]
    const getFee = (order: Partial<OrderToPrice>) =>
      priceOrder(buildOrder({ ...order, settings: { mandatoryFees } })).totals.mandatoryFee.gross
    expect(getFee({ items: items.slice(1), tickets: [buildTicket()] })).toBe(0)
    expect(getFee({ items })).toBe(100)
  })

  it('a tip is an amount or a part, without tax', () => {
    const getTip = (tip: OrderToPrice['tip']) => priceOrder(buildOrder({ items, tip })).totals.tip
    expect(getTip({ kind: 'Amount', amount: 250 })).toEqual({ gross: 250, tax: 0 })
    expect(getTip({ kind: 'Percentage', basisPoints: 1_250, scope: 'Order' })).toEqual({ gross: 223, tax: 0 })
    expect(getTip({ kind: 'Percentage', basisPoints: 1_250, scope: 'InSeatDelivery' })).toEqual({
      gross: 56,
      tax: 0,
    })
  })
})

describe('invalid input', () => {
  const { MAX_SAFE_INTEGER } = Number
  it.each<[string, Parameters<typeof buildOrder>[0]]>([
    ['a negative price', { tickets: [buildTicket({ listPrice: -1 })] }],
    ['half a penny', { tickets: [buildTicket({ bookingFee: 0.5 })] }],
    ['no number', { items: [buildItem({ unitPrice: Number.NaN })] }],
    ['no piece', { items: [buildItem({ quantity: 0 })] }],
    ['half a piece', { items: [buildItem({ quantity: 1.5 })] }],
    ['a negative rate of tax', { items: [buildItem({ taxBasisPoints: -1 })] }],
    [
      'a difference of no whole units',
      { items: [buildItem({ modifiers: [{ priceDifference: 0.1, quantity: 1, modifiers: [] }] })] },
    ],
    ['more than all off', { tickets: [buildTicket({ discounts: [percentageOff('d', 10_001)] })] }],
    [
      'a negative amount off',
      {
        tickets: [
          buildTicket({
            discounts: [{ id: 'd', source: 'Code', calculation: { kind: 'AmountOff', amount: -1 } }],
          }),
        ],
      },
    ],
    ['a negative tip', { tip: { kind: 'Amount', amount: -1 } }],
    ['a negative payment', { payments: [{ id: 'p', type: 'GiftCard', amount: -1 }] }],
    ['two lines of one id', { tickets: [buildTicket({ id: 'x' })], items: [buildItem({ id: 'x' })] }],
    [
      'a deal for another order',
      { deals: [{ id: 'd', calculation: { kind: 'AmountOff', amount: 1 }, lineIds: ['x'] }] },
    ],
    ['a price beyond exact numbers', { items: [buildItem({ unitPrice: MAX_SAFE_INTEGER, quantity: 2 })] }],
    [
      'a sum beyond exact numbers',
      { tickets: ['a', 'b'].map((id) => buildTicket({ id, listPrice: MAX_SAFE_INTEGER })) },
    ],
    [
      'a tax that makes it so',
      { settings: { taxMode: 'Exclusive' }, tickets: [buildTicket({ listPrice: MAX_SAFE_INTEGER })] },
    ],
  ])('%s is refused as a programmer’s error', (_what, parts) => {
    expect(() => priceOrder(buildOrder(parts))).toThrow(RangeError)
  })

  it('the largest exact price is priced exactly', () => {
    const tickets = [
      buildTicket({ listPrice: MAX_SAFE_INTEGER, bookingFee: 0, discounts: [percentageOff('d', 5_000)] }),
    ]
    const [ticket] = priceOrder(buildOrder({ tickets })).tickets
    // Half of 9,007,199,254,740,991 is not whole: the saving is rounded up.
    expect(ticket?.price).toEqual({ gross: 4_503_599_627_370_495, tax: 750_599_937_895_083 })
  })
})
