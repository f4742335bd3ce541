import type { Seat } from '@foyer/contract/wire/seating'
import type { Site } from '@foyer/contract/wire/sites'
import type { SeatType } from '@foyer/contract/wire/enumerations'
import type { Database } from '../../database/database.ts'
import { noItemChanges } from '../../catalogue/item-changes.ts'
import { clubDiscounts, clubOffers } from './club-offers.ts'
import { smallItemRewards, smallItems } from './small-items.ts'
import type { SalesCatalogue, ShowtimeDetails, TicketOffer } from '../showtime-details.ts'

/** A small cinema for the tests of orders. */
export const siteId = '1001'
/** Row A: seats 1 to 20; row S: a sofa of two and a sofa of three; row W: a wheelchair place with its companion seat. */
export const evening = '1001-1'
/** Only a lounge of five unallocated places. */
export const lounge = '1001-2'
/** Like the evening, with a minimum age of 15. */
export const eveningShowtime = '1001-3'

export const seatA = (column: number) => `1_1_${column}`
export const sofaOfTwo = ['2_1_1', '2_1_2']
export const sofaOfThree = ['2_1_3', '2_1_4', '2_1_5']
export const wheelchairPlace = '3_1_1'
export const companionSeat = '3_1_2'
export const brokenSeat = seatA(20)

/** Rows with allocated seats, and behind them a lounge of five unallocated places. */
export const mixed = '1001-4'

/** Like the mixed one, with discounts, packages and restricted prices. */
export const club = '1001-6'
/** Like the evening, for an hour for holders of the reward `preview` alone. */
export const preview = '1001-8'
/** A ballroom of five hundred unallocated places. */
export const ballroom = '1001-7'

/** A hall of 120 seats in six rows. */
export const hall = '1001-5'
export const hallSeats: readonly string[] = Array.from(
  { length: 120 },
  (_, index) => `1_${Math.floor(index / 20) + 1}_${(index % 20) + 1}`,
)

const hour = 3_600_000
const createText = (text: string) => ({ text, translations: [] })

const seats = new Map<string, Seat>()
function addSeat(id: string, rowLabel: string, type: SeatType, area: string, group?: string): void {
  const [areaNumber = 0, rowNumber = 0, columnNumber = 0] = id.split('_').map(Number)
  seats.set(id, {
    id,
    label: String(columnNumber),
    rowLabel,
    type,
    areaCategoryId: area,
    seatGroupIds: group === undefined ? [] : [group],
    position: { areaNumber, rowNumber, columnNumber },
  })
}
for (let column = 1; column <= 20; column++) addSeat(seatA(column), 'A', 'Normal', 'standard')
const sofaParts: SeatType[] = ['SofaLeft', 'SofaMiddle', 'SofaRight']
sofaOfTwo.forEach((id, part) => addSeat(id, 'S', sofaParts[2 * part] ?? 'SofaLeft', 'sofa', 'sofa-1'))
sofaOfThree.forEach((id, part) => addSeat(id, 'S', sofaParts[part] ?? 'SofaLeft', 'sofa', 'sofa-2'))
addSeat(wheelchairPlace, 'W', 'Wheelchair', 'wheelchair', 'chair-1')
addSeat(companionSeat, 'W', 'Companion', 'wheelchair', 'chair-1')

const seatsOfHall = new Map(
  hallSeats.map((id) => {
    const [areaNumber = 0, rowNumber = 0, columnNumber = 0] = id.split('_').map(Number)
    const seat: Seat = {
      id,
      label: String(columnNumber),
      rowLabel: String(rowNumber),
      type: 'Normal',
      areaCategoryId: 'standard',
      seatGroupIds: [],
      position: { areaNumber, rowNumber, columnNumber },
    }
    return [id, seat]
  }),
)

const seatGroups = new Map<string, Seat[]>()
for (const seat of seats.values())
  for (const group of seat.seatGroupIds) seatGroups.set(group, [...(seatGroups.get(group) ?? []), seat])

