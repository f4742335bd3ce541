import type { Seat } from '@foyer/contract/wire/seating'
import { noItemChanges } from '../../catalogue/item-changes.ts'
import { noItems } from '../../catalogue/items.ts'
import type { SalesCatalogue, ShowtimeDetails } from '../../orders/showtime-details.ts'
import { smallSite } from '../../orders/testing/small-cinema.ts'

/** Site with a showtime far ahead that has more seats than a test can sell. */
export const endlessSite = '1001'
export const endlessShowtime = '1001-1'
const seatCount = 2_000

function seatAt(column: number): Seat {
  return {
    id: `1_1_${column}`,
    label: String(column),
    rowLabel: 'A',
    type: 'Normal',
    areaCategoryId: 'standard',
    seatGroupIds: [],
    position: { areaNumber: 1, rowNumber: 1, columnNumber: column },
  }
}

const details: ShowtimeDetails = {
  showtimeId: endlessShowtime,
  siteId: endlessSite,
  startsAt: Date.parse('2099-01-01T00:00:00Z'),
  endsAt: Date.parse('2099-01-01T02:00:00Z'),
  film: { id: 'HO00000101', distributorName: null },
  businessDate: '2099-01-01',
  isPublicHoliday: false,
  minimumAge: null,
  unallocatedAreas: new Map(),
  seats: new Map(
    Array.from({ length: seatCount }, (_, index) => seatAt(index + 1)).map((seat) => [seat.id, seat]),
  ),
  seatGroups: new Map(),
  blockedSeatIds: new Set(),
  offers: new Map([
    [
      'adult',
      {
        ticketTypeId: 'adult',
        areaCategoryId: 'standard',
        priceMinor: 1250,
        bookingFeeMinor: 80,
        taxBasisPoints: 2000,
        maximumAge: null,
        seatType: null,
      },
    ],
  ]),
  relatedData: {
    showtimes: [],
    sites: [],
    films: [],
    castAndCrew: [],
    genres: [],
    censorRatings: [],
    attributes: [],
    screens: [],
    events: [],
    areaCategories: [],
    ticketTypes: [],
  },
}

export const endlessCinema: SalesCatalogue = {
  getSite: async (id) => ({ ...smallSite, id }),
  items: noItems,
  itemRewards: new Map(),
  itemChanges: { read: async () => noItemChanges },
  getShowtimeDetails: async () => details,
}
