import { Type, type Static } from 'typebox'
import { seatStatuses, seatTypes } from './enumerations.ts'
import { Id, Nullable, OneOf, TranslatedText } from './common.ts'
import { AreaCategory } from './showtimes.ts'

/**
 * Edges in per cent of the canvas, 0 to 100, as if the auditorium were drawn with its screen at the bottom: `top` is smaller
 * than `bottom`, and larger is nearer the screen; `left` is smaller than `right`, and smaller is further right as seen
 * facing the screen. Cells divide a boundary evenly by row and column count.
 *
 * Some servers draw an auditorium as seen facing the screen: their `top` is larger than their `bottom`, rows count from the
 * screen, columns and edges from the left. `seating/turn-layout.ts` distinguishes and converts them.
 */
export const Boundary = Type.Object({
  left: Type.Number(),
  top: Type.Number(),
  right: Type.Number(),
  bottom: Type.Number(),
})

export const Seat = Type.Object({
  /** Permanent id of the seat, independent of the direction in which rows are counted: do not parse it. */
  id: Id,
  label: Type.String({ description: 'The seat alone: "12"' }),
  rowLabel: Type.String({ description: '"H"' }),
  type: OneOf(seatTypes),
  areaCategoryId: Id,
  /** Seats that belong together: the parts of a sofa; a wheelchair place and its companion. */
  seatGroupIds: Type.Array(Id),
  position: Type.Object({
    areaNumber: Type.Integer(),
    rowNumber: Type.Integer(),
    columnNumber: Type.Integer(),
  }),
})
export type Seat = Static<typeof Seat>

export const SeatRow = Type.Object({
  /** Within the area; 1 is farthest from the screen. A number that no row has is a cross aisle. */
  number: Type.Integer(),
  label: Type.String(),
  /** Ordered by column, from the right as seen facing the screen; a missing column is an aisle. */
  seats: Type.Array(Seat),
})
export type SeatRow = Static<typeof SeatRow>

export const SeatArea = Type.Object({
  number: Type.Integer(),
  areaCategoryId: Id,
  name: TranslatedText,
  columnCount: Type.Integer(),
  rowCount: Type.Integer(),
  boundary: Boundary,
  rows: Type.Array(SeatRow),
})
export type SeatArea = Static<typeof SeatArea>

export const SeatLayout = Type.Object({
  id: Id,
  screenId: Id,
  boundary: Boundary,
  areas: Type.Array(SeatArea),
  /** Foyer's extension: rows are arcs of concentric circles; radius of the first row in seat pitches. Null is straight. */
  rowCurvature: Type.Optional(Nullable(Type.Number({ exclusiveMinimum: 0 }))),
})
export type SeatLayout = Static<typeof SeatLayout>

export const SeatingRelatedData = Type.Object({ areaCategories: Type.Array(AreaCategory) })

/** `GET seat-layouts/{id}`, `GET showtimes/{showtimeId}/seat-layout`. */
export const SeatLayoutResponse = Type.Object({
  seatLayout: SeatLayout,
  relatedData: SeatingRelatedData,
})
export type SeatLayoutResponse = Static<typeof SeatLayoutResponse>

export const SeatCount = Type.Object({
  areaCategoryId: Type.Optional(Nullable(Id)),
  totalCount: Type.Integer(),
  availableCount: Type.Integer(),
})

/** Status of one seat of a showtime now. */
export const SeatAvailability = Type.Object({ seatId: Id, status: OneOf(seatStatuses) })

/** `GET showtimes/{showtimeId}/seat-availability?preview=`, `GET orders/{orderId}/showtimes/{showtimeId}/seat-availability`. */
export const SeatAvailabilityResponse = Type.Object({
  seatAvailabilities: Type.Array(SeatAvailability),
  isSoldOut: Type.Boolean(),
  summary: SeatCount,
  areaCategorySummaries: Type.Array(SeatCount),
})
export type SeatAvailabilityResponse = Static<typeof SeatAvailabilityResponse>

/** How full a showtime is, at a glance. */
export const SeatAvailabilityPreview = Type.Object({
  showtimeId: Id,
  isSoldOut: Type.Boolean(),
  summary: SeatCount,
  areaCategorySummaries: Type.Array(SeatCount),
})

/**
 * `GET seat-availability/previews?showtimeIds=`: Foyer's extension, one call instead of one per showtime, without the
 * seats themselves. May be as old as a preview may be.
 */
export const SeatAvailabilityPreviewsResponse = Type.Object({
  seatAvailabilityPreviews: Type.Array(SeatAvailabilityPreview),
  relatedData: SeatingRelatedData,
})
export type SeatAvailabilityPreviewsResponse = Static<typeof SeatAvailabilityPreviewsResponse>
