import { Snapshots } from '../../cache/snapshots.ts'
import { menu, named } from '../../domain/testing/menu.ts'
import type { ItemsService } from '../../services/ocapi/items.ts'
import { Caching } from '../base/caching.ts'
import { answer, logger, noon } from '../orders/testing/order-tab.ts'
import { giftShopKey, ItemsStore, toSellableKey } from './items-store.ts'

const availability = {
  itemAvailabilities: [{ itemId: 'beer', isAvailable: false, unavailableReason: 'OutOfHours' as const }],
  siteId: '1001',
  unavailableModifierIds: ['butter'],
  pickupSlots: [{ startsAt: '2026-11-21T18:00:00Z', isAvailable: true }],
  relatedData: { site: null },
}

function open() {
  const clock = { time: noon, now: () => clock.time }
  const service = {
    profile: jest.fn(() => Promise.resolve(answer(menu))),
    availability: jest.fn(() => Promise.resolve(answer(availability))),
    giftShopProfile: jest.fn(() => Promise.resolve(answer(menu))),
    giftShopAvailability: jest.fn(() => Promise.resolve(answer(availability))),
    sellableItems: jest.fn(() =>
      Promise.resolve(answer({ sellableItems: [], relatedData: { items: [], availableHours: [] } })),
    ),
  } satisfies ItemsService
  return { clock, service, store: new ItemsStore(service, new Caching(clock, logger, new Snapshots({}))) }
}

it('reuses a menu for half an hour, and what can be had never', async () => {
  const { clock, service, store } = open()
  await store.ensure('1001')
  clock.time += 29 * 60_000
  await store.ensure('1001')
  expect([service.profile.mock.calls.length, service.availability.mock.calls.length]).toEqual([1, 2])
  clock.time += 60_000
  await store.ensure('1001')
  expect(service.profile).toHaveBeenCalledTimes(2)
})

it('has the menu of each cinema, and that of the gift shop', async () => {
  const { service, store } = open()
  await Promise.all([store.ensure('1001'), store.ensure(giftShopKey)])
  expect(service.profile).toHaveBeenCalledWith('1001')
  expect(
    [service.giftShopProfile, service.giftShopAvailability].map((call) => call.mock.calls.length),
  ).toEqual([1, 1])
})

it('finds what a menu refers to, and nothing before it has loaded', async () => {
  const { store } = open()
  expect([
    store.menu('1001'),
    store.findSold('1001', 'beer'),
    store.findAvailability('1001', 'beer'),
  ]).toEqual([undefined, undefined, undefined])
  await store.ensure('1001')
  expect(store.findSold('1001', 'popcorn-large')?.size?.name).toEqual(named('Large'))
  expect(store.findModifierGroup('1001', 'dips')?.maximumQuantity).toBe(3)
  expect(store.findHours('1001', 'bar')?.periods).toHaveLength(1)
  expect(store.findAvailability('1001', 'beer')?.unavailableReason).toBe('OutOfHours')
  expect([store.isModifierAvailable('1001', 'butter'), store.isModifierAvailable('1001', 'salt')]).toEqual([
    false,
    true,
  ])
  expect([
    store.allergens('1001').length,
    store.orderLocations('1001').length,
    store.pickupSlots('1001').length,
  ]).toEqual([3, 1, 1])
})

it('keeps what a code of a cinema stands for', async () => {
  const { service, store } = open()
  await store.sellableItems.ensure(toSellableKey('1001', 'POP'))
  await store.sellableItems.ensure(toSellableKey('1001', 'POP'))
  expect(service.sellableItems.mock.calls).toEqual([['1001', 'POP']])
})

describe('when the last thing stops being sold', () => {
  /** The menu, all of which is sold with these hours. */
  const openWith = async (availableHoursId: (id: string) => string | null) => {
    const items = menu.relatedData.items.map((item) => ({
      ...item,
      availableHoursId: availableHoursId(item.id),
    }))
    const kitchen = { id: 'kitchen', periods: [{ days: [6], from: '10:00', to: '14:30' }] }
    const { store, service } = open()
    service.profile.mockReturnValue(
      Promise.resolve(
        answer({
          ...menu,
          relatedData: {
            ...menu.relatedData,
            items,
            availableHours: [...menu.relatedData.availableHours, kitchen],
          },
        }),
      ),
    )
    await store.ensure('1001')
    return store
  }
  const find = (store: ItemsStore, offsetInMinutes = 0) => {
    const end = store.findEndOfSale('1001', noon, offsetInMinutes)
    return end === null ? null : new Date(end).toISOString()
  }

  it('is the latest of what is sold now', async () => {
    const store = await openWith((id) => (id === 'beer' ? 'bar' : 'kitchen'))
    expect(find(store)).toBe('2026-11-22T01:00:00.000Z')
    // Two hours ahead, and so two hours earlier.
    expect(find(store, 120)).toBe('2026-11-21T23:00:00.000Z')
    expect(find(await openWith(() => 'kitchen'))).toBe('2026-11-21T14:30:00.000Z')
  })

  it('is not known where something is always sold, or nothing now', async () => {
    expect(find(await openWith((id) => (id === 'beer' ? null : 'kitchen')))).toBeNull()
    expect(find(await openWith(() => 'kitchen'), -180)).toBeNull()
  })
})
