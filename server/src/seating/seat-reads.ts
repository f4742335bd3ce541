import type { SeatStatus } from '@foyer/contract/enumerations'
import type {
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayout,
  SeatLayoutResponse,
} from '@foyer/contract/wire/seating'
import { pick } from '../browsing/related-data.ts'
import type { Catalogue, CatalogueScreen } from '../catalogue/catalogue.ts'
import type { Claims } from './claims.ts'
import { layoutIdOf, type Room, type RoomArea, type Seating } from './room.ts'

/** The screen's layout, or null where no place has a name. */
export function layoutAnswer(catalogue: Catalogue, screen: CatalogueScreen): SeatLayoutResponse | null {
  const { layout, areas } = screen.room
  if (layout === null) return null
  const seatLayout: SeatLayout = { id: layoutIdOf(screen.id), screenId: screen.id, ...layout }
  const allocated = areas.filter((area) => area.isAllocated)
  return {
    seatLayout,
    relatedData: {
      areaCategories: pick(
        catalogue.areaCategories,
        allocated.map((area) => area.areaCategoryId),
      ),
    },
  }
}

/** Whether nothing can come back: every seat and every place is blocked or paid for. A hold may still be given up. */
export function isSoldForGood({ room, blocked, unallocated }: Seating, claims: Claims): boolean {
  const sold = claims.seats.filter((claim) => claim.isSold && !blocked.has(claim.seatId))
  const soldIn = (areaCategoryId: string) =>
    claims.places
      .filter((claim) => claim.isSold && claim.areaCategoryId === areaCategoryId)
      .reduce((sum, claim) => sum + claim.quantity, 0)
  return (
    blocked.size + sold.length >= room.seats.size &&
    [...unallocated].every(([areaCategoryId, places]) => soldIn(areaCategoryId) >= places)
  )
}

/**
 * Status of every named seat, and figures of every area, named or not. Of a room that is sold for good every seat is sold,
 * also those that are kept or out of order.
 * @param ownOrderId seats of this order are shown as available, so that its visitor sees what may be chosen
 */
export function availabilityAnswer(
  seating: Seating,
  claims: Claims,
  ownOrderId: string | null = null,
): SeatAvailabilityResponse {
  const { room, blocked } = seating
  const taken = new Set(
    claims.seats.filter((claim) => claim.orderId !== ownOrderId).map((claim) => claim.seatId),
  )
  const isOver = isSoldForGood(seating, claims)
  const statusOf = (seatId: string): SeatStatus => {
    if (taken.has(seatId)) return 'Sold'
    const blockedAs = blocked.get(seatId)
    return isOver && blockedAs !== undefined ? 'Sold' : (blockedAs ?? 'Available')
  }
  const seatAvailabilities = [...room.seats.keys()].map((seatId) => ({ seatId, status: statusOf(seatId) }))
  const free = freeByArea(room, seatAvailabilities)
  const areaCategorySummaries = room.areas.map((area) => ({
    areaCategoryId: area.areaCategoryId,
    totalCount: area.capacity,
    availableCount: area.isAllocated
      ? (free.get(area.areaCategoryId) ?? 0)
      : freePlaces(seating, area, claims, ownOrderId),
  }))
  const availableCount = areaCategorySummaries.reduce((sum, area) => sum + area.availableCount, 0)
  return {
    seatAvailabilities,
    isSoldOut: availableCount === 0,
    summary: { areaCategoryId: null, totalCount: room.capacity, availableCount },
    areaCategorySummaries,
  }
}

/** Figures of several showtimes, without their seats. */
export function previewsAnswer(
  catalogue: Catalogue,
  previewed: readonly { showtimeId: string; availability: SeatAvailabilityResponse }[],
): SeatAvailabilityPreviewsResponse {
  return {
    seatAvailabilityPreviews: previewed.map(({ showtimeId, availability }) => ({
      showtimeId,
      isSoldOut: availability.isSoldOut,
      summary: availability.summary,
      areaCategorySummaries: availability.areaCategorySummaries,
    })),
    relatedData: {
      areaCategories: pick(
        catalogue.areaCategories,
        previewed.flatMap(({ availability }) =>
          availability.areaCategorySummaries.map((area) => area.areaCategoryId ?? null),
        ),
      ),
    },
  }
}

function freeByArea(
  room: Room,
  availabilities: readonly { seatId: string; status: SeatStatus }[],
): Map<string, number> {
  const free = new Map<string, number>()
  for (const { seatId, status } of availabilities) {
    const area = room.seats.get(seatId)?.areaCategoryId
    if (status === 'Available' && area !== undefined) free.set(area, (free.get(area) ?? 0) + 1)
  }
  return free
}

function freePlaces(
  { unallocated }: Seating,
  area: RoomArea,
  claims: Claims,
  ownOrderId: string | null,
): number {
  const taken = claims.places
    .filter((claim) => claim.areaCategoryId === area.areaCategoryId && claim.orderId !== ownOrderId)
    .reduce((sum, claim) => sum + claim.quantity, 0)
  return Math.max(0, (unallocated.get(area.areaCategoryId) ?? 0) - taken)
}
