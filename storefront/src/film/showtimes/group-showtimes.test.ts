import type { Attribute } from '@foyer/contract/wire/attributes'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { getAttributeKind, getAttributes, findLeadingAttribute } from './attribute-rank.ts'
import { groupShowtimes } from './group-showtimes.ts'
import { getSaleState, getTimeOfDay } from './showtime-state.ts'

const createText = (text: string) => ({ text, translations: [] })
const attribute = (id: string, displayPriority: number, isPromoted = false): Attribute => ({
  id,
  name: createText(id),
  shortName: createText(id),
  description: null,
  importantMessage: null,
  displayPriority,
  isPromoted,
})
const attributes: Record<string, Attribute> = {
  vast: attribute('vast', 1),
  recliner: attribute('recliner', 2, true),
  subtitled: attribute('subtitled', 3),
  '2d': attribute('2d', 9),
}
const getAttribute = (id: string) => attributes[id]

const showtime = (id: string, siteId: string, time: string, attributeIds: string[]): Showtime => ({
  id,
  schedule: {
    businessDate: '2026-03-13',
    startsAt: `2026-03-13T${time}:00+00:00`,
    endsAt: `2026-03-13T${time}:00+00:00`,
    filmStartsAt: `2026-03-13T${time}:00+00:00`,
    filmEndsAt: `2026-03-13T${time}:00+00:00`,
  },
  isSoldOut: false,
  seatLayoutId: null,
  filmId: 'film',
  siteId,
  screenId: 'screen',
  areaCategories: [],
  attributeIds,
  isAllocatedSeating: true,
  requires3dGlasses: false,
  eventId: null,
  restrictions: [],
})

describe('the rank of attributes', () => {
  it('makes display priority 1 the hero unless it is promoted', () => {
    expect(getAttributeKind(attribute('a', 1))).toBe('hero')
    expect(getAttributeKind(attribute('a', 1, true))).toBe('promoted')
    expect(getAttributeKind(attribute('a', 5))).toBe('standard')
  })

  it('lets the hero lead, then what is promoted, then display priority', () => {
    expect(findLeadingAttribute(['2d', 'recliner', 'vast'], getAttribute)?.id).toBe('vast')
    expect(findLeadingAttribute(['2d', 'subtitled', 'recliner'], getAttribute)?.id).toBe('recliner')
    expect(findLeadingAttribute(['2d', 'subtitled'], getAttribute)?.id).toBe('subtitled')
  })

  it('passes by an attribute that nobody described', () => {
    expect(findLeadingAttribute(['unheard-of'], getAttribute)).toBeUndefined()
    expect(getAttributes(['unheard-of', '2d', '2d'], getAttribute).map(({ id }) => id)).toEqual(['2d'])
  })
})

describe('showtimes of a day', () => {
  const showtimes = [
    showtime('d', '2', '20:00', ['2d']),
    showtime('a', '1', '21:00', ['2d']),
    showtime('b', '1', '11:40', ['2d']),
    showtime('c', '1', '16:10', ['vast', '2d']),
    showtime('e', '9', '18:00', []),
  ]
  const grouped = groupShowtimes({ showtimes, siteOrder: ['2', '1', '7'], getAttribute })

  it('stand by cinema in the order asked for, others after, none without showtimes', () => {
    expect(grouped.map(({ siteId }) => siteId)).toEqual(['2', '1', '9'])
  })

  it('stand under their leading attribute, most telling first, earliest first', () => {
    const docklands = grouped.find(({ siteId }) => siteId === '1')
    expect(
      docklands?.groups.map((group) => [group.attribute?.id, group.showtimes.map(({ id }) => id)]),
    ).toEqual([
      ['vast', ['c']],
      ['2d', ['b', 'a']],
    ])
  })

  it('stand under no attribute when they have none', () => {
    expect(grouped.at(-1)?.groups[0]?.attribute).toBeUndefined()
  })
})

describe('the state of a showtime', () => {
  const before = Date.parse('2026-03-13T10:00:00Z')
  const at = (occupancy?: { availableCount: number; totalCount: number }, isSoldOut = false) =>
    getSaleState(
      { ...showtime('a', '1', '11:40', []), isSoldOut, ...(occupancy && { occupancy }) },
      before,
      0.1,
    )

  it('says few left under the share of seats, not at it', () => {
    expect(at({ availableCount: 9, totalCount: 100 })).toBe('few')
    expect(at({ availableCount: 10, totalCount: 100 })).toBe('available')
  })

  it('says sold out by the flag or by the last seat', () => {
    expect(at({ availableCount: 40, totalCount: 100 }, true)).toBe('soldOut')
    expect(at({ availableCount: 0, totalCount: 100 })).toBe('soldOut')
  })

  it('says nothing of seats when the server does not count them', () => {
    expect(at()).toBe('available')
  })

  it('is over once it has begun, sold out or not', () => {
    const begun = Date.parse('2026-03-13T11:40:00Z')
    expect(getSaleState({ ...showtime('a', '1', '11:40', []), isSoldOut: true }, begun, 0.1)).toBe('started')
  })

  it('is told by the clock on the cinema’s own wall', () => {
    expect(getTimeOfDay('2026-07-13T19:30:00+01:00')).toBe('19:30')
  })
})
