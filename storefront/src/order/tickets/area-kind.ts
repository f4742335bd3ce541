import type { SeatType } from '@foyer/contract/wire/enumerations'
import type { Showtime } from '@foyer/contract/wire/showtimes'

/** What a place in an area is like, whatever the chain calls the area: by this it is drawn. */
export type AreaKind = 'standard' | 'premier' | 'sofa' | 'wheelchair' | 'lounge'

/** The part of a showtime that tells allocated from unallocated seating. */
export type Seating = Pick<Showtime, 'areaCategories' | 'isAllocatedSeating'>

/** Whether a ticket of an area is for a seat with a number; an auditorium may have both kinds of area. */
export function isAllocated(showtime: Seating, areaCategoryId: string): boolean {
  return (
    showtime.areaCategories.find((area) => area.areaCategoryId === areaCategoryId)?.isAllocatedSeating ??
    showtime.isAllocatedSeating
  )
}

const isSofa = (type: SeatType) => type.startsWith('Sofa')
const isForWheelchairs = (type: SeatType) => type === 'Wheelchair' || type === 'Companion'

export interface AreaDetails {
  readonly isAllocated: boolean
  /** The chain draws it as its better seats. */
  readonly isPremier: boolean
  /** Of its seats; empty while the auditorium is not known. */
  readonly seatTypes: readonly SeatType[]
}

/** An area's kind by what it is made of, not by its id: ids are each chain's own. */
export function getAreaKind({ isAllocated, isPremier, seatTypes }: AreaDetails): AreaKind {
  if (!isAllocated) return 'lounge'
  if (seatTypes.length > 0 && seatTypes.every(isSofa)) return 'sofa'
  if (isPremier) return 'premier'
  if (seatTypes.length > 0 && seatTypes.every(isForWheelchairs)) return 'wheelchair'
  return 'standard'
}
