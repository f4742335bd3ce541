import type { FilmDisplayStatus } from '@foyer/contract/wire/enumerations'
import type { Film, FilmAvailability } from '@foyer/contract/wire/films'
import { isApplicable } from './booking-opening.ts'

export type StatusLabel = 'NowShowing' | 'PreBookNow' | 'AdvanceBooking' | 'ComingSoon'
export type PromotedTag = 'Sponsored' | 'PreBookNow' | 'ComingSoon'

type Availability = Pick<FilmAvailability, 'categories' | 'advanceBookingPeriods'>

/** What is known of a film of which nobody says where it stands. */
export interface KnownOtherwise {
  /** It has a screening where it is looked for. */
  readonly isScreened: boolean
  /** The availabilities of films have come, and this one is not among them. */
  readonly isLeftOut: boolean
  /** The running business day. */
  readonly today: string
}

/**
 * The categories of a film for which a server sends none: it is on where it is screened, and to come before its
 * release. Where no availability has come at all, every other film is on, for a list without films helps nobody.
 */
export function getCategories(
  { releaseDate }: Pick<Film, 'releaseDate'>,
  { isScreened, isLeftOut, today }: KnownOtherwise,
): readonly FilmDisplayStatus[] {
  if (isScreened) return on
  if (releaseDate !== null && releaseDate > today) return toCome
  return isLeftOut ? none : on
}

const on: readonly FilmDisplayStatus[] = ['NowShowing']
const toCome: readonly FilmDisplayStatus[] = ['ComingSoon']
const none: readonly FilmDisplayStatus[] = []

/** Of a visitor. */
const nobodysRewards: ReadonlySet<string> = new Set()

/** Start of the earliest period that applies to a visitor (or to the holder of the rewards); null where none does. */
function getEarliestStart(availability: Availability, heldRewards: ReadonlySet<string>): string | null {
  const starts = availability.advanceBookingPeriods
    .filter((period) => isApplicable(period, heldRewards))
    .map((period) => period.startsAt)
  return starts.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}

/**
 * When advance booking of a film opens: its categories include AdvanceBooking and the earliest applicable period
 * starts in the future. Null otherwise.
 */
export function getAdvanceBookingStart(
  availability: Availability | undefined,
  now: number,
  heldRewards: ReadonlySet<string> = nobodysRewards,
): string | null {
  if (!availability?.categories.includes('AdvanceBooking')) return null
  const start = getEarliestStart(availability, heldRewards)
  return start !== null && Date.parse(start) > now ? start : null
}

/**
 * Tickets can be had before the film is on: in the category, and a period that applies has begun. Without any period
 * nothing holds them back; where periods are for others alone, all of them do.
 */
function canPreBook(availability: Availability, now: number, heldRewards: ReadonlySet<string>): boolean {
  if (!availability.categories.includes('AdvanceBooking')) return false
  if (availability.advanceBookingPeriods.length === 0) return true
  const start = getEarliestStart(availability, heldRewards)
  return start !== null && Date.parse(start) <= now
}

/** The film's status in words: NowShowing, then PreBookNow, then AdvanceBooking, then ComingSoon. */
export function getStatusLabel(
  availability: Availability | undefined,
  now: number,
  heldRewards: ReadonlySet<string> = nobodysRewards,
): StatusLabel | null {
  if (!availability) return null
  if (availability.categories.includes('NowShowing')) return 'NowShowing'
  if (canPreBook(availability, now, heldRewards)) return 'PreBookNow'
  if (getAdvanceBookingStart(availability, now, heldRewards) !== null) return 'AdvanceBooking'
  return availability.categories.includes('ComingSoon') ? 'ComingSoon' : null
}

/** The tag on a poster: Sponsored, then PreBookNow, then ComingSoon. */
export function getPromotedTag(
  availability: Availability | undefined,
  now: number,
  isSponsored: boolean,
  heldRewards: ReadonlySet<string> = nobodysRewards,
): PromotedTag | null {
  if (isSponsored) return 'Sponsored'
  if (!availability) return null
  if (canPreBook(availability, now, heldRewards)) return 'PreBookNow'
  return availability.categories.includes('ComingSoon') ? 'ComingSoon' : null
}

/** Whether some advance booking begins earlier for who holds a reward. */
export const hasRewardPeriods = ({ advanceBookingPeriods }: Availability): boolean =>
  advanceBookingPeriods.some(({ restriction }) => restriction === 'MemberReward')
