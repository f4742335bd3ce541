import { operations } from '@foyer/contract/operations'
import type {
  ItemAvailabilityResponse,
  ItemProfileResponse,
  SellableItemsResponse,
} from '@foyer/contract/wire/items'
import { untilFurtherNotice } from '../catalogue/item-changes.ts'
import { ItemSettings } from '../catalogue/item-settings.ts'
import type { Database } from '../database/database.ts'
import { getPickupSlotId, getStockId } from '../order-store/scarce-ids.ts'
import { prepareBrowsing } from './testing/prepare-browsing.ts'

const { catalogue, clock, get, read, getDatabase } = prepareBrowsing('items')

let database: Database
let settings: ItemSettings

beforeAll(() => {
  database = getDatabase()
  settings = new ItemSettings(database)
})

beforeEach(async () => {
  await database.tx(async (trx) => {
    await trx.deleteFrom('item_change').execute()
    await trx.deleteFrom('scarce_claim').execute()
    await trx.deleteFrom('scarce').execute()
  })
  // Monday, 13:00: everything is open. Another second of each test, so that no snapshot of the one before is used.
  clock.set(Date.parse('2026-11-23T13:00:00Z') + ++started * 2_000)
})
let started = 0

const readProfile = (siteId = '1001') =>
  read<ItemProfileResponse>(operations.getItemProfile, `sites/${siteId}/item-profile`)
const readAvailability = (siteId = '1001') =>
  read<ItemAvailabilityResponse>(operations.getItemAvailability, `sites/${siteId}/item-availability`)
const readByCode = (code: string, siteId = '1001') =>
  read<SellableItemsResponse>(
    operations.getSellableItemsByCode,
    `sites/${siteId}/sellable-items/by-code/${code}`,
  )

/** Passes the second after which a change is seen. */
const waitForChanges = () => clock.set(clock.now() + 1_000)
const findItem = (profile: ItemProfileResponse, id: string) => {
  const item = profile.relatedData.items.find((each) => each.id === id)
  if (!item) throw new Error(`no ${id}`)
  return item
}
const findState = ({ itemAvailabilities }: ItemAvailabilityResponse, id: string) =>
  itemAvailabilities.find(({ itemId }) => itemId === id)

