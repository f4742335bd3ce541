import { seatStatuses, seatTypes } from '@foyer/contract/wire/enumerations'
import type {
  Seat,
  SeatArea,
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayout,
  SeatRow,
} from '@foyer/contract/wire/seating'
import { mapRead, or, orAbsent, orNull, readList, record, records, unusable, type Reader } from './reader.ts'
import { anyText, atLeast, flag, id, integer, nameless, number, text, translated, literal } from './values.ts'

type Boundary = SeatLayout['boundary']

const boundary = record<Boundary>({ left: number, top: number, right: number, bottom: number })

const seat = record<Seat>({
  id,
  label: or(text, ''),
  rowLabel: or(text, ''),
  type: or(literal(seatTypes), 'Normal'),
  areaCategoryId: id,
  seatGroupIds: readList(id),
  position: record<Seat['position']>({ areaNumber: integer, rowNumber: integer, columnNumber: integer }),
})

const row = record<SeatRow>({
  number: integer,
  label: or(anyText, ''),
  seats: records('seatLayout.seats', seat, ({ id }) => id),
})

const area = record<SeatArea>({
  number: integer,
  areaCategoryId: id,
  name: or(translated, nameless),
  columnCount: integer,
  rowCount: integer,
  boundary,
  rows: records('seatLayout.rows', row),
})

/** The whole canvas, in per cent. */
const canvas: Boundary = { left: 0, top: 0, right: 100, bottom: 100 }

export const seatLayout = record<SeatLayout>({
  id,
  screenId: or(id, '-'),
  boundary: or(boundary, canvas),
  areas: records('seatLayout.areas', area),
  rowCurvature: orAbsent(mapRead(number, (value) => (value > 0 ? value : unusable))),
})

type Availability = SeatAvailabilityResponse['seatAvailabilities'][number]

/** An unknown status is passed on: the order refuses the answer, since a wrong guess would sell a seat twice. */
export const seatAvailability = record<Availability>({
  seatId: id,
  status: text as Reader<Availability['status']>,
})

export const seatCount = record<SeatAvailabilityResponse['summary']>({
  areaCategoryId: orAbsent(orNull(id)),
  totalCount: atLeast(0),
  availableCount: atLeast(0),
})

const [available] = seatStatuses

export const seatAvailabilityFields = {
  isSoldOut: or(flag, false),
  areaCategorySummaries: readList(seatCount),
}

/** The count of an answer that lists its seats without a total. */
export const countSeats = (seats: readonly Availability[]): SeatAvailabilityResponse['summary'] => ({
  totalCount: seats.length,
  availableCount: seats.filter(({ status }) => status === available).length,
})

export const seatPreview = record<SeatAvailabilityPreviewsResponse['seatAvailabilityPreviews'][number]>({
  showtimeId: id,
  summary: seatCount,
  ...seatAvailabilityFields,
})
