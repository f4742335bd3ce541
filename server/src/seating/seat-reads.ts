import type { SeatStatus } from '@foyer/contract/wire/enumerations'
import type {
  SeatAvailabilityPreviewsResponse,
  SeatAvailabilityResponse,
  SeatLayout,
  SeatLayoutResponse,
} from '@foyer/contract/wire/seating'
import { pickById } from '../schedule/related-data.ts'
import type { Catalogue, CatalogueScreen } from '../catalogue/catalogue.ts'
import type { Claims } from './claims.ts'
import type { Seating } from '../catalogue/seating.ts'
import { toLayoutId, type Auditorium, type AuditoriumArea } from '../catalogue/auditorium.ts'

/** The screen's layout, or null if all its places are unallocated. */
export function toSeatLayoutResponse(
  catalogue: Catalogue,
  screen: CatalogueScreen,
): SeatLayoutResponse | null {
  const { layout, areas } = screen.auditorium
  if (layout === null) return null
  const seatLayout: SeatLayout = { id: toLayoutId(screen.id), screenId: screen.id, ...layout }
  const allocated = areas.filter((area) => area.isAllocated)
  return {
    seatLayout,
    relatedData: {
      areaCategories: pickById(
        catalogue.areaCategories,
        allocated.map((area) => area.areaCategoryId),
      ),
    },
  }
}

/** Whether no place can become free again: every one is blocked or paid for. A hold may still be released. */
export function isSoldForGood({ auditorium, blocked, unallocated }: Seating, claims: Claims): boolean {
  const sold = claims.seats.filter((claim) => claim.isSold && !blocked.has(claim.seatId))
  const soldIn = (areaCategoryId: string) =>
    claims.places
      .filter((claim) => claim.isSold && claim.areaCategoryId === areaCategoryId)
      .reduce((sum, claim) => sum + claim.quantity, 0)
  return (
    blocked.size + sold.length >= auditorium.seats.size &&
    [...unallocated].every(([areaCategoryId, places]) => soldIn(areaCategoryId) >= places)
  )
}

/**
 * Status of every allocated seat, and counts of every area. In an auditorium that is sold out permanently every seat is
 * sold, also those that are kept or broken.
 * @param ownOrderId order whose seats are shown as available, so that its visitor sees what can be chosen
 */
export function toSeatAvailabilityResponse(
  seating: Seating,
  claims: Claims,
  ownOrderId: string | null = null,
): SeatAvailabilityResponse {
  const { auditorium, blocked } = seating
  const taken = new Set(
    claims.seats.filter((claim) => claim.orderId !== ownOrderId).map((claim) => claim.seatId),
  )
  const isOver = isSoldForGood(seating, claims)
  const getStatus = (seatId: string): SeatStatus => {
    if (taken.has(seatId)) return 'Sold'
    const blockedAs = blocked.get(seatId)
    return isOver && blockedAs !== undefined ? 'Sold' : (blockedAs ?? 'Available')
  }
  const seatAvailabilities = [...auditorium.seats.keys()].map((seatId) => ({
    seatId,
    status: getStatus(seatId),
  }))
  const free = freeByArea(auditorium, seatAvailabilities)
  const areaCategorySummaries = auditorium.areas.map((area) => ({
    areaCategoryId: area.areaCategoryId,
    totalCount: area.capacity,
    availableCount: area.isAllocated
      ? (free.get(area.areaCategoryId) ?? 0)
      : countFreePlaces(seating, area, claims, ownOrderId),
  }))
  const availableCount = areaCategorySummaries.reduce((sum, area) => sum + area.availableCount, 0)
  return {
    seatAvailabilities,
    isSoldOut: availableCount === 0,
    summary: { areaCategoryId: null, totalCount: auditorium.capacity, availableCount },
    areaCategorySummaries,
  }
}

/** Counts of several showtimes, without their seats. */
export function createPreviewsAnswer(
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
      areaCategories: pickById(
        catalogue.areaCategories,
        previewed.flatMap(({ availability }) =>
          availability.areaCategorySummaries.map((area) => area.areaCategoryId ?? null),
        ),
      ),
    },
  }
}

function freeByArea(
  auditorium: Auditorium,
  availabilities: readonly { seatId: string; status: SeatStatus }[],
): Map<string, number> {
  const free = new Map<string, number>()
  for (const { seatId, status } of availabilities) {
    const area = auditorium.seats.get(seatId)?.areaCategoryId
    if (status === 'Available' && area !== undefined) free.set(area, (free.get(area) ?? 0) + 1)
  }
  return free
}

function countFreePlaces(
  { unallocated }: Seating,
  area: AuditoriumArea,
  claims: Claims,
  ownOrderId: string | null,
): number {
  const taken = claims.places
    .filter((claim) => claim.areaCategoryId === area.areaCategoryId && claim.orderId !== ownOrderId)
    .reduce((sum, claim) => sum + claim.quantity, 0)
  return Math.max(0, (unallocated.get(area.areaCategoryId) ?? 0) - taken)
}