describe('the menu of a site', () => {
  it('has its pages in order, and everything that they refer to, once', async () => {
    const { itemProfile, relatedData } = await readProfile()
    expect(itemProfile.siteId).toBe('1001')
    expect(itemProfile.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
    const listed = itemProfile.pages.flatMap(({ buttons }) => buttons.map(({ itemId }) => itemId))
    expect(relatedData.items.map(({ id }) => id).sort()).toEqual([...new Set(listed)].sort())
    const { modifierGroups = [], allergens = [] } = relatedData
    const groupIds = [
      ...relatedData.items.flatMap((item) => item.modifierGroups),
      ...modifierGroups.flatMap(({ modifiers }) => modifiers.flatMap((modifier) => modifier.modifierGroups)),
    ]
    expect(modifierGroups.map(({ id }) => id).sort()).toEqual([...new Set(groupIds)].sort())
    const allergenIds = [
      ...relatedData.items.flatMap(({ allergenIds: contained = [], mayContainIds = [] }) => [
        ...contained,
        ...mayContainIds,
      ]),
      ...modifierGroups.flatMap(({ modifiers }) =>
        modifiers.flatMap((modifier) => modifier.allergenIds ?? []),
      ),
    ]
    expect(allergens.map(({ id }) => id).sort()).toEqual([...new Set(allergenIds)].sort())
    expect(relatedData.availableHours.map(({ id }) => id).sort()).toEqual(
      [...new Set(relatedData.items.flatMap(({ availableHoursId }) => availableHoursId ?? []))].sort(),
    )
    expect(relatedData.orderLocations?.map(({ id }) => id)).toContain('table-12')
  })

  it('costs nothing for whoever holds a reward that gives it, size by size', async () => {
    const listRewardPrices = ({ itemProfile }: ItemProfileResponse, wanted: string) =>
      itemProfile.pages
        .flatMap(({ buttons }) => buttons)
        .find(({ itemId }) => itemId === wanted)
        ?.prices.filter(({ restrictions }) => restrictions.includes('MemberReward'))
    const profile = await readProfile()
    const nothing = { valueIncludingTax: 0, valueExcludingTax: 0, tax: 0 }
    expect(listRewardPrices(profile, 'popcorn-salted')).toEqual([
      {
        price: nothing,
        isDefault: false,
        restrictions: ['MemberReward'],
        rewardId: 'small-popcorn',
        discountId: null,
        itemIds: ['popcorn-salted-s'],
      },
    ])
    expect(listRewardPrices(profile, 'slush')).toMatchObject([{ price: nothing, rewardId: 'cold-drink' }])
    expect(listRewardPrices(profile, 'slush')?.[0]).not.toHaveProperty('itemIds')
    expect(listRewardPrices(profile, 'nachos')).toEqual([])
  })

  it('says sizes with their prices, tax contained, and shows the least on the button', async () => {
    const profile = await readProfile()
    const popcorn = findItem(profile, 'popcorn-salted')
    const sizes = popcorn.sizes ?? []
    expect(sizes.map(({ id }) => id)).toEqual(catalogue.items.families.get('popcorn-salted')?.itemIds)
    const button = profile.itemProfile.pages
      .flatMap(({ buttons }) => buttons)
      .find(({ itemId }) => itemId === 'popcorn-salted')
    const least = Math.min(...sizes.map(({ price }) => price.valueIncludingTax))
    expect(button?.prices[0]?.price.valueIncludingTax).toBe(least)
    expect(findItem(profile, 'nachos').sizes).toBeUndefined()
    // £8.20 with 20 % contained.
    const nachos = profile.itemProfile.pages
      .flatMap(({ buttons }) => buttons)
      .find(({ itemId }) => itemId === 'nachos')
    expect(nachos?.prices[0]?.price).toEqual({ valueIncludingTax: 8.2, valueExcludingTax: 6.83, tax: 1.37 })
  })

  it('leaves out what the counter does not have, and hands over only as the site does', async () => {
    const [docks, vale] = [await readProfile('1001'), await readProfile('1004')]
    expect(findItem(docks, 'cocktail').allowedDeliveryMethods).toContain('InSeatDelivery')
    expect(vale.relatedData.items.map(({ id }) => id)).not.toContain('cocktail')
    expect(findItem(vale, 'nachos').allowedDeliveryMethods).toEqual(['CounterPickup'])
    expect(vale.relatedData.orderLocations).toBeUndefined()
  })

  it('is there for sites only', async () => {
    expect((await get('sites/9999/item-profile')).statusCode).toBe(404)
    expect((await get('sites/9999/item-availability')).statusCode).toBe(404)
    expect((await get('sites/9999/sellable-items/by-code/NIGHT2')).statusCode).toBe(404)
  })

  it('is answered with 304 until a price changes, at that site alone', async () => {
    const first = await get('sites/1001/item-profile')
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    waitForChanges()
    expect((await get('sites/1001/item-profile', { 'if-none-match': etag })).statusCode).toBe(304)
    await settings.setPrice('1001', 'nachos', 850, clock.now())
    waitForChanges()
    const second = await get('sites/1001/item-profile', { 'if-none-match': etag })
    expect(second.statusCode).toBe(200)
    expect(second.headers.etag).not.toBe(etag)
    const price = async (siteId: string) =>
      (await readProfile(siteId)).itemProfile.pages
        .flatMap(({ buttons }) => buttons)
        .find(({ itemId }) => itemId === 'nachos')?.prices[0]?.price.valueIncludingTax
    expect([await price('1001'), await price('1002')]).toEqual([8.5, 8.2])
  })

  it('follows the price of a size and of a modifier', async () => {
    await settings.setPrice('1001', 'popcorn-salted-s', 100, clock.now())
    await settings.setPrice('1001', 'mod-butter', 0, clock.now())
    waitForChanges()
    const profile = await readProfile()
    expect(findItem(profile, 'popcorn-salted').sizes?.[0]?.price.valueIncludingTax).toBe(1)
    const modifiers = profile.relatedData.modifierGroups?.flatMap((group) => group.modifiers)
    expect(modifiers?.find(({ id }) => id === 'mod-butter')?.priceDifference.valueIncludingTax).toBe(0)
  })
})

describe('the gift shop', () => {
  it('sells points to members only', async () => {
    const { relatedData } = await read<ItemProfileResponse>(
      operations.getGiftShopItemProfile,
      'gift-shop/item-profile',
    )
    const points = relatedData.items.filter(({ balanceUnits }) => balanceUnits !== undefined)
    expect(points.map(({ id, balanceUnits, restrictions }) => [id, balanceUnits, restrictions])).toEqual([
      ['points-500', 500, ['Member']],
      ['points-1000', 1_000, ['Member']],
      ['points-2000', 2_100, ['Member']],
    ])
  })

  it('has goods, books of tickets, and a gift card with what it may be made of', async () => {
    const profile = await read<ItemProfileResponse>(
      operations.getGiftShopItemProfile,
      'gift-shop/item-profile',
    )
    expect(profile.itemProfile.siteId).toBeNull()
    expect(findItem(profile, 'gift-card').giftCard).toMatchObject({
      amounts: [15, 25, 50, 100],
      least: 10,
      most: 150,
      step: 5,
      maximumMessageLength: 200,
      validFrom: 'LastUse',
    })
    expect(findItem(profile, 'gift-card').giftCard?.faces.map(({ id }) => id)).toEqual([
      'sunset',
      'tonight',
      'applause',
    ])
    expect(profile.relatedData.items.map(({ id }) => id)).not.toContain('nachos')
    expect(findItem(profile, 'poster-tube').modifierGroups).toEqual(['poster-film'])
    expect(profile.relatedData.modifierGroups?.map(({ id }) => id)).toEqual(['poster-film'])
  })

  it('is always open, and counts what is counted', async () => {
    clock.set(Date.parse('2026-11-24T03:00:00Z') + started * 2_000)
    await settings.setStock(null, 'mug', 2, clock.now())
    waitForChanges()
    const answer = await read<ItemAvailabilityResponse>(
      operations.getGiftShopItemAvailability,
      'gift-shop/item-availability',
    )
    expect(answer).toMatchObject({ siteId: null, relatedData: { site: null } })
    expect(answer.itemAvailabilities.every(({ isAvailable }) => isAvailable)).toBe(true)
    expect(findState(answer, 'mug')?.quantityAvailable).toBe(2)
    expect(findState(answer, 'tote')?.quantityAvailable).toBeNull()
  })
})

describe('discounts of items', () => {
  const findButton = (profile: ItemProfileResponse, id: string) =>
    profile.itemProfile.pages.flatMap(({ buttons }) => buttons).find(({ itemId }) => itemId === id)

  it('are further prices of what they are for, computed from the changed price', async () => {
    await settings.setPrice('1001', 'hot-chocolate', 400, clock.now())
    waitForChanges()
    const profile = await readProfile()
    expect(findButton(profile, 'hot-chocolate')?.prices).toMatchObject([
      { isDefault: true, restrictions: [], discountId: null, price: { valueIncludingTax: 4 } },
      {
        isDefault: false,
        restrictions: ['Discount', 'Member'],
        discountId: 'members-cocoa',
        price: { valueIncludingTax: 3.4 },
      },
    ])
    expect(findButton(profile, 'coffee')?.prices[1]).toMatchObject({
      restrictions: ['Discount'],
      discountId: 'morning-coffee',
    })
    expect(findButton(profile, 'tea')?.prices).toHaveLength(1)
  })

  it('are available at their hours in the site’s zone, and say what they are for', async () => {
    clock.set(Date.parse('2026-11-23T11:59:00Z'))
    const find = async () =>
      (await readAvailability()).discountAvailabilities?.find((each) => each.discountId === 'morning-coffee')
    expect(await find()).toMatchObject({
      isAutomatic: true,
      isForMembers: false,
      isAvailable: true,
      unavailableReason: null,
      calculation: { type: 'FixedPrice', fixedPrice: 2.5 },
      itemIds: ['coffee'],
      limitPerOrder: null,
      availableUntil: '2026-11-23T12:00:00.000Z',
    })
    clock.set(Date.parse('2026-11-23T12:00:00Z'))
    expect(await find()).toMatchObject({
      isAvailable: false,
      unavailableReason: 'discount-invalid-10101',
      availableUntil: null,
    })
  })
})

describe('what can be ordered now', () => {
  it('is every size of what is sold, and nothing else; it is never cached', async () => {
    const answer = await get('sites/1004/item-availability')
    expect(answer.headers['cache-control']).toBe('no-store')
    const { itemAvailabilities } = await readAvailability('1004')
    const ids = itemAvailabilities.map(({ itemId }) => itemId)
    expect(ids).toContain('popcorn-salted-l')
    expect(ids).not.toContain('popcorn-salted')
    expect(ids.some((id) => id.startsWith('cocktail') || id === 'mug')).toBe(false)
  })

  it('depends on the hours of sale in the site’s zone, and says when they begin', async () => {
    // Monday: the kitchen closes at 21:45, the bar at midnight.
    clock.set(Date.parse('2026-11-23T21:45:00Z'))
    let answer = await readAvailability()
    expect(findState(answer, 'nachos')).toMatchObject({
      isAvailable: false,
      unavailableReason: 'OutOfHours',
      availableAt: '2026-11-24T12:00:00.000Z',
    })
    expect(findState(answer, 'beer')).toMatchObject({ isAvailable: true, unavailableReason: null })
    clock.set(Date.parse('2026-11-24T00:00:00Z'))
    answer = await readAvailability()
    expect(findState(answer, 'beer')?.unavailableReason).toBe('OutOfHours')
    // Friday's bar goes on until one on Saturday.
    clock.set(Date.parse('2026-11-28T00:59:00Z'))
    answer = await readAvailability()
    expect(findState(answer, 'beer')?.isAvailable).toBe(true)
  })

  it('follows what is sold out: an item until its hour, all sizes of a family, modifiers', async () => {
    const six = Date.parse('2026-11-23T18:00:00Z')
    await settings.setSoldOut('1001', 'nachos', six, clock.now())
    await settings.setSoldOut(null, 'popcorn-salted', untilFurtherNotice, clock.now())
    await settings.setSoldOut('1001', 'mod-butter', untilFurtherNotice, clock.now())
    waitForChanges()
    const answer = await readAvailability()
    expect(findState(answer, 'nachos')).toMatchObject({
      isAvailable: false,
      unavailableReason: 'SoldOut',
      availableAt: '2026-11-23T18:00:00.000Z',
    })
    expect(findState(answer, 'popcorn-salted-l')).toMatchObject({
      unavailableReason: 'SoldOut',
      availableAt: null,
    })
    expect(answer.unavailableModifierIds).toEqual(['mod-butter'])
    expect((await readAvailability('1002')).unavailableModifierIds).toEqual([])
    expect(findState(await readAvailability('1002'), 'nachos')?.isAvailable).toBe(true)
    clock.set(six)
    expect(findState(await readAvailability(), 'nachos')?.isAvailable).toBe(true)
  })

  it('counts pieces without those that are held, until their hold runs out', async () => {
    await settings.setStock('1001', 'nachos', 3, clock.now())
    const scarceId = getStockId('1001', 'nachos')
    const runsOut = clock.now() + 600_000
    await database.tx(async (trx) => {
      await trx.updateTable('scarce').set({ taken: 3 }).where('id', '=', scarceId).execute()
      const claim = { scarce_id: scarceId, showtime_id: null, expires_at: runsOut }
      await trx
        .insertInto('scarce_claim')
        .values([
          { ...claim, order_id: 'held', quantity: 2, state: 'held' },
          { ...claim, order_id: 'sold', quantity: 1, state: 'sold' },
        ])
        .execute()
    })
    waitForChanges()
    expect(findState(await readAvailability(), 'nachos')).toMatchObject({
      isAvailable: false,
      quantityAvailable: 0,
      unavailableReason: 'SoldOut',
    })
    clock.set(runsOut)
    expect(findState(await readAvailability(), 'nachos')).toMatchObject({
      isAvailable: true,
      quantityAvailable: 2,
    })
  })

  it('offers times for pickup where there is a service area, while the counter is open', async () => {
    expect((await readAvailability('1001')).pickupSlots).toBeUndefined()
    clock.set(Date.parse('2026-11-23T13:04:00Z'))
    const full = Date.parse('2026-11-23T13:20:00Z')
    await database.tx((trx) =>
      trx
        .insertInto('scarce')
        .values({ id: getPickupSlotId('1003', full), capacity: 12, taken: 12 })
        .execute(),
    )
    const slots = (await readAvailability('1003')).pickupSlots ?? []
    expect(slots.slice(0, 3)).toEqual([
      { startsAt: '2026-11-23T13:10:00.000Z', isAvailable: true },
      { startsAt: '2026-11-23T13:20:00.000Z', isAvailable: false },
      { startsAt: '2026-11-23T13:30:00.000Z', isAvailable: true },
    ])
    clock.set(Date.parse('2026-11-24T03:00:00Z'))
    expect((await readAvailability('1003')).pickupSlots?.[0]?.startsAt).toBe('2026-11-24T10:00:00.000Z')
  })
})

describe('items by code', () => {
  it('are found whatever the case, with their price and what they refer to', async () => {
    for (const code of ['NIGHT2', 'night2']) {
      const { sellableItems, relatedData } = await readByCode(code)
      expect(sellableItems).toMatchObject([{ itemId: 'combo-two', price: { valueIncludingTax: 14.2 } }])
      expect(relatedData.items.map(({ id }) => id)).toEqual(['combo-two'])
      expect(relatedData.modifierGroups?.length).toBeGreaterThan(0)
    }
  })

  it('are none for a code of nothing', async () => {
    expect(await readByCode('nothing')).toMatchObject({ sellableItems: [], relatedData: { items: [] } })
  })
})
