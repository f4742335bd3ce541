import type { Attribute } from '@foyer/contract/wire/attributes'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { findLeadingAttribute } from './attribute-rank.ts'

/** Who has fewer times left than this shows the first of a following day as well: a cinema up to as many, a film until it has as many. */
export const fewTimes = 3

/** A day after the one that is listed, with its times that can be booked, earliest first. */
export interface FollowingDay {
  readonly day: DayOfShowtimes
  /** Business date, `YYYY-MM-DD`. */
  readonly date: string
  readonly showtimes: readonly Showtime[]
}

/**
 * The following times that stand after a day's: of each cinema that has fewer than three left, those first that have the attribute of a
 * line that is there.
 */
export function addFollowingTimes(
  shown: readonly Showtime[],
  following: readonly Showtime[],
  getAttribute: (id: string) => Attribute | undefined,
): Showtime[] {
  const getLead = ({ attributeIds }: Showtime) => findLeadingAttribute(attributeIds, getAttribute)?.id
  return [...new Set(following.map(({ siteId }) => siteId))].flatMap((siteId) => {
    const isHere = (showtime: Showtime) => showtime.siteId === siteId
    const own = shown.filter(isHere)
    if (own.length >= fewTimes) return []
    const leads = new Set(own.map(getLead))
    const candidates = following.filter(isHere)
    const [inLine, others] = [true, false].map((wanted) =>
      candidates.filter((showtime) => leads.has(getLead(showtime)) === wanted),
    )
    return [...(inLine ?? []), ...(others ?? [])].slice(0, fewTimes)
  })
}
