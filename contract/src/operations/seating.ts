import { Type } from 'typebox'
import { holderAccess, publicAccess } from '../wire/access.ts'
import { Id } from '../wire/common.ts'
import {
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayoutResponse,
} from '../wire/seating.ts'
import { byOrderAndShowtime, byShowtime } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Rooms, and which of their seats are free. */
export const seatingOperations = {
  getSeatLayout: {
    tag: 'Seating',
    access: publicAccess,
    summary: 'One seat layout',
    params: Type.Object({ seatLayoutId: Id }),
    responses: { 200: SeatLayoutResponse },
  },
  getShowtimeSeatLayout: {
    tag: 'Seating',
    access: publicAccess,
    summary: 'Seat layout of a showtime',
    params: byShowtime,
    responses: { 200: SeatLayoutResponse },
  },
  getSeatAvailability: {
    tag: 'Seating',
    access: publicAccess,
    summary: 'Seat availability of a showtime',
    params: byShowtime,
    query: Type.Object({ preview: Type.Optional(Type.Boolean()) }),
    responses: { 200: SeatAvailabilityResponse },
  },
  getSeatAvailabilityPreviews: {
    tag: 'Seating',
    access: publicAccess,
    summary:
      'How full several showtimes are, at a glance; those that have begun or do not exist are left out',
    query: Type.Object({ showtimeIds: Type.Union([Type.Array(Id, { minItems: 1, maxItems: 50 }), Id]) }),
    responses: { 200: SeatAvailabilityPreviewsResponse },
  },
  getOrderSeatAvailability: {
    tag: 'Seating',
    access: holderAccess,
    summary: "Seat availability with the order's own seats shown as available",
    params: byOrderAndShowtime,
    responses: { 200: SeatAvailabilityResponse },
  },
} as const satisfies OperationTable
