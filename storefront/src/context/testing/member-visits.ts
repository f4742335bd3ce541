import type { CompletedOrder, OrderRelatedData } from '@foyer/contract/wire/orders'

const createText = (text: string) => ({ text, translations: [] })

/** Film, cinema, screen and showtime of a member's visit, as our server answers. */
export const visitRelatedData: OrderRelatedData = {
  showtimes: [
    {
      ...{ id: 's1', filmId: 'f1', siteId: '1001', screenId: 'sc4', seatLayoutId: null, isSoldOut: false },
      schedule: {
        businessDate: '2026-12-05',
        startsAt: '2026-12-05T19:40:00+00:00',
        endsAt: '2026-12-05T22:00:00+00:00',
        filmStartsAt: '2026-12-05T20:00:00+00:00',
        filmEndsAt: '2026-12-05T22:00:00+00:00',
      },
      ...{ areaCategories: [], attributeIds: [], isAllocatedSeating: true, requires3dGlasses: false },
      ...{ eventId: null, restrictions: [] },
    },
  ],
  films: [{ id: 'f1', title: createText('Ninth Floor'), genreIds: ['g1'], runtimeInMinutes: 120 } as never],
  sites: [
    {
      id: '1001',
      name: createText('Halcyon Northgate'),
      location: null,
      contactDetails: {
        ...{ phoneNumbers: [], email: null },
        address: { line1: '1 Market Row', line2: null, city: 'Portmere' },
      },
      ianaTimeZoneName: 'Europe/London',
    },
  ],
  screens: [{ id: 'sc4', name: createText('Screen 4') }],
  genres: [{ id: 'g1', name: createText('Thriller'), description: null }],
  ...{ castAndCrew: [], censorRatings: [], attributes: [], events: [], areaCategories: [] },
  ticketTypes: [{ type: 'Ticket', id: 'adult', description: createText('Adult') } as never],
  items: [{ id: 'popcorn', name: createText('Popcorn') }],
}

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })

const seat = (label: string) => ({
  ...{ id: `1_8_${label}`, label, rowLabel: 'H', type: 'Normal' as const, areaCategoryId: 'standard' },
  ...{ seatGroupIds: [], position: { areaNumber: 1, rowNumber: 8, columnNumber: Number(label) } },
})

/** An order of two tickets with popcorn, paid by card. @param change what is otherwise about it */
export const createVisitOrder = (change: Partial<CompletedOrder> = {}): CompletedOrder => ({
  ...{ id: 'o1', type: 'Standard', status: 'Completed', siteId: '1001', expiresAt: null },
  totalPrice: { valueIncludingTax: 31.5, valueExcludingTax: 26.25, tax: 5.25 },
  originalPrice: amount(31.5),
  booking: {
    ...{ id: 'WQ9LJTK', mode: 'Paid' },
    ...{ totalBookingFee: amount(1.5), originalBookingFee: amount(1.5) },
  },
  transaction: { number: 'T1', barcode: 'WQ9LJTK', createdAt: '2026-11-20T10:00:00Z' },
  ...{ vouchers: [], deals: [], payments: [] },
  showtimes: [
    {
      showtimeId: 's1',
      tickets: ['10', '11'].map((label) => ({
        ...{ type: 'Ticket' as const, id: `t${label}`, ticketTypeId: 'adult', seatId: `1_8_${label}` },
        ...{ price: amount(12), amountSaved: amount(0), bookingFee: amount(0.75) },
        ...{ rewardId: null, ticketRedemptionCardId: null, voucherId: null },
        ...{ collectionStatus: 'NotCollected', refundStatus: 'NotRefunded' },
      })),
      seats: [seat('10'), seat('11')],
      seatSwapStatus: { isAvailable: false, unavailableReason: null },
    },
  ],
  items: [{ id: 'i1', itemId: 'popcorn', quantity: 2, price: amount(6) }],
  customer: null,
  completedAt: '2026-11-20T10:00:00Z',
  paymentSummary: [{ type: 'Embedded', value: amount(31.5), maskedDetail: 'test card ending 1111' }],
  ...change,
})

/** The answer of a list of visits, each a journey of one order. */
export const createVisitsAnswer = (orders: readonly CompletedOrder[], more: object = {}) => ({
  journeys: orders.map((order) => ({
    id: `j-${order.id}`,
    reference: 'WQ9LJTK',
    siteId: order.siteId,
    orders: [order],
  })),
  relatedData: visitRelatedData,
  ...more,
})
