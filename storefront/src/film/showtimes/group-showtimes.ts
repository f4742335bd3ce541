import type { Attribute } from '@foyer/contract/wire/attributes'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { compareAttributes, findLeadingAttribute } from './attribute-rank.ts'

export interface AttributeGroup {
  /** Undefined: showtimes without any known attribute. */
  attribute: Attribute | undefined
  /** Earliest first. */
  showtimes: Showtime[]
}

export interface CinemaShowtimes {
  siteId: string
  groups: AttributeGroup[]
}

export interface GroupingInput {
  showtimes: readonly Showtime[]
  /** Cinemas in the order in which they are listed; others follow by id. */
  siteOrder: readonly string[]
  getAttribute: (id: string) => Attribute | undefined
}

/** Showtimes as a listings page sets them: by cinema, within it by leading attribute, within that by time. */
export function groupShowtimes({ showtimes, siteOrder, getAttribute }: GroupingInput): CinemaShowtimes[] {
  const bySite = new Map<string, Showtime[]>()
  for (const showtime of showtimes)
    bySite.set(showtime.siteId, [...(bySite.get(showtime.siteId) ?? []), showtime])
  const others = [...bySite.keys()].filter((id) => !siteOrder.includes(id)).sort()
  return [...siteOrder, ...others].flatMap((siteId) => {
    const own = bySite.get(siteId)
    return own ? [{ siteId, groups: groupByAttribute(own, getAttribute) }] : []
  })
}

function groupByAttribute(
  showtimes: readonly Showtime[],
  getAttribute: GroupingInput['getAttribute'],
): AttributeGroup[] {
  const groups = new Map<string, AttributeGroup>()
  for (const showtime of showtimes) {
    const attribute = findLeadingAttribute(showtime.attributeIds, getAttribute)
    const key = attribute?.id ?? ''
    const group = groups.get(key) ?? { attribute, showtimes: [] }
    group.showtimes.push(showtime)
    groups.set(key, group)
  }
  for (const group of groups.values()) group.showtimes.sort(compareByStart)
  return [...groups.values()].sort((a, b) => {
    if (!a.attribute || !b.attribute) return a.attribute ? -1 : b.attribute ? 1 : 0
    return compareAttributes(a.attribute, b.attribute)
  })
}

type Starting = Pick<Showtime, 'id'> & { schedule: Pick<Showtime['schedule'], 'startsAt'> }

/** Earliest first; ids settle a tie, so that server and browser agree. */
export function compareByStart(a: Starting, b: Starting): number {
  return (
    Date.parse(a.schedule.startsAt) - Date.parse(b.schedule.startsAt) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  )
}
