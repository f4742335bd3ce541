import { areaCategories, money, text, type Body } from './records.ts'

/** The seat layout of a cinema’s screen. */
export const layout = (siteId: string): Body => ({
  seatLayout: {
    id: `${siteId}-13-89`,
    screenId: `${siteId}-13`,
    boundary: { left: 0, top: 0, right: 100, bottom: 100 },
    areas: [
      {
        number: 1,
        areaCategoryId: '536-0000000001',
        name: text('Standard'),
        columnCount: 8,
        rowCount: 5,
        boundary: { left: 10, top: 10, right: 90, bottom: 90 },
        // Row A is at the front and has the highest number; columns are counted from the right.
        rows: ['E', 'D', 'C', 'B', 'A'].map((label, row) => ({
          number: row + 1,
          label,
          seats: Array.from({ length: 8 }, (_, column) => ({
            id: `1_${row + 1}_${column + 1}`,
            label: String(column + 1),
            rowLabel: label,
            type: 'Normal',
            areaCategoryId: '536-0000000001',
            seatGroupIds: [],
            position: { areaNumber: 1, rowNumber: row + 1, columnNumber: column + 1 },
          })),
        })),
      },
    ],
  },
  relatedData: { areaCategories },
})

/** Which of its seats are sold. */
export const seatAvailability = (): Body => {
  const seats = Array.from({ length: 40 }, (_, index) => ({
    seatId: `1_${Math.floor(index / 8) + 1}_${(index % 8) + 1}`,
    status: index % 9 === 0 ? 'Sold' : 'Available',
  }))
  return {
    seatAvailabilities: seats,
    isSoldOut: false,
    summary: {
      totalCount: 40,
      availableCount: seats.filter(({ status }) => status === 'Available').length,
    },
    areaCategorySummaries: [],
  }
}

/** Ticket prices, those of every showtime. */
export const prices = (): Body => ({
  ticketPrices: ['0001', '0002'].map((ticketTypeId, index) => ({
    ticketTypeId,
    price: money(9.5 - index * 2),
    isDefault: index === 0,
    bookingFee: { amountIncludingTax: 0.75 },
    restrictions: [],
    rewardId: null,
    voucherTypeCodes: [],
    thirdPartyMemberSchemeId: null,
    isShownAsPreviewWhenRestricted: false,
    displayPriority: index,
    subscriptionId: null,
    discountId: null,
    discount: null,
  })),
  relatedData: {
    ticketTypes: [
      {
        type: 'Ticket',
        id: '0001',
        description: text('Adult '),
        longDescription: null,
        tickets: [],
        items: [],
      },
      {
        type: 'Ticket',
        id: '0002',
        description: text('Child'),
        longDescription: null,
        tickets: [],
        items: [],
      },
    ].map((type) => ({ ...type, hopk: '1', hoCode: '1', ticketCode: '1' })),
  },
})