function offer(
  ticketTypeId: string,
  areaCategoryId: string,
  priceMinor: number,
  bookingFeeMinor = 80,
): TicketOffer {
  return {
    ticketTypeId,
    areaCategoryId,
    seatType: null,
    priceMinor,
    bookingFeeMinor,
    taxBasisPoints: 2000,
    maximumAge: null,
  }
}

const offers = new Map(
  [
    offer('adult', 'standard', 1250),
    { ...offer('child', 'standard', 850), maximumAge: 14 },
    offer('free', 'standard', 0, 0),
    offer('sofa', 'sofa', 1675),
    { ...offer('access', 'wheelchair', 990), seatType: 'Wheelchair' as const },
    { ...offer('companion', 'wheelchair', 0, 0), seatType: 'Companion' as const },
    offer('lounge', 'lounge', 1500),
  ].map((entry) => [entry.ticketTypeId, entry]),
)

export const smallSite: Site = {
  id: siteId,
  name: createText('Small cinema'),
  location: null,
  contactDetails: {
    phoneNumbers: [],
    email: null,
    address: { line1: '1 Market Row', line2: null, city: 'Marrow' },
  },
  ianaTimeZoneName: 'Europe/London',
}

/** Facts of the cinema's showtimes; they begin two hours after `opensAt`, epoch milliseconds. */
export function createSmallCinema(opensAt: number): SalesCatalogue {
  const allocated: ShowtimeDetails = {
    showtimeId: evening,
    siteId,
    startsAt: opensAt + 2 * hour,
    endsAt: opensAt + 4 * hour,
    film: { id: 'HO00000101', distributorName: 'Northlight' },
    businessDate: '2026-11-21',
    isPublicHoliday: false,
    minimumAge: null,
    unallocatedAreas: new Map(),
    seats,
    seatGroups,
    blockedSeatIds: new Set([brokenSeat]),
    offers,
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
  const createCounted = (showtimeId: string, places: number): ShowtimeDetails => ({
    ...allocated,
    showtimeId,
    seats: new Map(),
    seatGroups: new Map(),
    unallocatedAreas: new Map([['lounge', places]]),
  })
  const details = new Map<string, ShowtimeDetails>([
    [evening, allocated],
    [eveningShowtime, { ...allocated, showtimeId: eveningShowtime, minimumAge: 15 }],
    [mixed, { ...allocated, showtimeId: mixed, unallocatedAreas: new Map([['lounge', 5]]) }],
    [
      club,
      {
        ...allocated,
        showtimeId: club,
        unallocatedAreas: new Map([['lounge', 5]]),
        offers: new Map([...offers, ...clubOffers.map((each) => [each.ticketTypeId, each] as const)]),
        discounts: clubDiscounts,
      },
    ],
    [
      preview,
      {
        ...allocated,
        showtimeId: preview,
        earlyBooking: {
          reward: { rewardId: 'preview', limitPerOrder: 2, limitPerShowtime: null },
          opensToAllAt: opensAt + hour,
        },
      },
    ],
    [hall, { ...allocated, showtimeId: hall, seats: seatsOfHall, blockedSeatIds: new Set() }],
    [lounge, createCounted(lounge, 5)],
    [ballroom, createCounted(ballroom, 500)],
  ])
  return {
    getSite: async (id) => (id === siteId ? smallSite : null),
    items: smallItems,
    itemRewards: smallItemRewards,
    itemChanges: { read: async () => noItemChanges },
    getShowtimeDetails: async (id) => details.get(id) ?? null,
  }
}

/** Writes the showtimes' rows, which claims on unallocated places lock. */
export async function writeShowtimes(database: Database, opensAt: number): Promise<void> {
  const rows = [evening, lounge, eveningShowtime, mixed, hall, club, ballroom, preview].map((id) => ({
    id,
    site_id: siteId,
    screen_id: 'screen',
    film_id: 'HO00000101',
    business_date: '2026-11-21',
    starts_at: opensAt + 2 * hour,
    ends_at: opensAt + 4 * hour,
    film_starts_at: opensAt + 2 * hour,
    film_ends_at: opensAt + 4 * hour,
    attribute_ids: '[]',
    price_card: 'standard',
  }))
  await database.tx((trx) =>
    trx
      .insertInto('showtime')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  )
}
