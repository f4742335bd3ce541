import type { CompletedOrderResponse } from '@foyer/contract/wire/orders'

const name = (text: string) => ({ text, translations: [] })
const seat = (label: string, columnNumber: number) => ({
  id: `H${label}`,
  rowLabel: 'H',
  label,
  position: { areaNumber: 1, rowNumber: 8, columnNumber },
})

interface VisitChange {
  startsAt?: string
  seats?: readonly object[]
}

/** A completed order for two seats on 21 November at seven, as a member's journeys have it. */
export const visit = ({
  startsAt = '2026-11-21T19:00:00+00:00',
  seats = [seat('10', 9), seat('11', 8)],
}: VisitChange = {}): CompletedOrderResponse =>
  ({
    order: {
      id: 'o1',
      siteId: '1001',
      status: 'Completed',
      totalPrice: { valueIncludingTax: 25, valueExcludingTax: 20, tax: 5 },
      showtimes: [{ showtimeId: 's1', tickets: [], seats }],
      items: [],
      payments: [],
      vouchers: [],
      completedAt: '2026-11-18T10:00:00Z',
      customer: null,
      paymentSummary: [],
    },
    relatedData: {
      showtimes: [
        {
          id: 's1',
          filmId: 'f1',
          siteId: '1001',
          screenId: 'r4',
          attributeIds: [],
          schedule: {
            businessDate: '2026-11-21',
            startsAt,
            filmStartsAt: startsAt,
            filmEndsAt: '2026-11-21T21:00:00+00:00',
            endsAt: '2026-11-21T21:10:00+00:00',
          },
          isSoldOut: false,
          isAllocatedSeating: true,
          areaCategories: [],
        },
      ],
      films: [{ id: 'f1', title: name('The Last Ferry'), genreIds: [], censorRatingId: null }],
      sites: [{ id: '1001', name: name('Halcyon Docklands') }],
      screens: [{ id: 'r4', name: name('Screen 4') }],
      censorRatings: [],
      attributes: [],
      areaCategories: [],
      genres: [],
      ticketTypes: [],
      items: [],
    },
  }) as unknown as CompletedOrderResponse
