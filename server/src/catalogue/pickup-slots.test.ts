import { noItems, type ItemCatalogue, type SiteOffer } from './items.ts'
import { isPickupSlot, listPickupSlots } from './pickup-slots.ts'

const createOffer = (minutes: number): SiteOffer => ({
  siteId: '1',
  deliveryMethods: ['ServiceAreaPickup'],
  leavesOut: new Set(),
  locations: [],
  pickupSlots: { minutes, capacity: 4 },
})

/** A counter that is open between two times of the clock. */
const open = (from: string, to: string): ItemCatalogue => ({
  ...noItems,
  hours: new Map([
    [
      'counter',
      {
        id: 'counter',
        name: { text: 'Counter', translations: [] },
        periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from, to }],
      },
    ],
  ]),
})

const list = (catalogue: ItemCatalogue, minutes: number, zone: string, now: string) =>
  listPickupSlots(catalogue, createOffer(minutes), zone, Date.parse(now)).map((at) =>
    new Date(at).toISOString().slice(0, 16),
  )

describe('times for pickup', () => {
  it('are those of the site’s clock, not of Greenwich', () => {
    // Ten to eleven in the morning.
    const morning = open('10:00', '11:00')
    expect(list(morning, 30, 'America/New_York', '2026-11-25T12:00:00Z')).toEqual([
      '2026-11-25T15:00',
      '2026-11-25T15:30',
    ])
    expect(list(morning, 30, 'Asia/Kathmandu', '2026-11-25T00:00:00Z')).toEqual([
      '2026-11-25T04:15',
      '2026-11-25T04:45',
    ])
  })

  it('leave out the hour that spring skips, and have that which autumn repeats twice', () => {
    const night = open('00:30', '03:00')
    // 29 March 2026, 01:00: the clock goes on to 02:00.
    expect(list(night, 30, 'Europe/London', '2026-03-29T00:00:00Z').slice(0, 3)).toEqual([
      '2026-03-29T00:30',
      '2026-03-29T01:00',
      '2026-03-29T01:30',
    ])
    expect(list(night, 30, 'Europe/London', '2026-03-29T01:30:00Z')[0]).toBe('2026-03-29T23:30')
    // 25 October 2026, 02:00: the clock goes back to 01:00.
    expect(list(night, 30, 'Europe/London', '2026-10-24T23:00:00Z')).toEqual([
      '2026-10-24T23:30',
      '2026-10-25T00:00',
      '2026-10-25T00:30',
      '2026-10-25T01:00',
      '2026-10-25T01:30',
      '2026-10-25T02:00',
      '2026-10-25T02:30',
    ])
  })

  it('are as many as an evening has, from the next on', () => {
    const always = open('00:00', '00:00')
    const slots = list(always, 10, 'Europe/London', '2026-11-25T12:00:00Z')
    expect(slots).toHaveLength(48)
    expect(slots[0]).toBe('2026-11-25T12:10')
    expect(listPickupSlots(always, { ...createOffer(10), pickupSlots: null }, 'UTC', 0)).toEqual([])
  })

  it('are refused in between, in the past, and more than a day ahead', () => {
    const now = Date.parse('2026-11-25T12:00:00Z')
    const isSlot = (instant: string, zone = 'Europe/London') =>
      isPickupSlot({ minutes: 30, capacity: 4 }, Date.parse(instant), { now, zone })
    expect(isSlot('2026-11-25T12:30:00Z')).toBe(true)
    expect(isSlot('2026-11-25T12:30:00Z', 'Asia/Kathmandu')).toBe(false)
    expect(isSlot('2026-11-25T12:45:00Z', 'Asia/Kathmandu')).toBe(true)
    expect(isSlot('2026-11-25T12:30:01Z')).toBe(false)
    expect(isSlot('2026-11-25T12:00:00Z')).toBe(false)
    expect(isSlot('2026-11-26T12:30:00Z')).toBe(false)
  })
})
