import { randomUUID } from 'node:crypto'
import type { SetItemsRequest } from '@foyer/contract/wire/order-items'
import { openPgliteInMemory } from '../../database/testing/pglite.ts'
import type { MemberCaller } from '../../domain/caller.ts'
import { giveRewards } from '../../loyalty/testing/give-rewards.ts'
import { engines } from '../../mail/testing/engines.ts'
import { BoxOffice, openingTime } from '../testing/box-office.ts'
import { evening, seatA } from '../testing/small-cinema.ts'

const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
const minute = 60_000
const butter = { modifierGroupId: 'topping', modifierId: 'butter' }
const popcorn = { id: 'i1', itemId: 'popcorn-large', rewardId: 'any-popcorn' }
const small = { id: 'i2', itemId: 'popcorn-small', rewardId: 'small-popcorn' }

jest.setTimeout(60_000)

describe.each(engines.map(({ name }) => name))('rewards that items of orders use on %s', (engine) => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open(
      engine === 'SQLite' ? {} : { target: { pglite: await openPgliteInMemory() } },
    )
  })
  beforeEach(async () => {
    await office.reset()
    office.actAs(ines)
  })
  afterAll(() => office.close())

  const give = (rewardId: string, count = 1, expiresAt: number | null = null) =>
    giveRewards(office.database, 'ines', rewardId, { count, expiresAt })
  const set = (orderId: string, items: SetItemsRequest['items']) =>
    office.call('setOrderItems', { orderId }, { items })
  const listHeld = async () =>
    (await office.services.rewards.listHeld('ines', office.clock.now())).map(({ id }) => id)
  const listUsable = async (orderId = 'another') =>
    (await office.services.rewards.listUsable('ines', orderId, office.clock.now())).map(({ id }) => id)
  const getStatus = async (orderId: string) => (await office.store.read(orderId))?.status
  const refusal = (unavailableReason: string, limit: number) => ({
    itemAvailabilityErrors: [expect.objectContaining({ unavailableReason, limit })],
  })
  const orderWith = async (items: SetItemsRequest['items']) => {
    const orderId = await office.order()
    expect((await set(orderId, items)).problem).toBeNull()
    await office.call(
      'setOrderCustomer',
      { orderId },
      { name: { givenName: 'Ines', familyName: 'Marchetti' }, email: 'ines@postbox.example' },
    )
    return orderId
  }

  it('give pieces for nothing, and not their modifiers; the line says which one', async () => {
    await give('any-popcorn')
    const orderId = await office.order()
    const { order } = (
      await set(orderId, [
        { ...popcorn, modifiers: [butter] },
        { id: 'i3', itemId: 'crisps' },
      ])
    ).body
    expect(order.items).toMatchObject([
      {
        rewardId: 'any-popcorn',
        rewardName: { text: 'any-popcorn' },
        price: { valueIncludingTax: 0.8, valueExcludingTax: 0.67, tax: 0.13 },
        amountSaved: { valueIncludingTax: 6.9 },
      },
      { price: { valueIncludingTax: 1.8 } },
    ])
    expect(order.items[1]).not.toHaveProperty('rewardId')
    expect(order.totalPrice.valueIncludingTax).toBe(2.6)
    expect([await listUsable(), await listUsable(orderId)]).toEqual([[], await listHeld()])
  })

  it('are one for each piece, and no more than the member holds or an order may have', async () => {
    await give('any-popcorn')
    const orderId = await office.order()
    expect((await set(orderId, [{ ...popcorn, quantity: 2 }])).problem).toMatchObject({
      type: 'urn:foyer:problem:items-unavailable',
      errorCode: 18100,
      ...refusal('RewardNotHeld', 1),
    })
    expect(await listUsable()).toHaveLength(1)
    await give('any-popcorn', 2)
    expect((await set(orderId, [{ ...popcorn, quantity: 3 }])).problem).toMatchObject({
      errorCode: 18106,
      ...refusal('TooManyItems', 2),
    })
    expect((await set(orderId, [popcorn, { ...popcorn, id: 'i4' }])).status).toBe(200)
    expect(await listUsable()).toHaveLength(1)
  })

  it('give only what they are for, and never money', async () => {
    await give('small-popcorn', 2)
    await give('a-gift')
    const orderId = await office.order()
    const refused = await set(orderId, [{ ...small, itemId: 'popcorn-large' }])
    expect(refused.problem).toMatchObject(refusal('RewardNotHeld', 0))
    expect((await set(orderId, [{ ...small, rewardId: 'nothing' }])).problem?.errorCode).toBe(18100)
    expect((await set(orderId, [small])).status).toBe(200)
    const gifts = (await office.call('createGiftShopOrder', {}, { siteId: '1001' })).body.order.id
    for (const itemId of ['points-500', 'gift-card'])
      expect((await set(gifts, [{ id: 'i1', itemId, rewardId: 'a-gift' }])).status).toBe(400)
    expect(
      (await set(gifts, [{ id: 'i1', itemId: 'mug', rewardId: 'a-gift' }])).body.order.totalPrice,
    ).toMatchObject({
      valueIncludingTax: 0,
    })
  })

  it('stand in the place of discounts', async () => {
    await give('any-popcorn')
    const { order } = (await set(await office.order(), [{ ...popcorn, discountId: 'early' }])).body
    expect(order.items[0]).toMatchObject({ amountSaved: { valueIncludingTax: 6.9 } })
    expect(order.items[0]).not.toHaveProperty('discountId')
  })

  it('are not another member’s, nor a visitor’s', async () => {
    await give('any-popcorn')
    office.actAs({ ...ines, memberId: 'omar' })
    expect((await set(await office.order(), [popcorn])).problem).toMatchObject(refusal('RewardNotHeld', 0))
    office.actAs({ kind: 'visitor' })
    expect((await set(await office.order(), [popcorn])).problem).toMatchObject(refusal('RewardNotHeld', 0))
    expect(await listUsable()).toHaveLength(1)
  })

  it('that run out soonest are used first, stay with their line, and go back with it', async () => {
    const [never = ''] = await give('any-popcorn')
    const [soon = ''] = await give('any-popcorn', 1, openingTime + 30 * minute)
    const orderId = await office.order()
    await set(orderId, [popcorn])
    expect(await listUsable()).toEqual([never])
    await set(orderId, [{ ...popcorn, modifiers: [butter] }])
    expect(await listUsable()).toEqual([never])
    await set(orderId, [{ ...popcorn, rewardId: null }])
    expect(await listUsable()).toEqual([soon, never])
    await set(orderId, [popcorn])
    await office.call('deleteOrder', { orderId })
    expect(await listUsable()).toEqual([soon, never])
  })

  it('are held with the seats that extend their order, and given back when its time is up', async () => {
    await give('any-popcorn')
    const orderId = await office.order()
    await set(orderId, [popcorn])
    await office.call(
      'setOrderShowtime',
      { orderId, showtimeId: evening },
      { seats: [seatA(1)], tickets: [{ id: randomUUID(), ticketTypeId: 'adult' }] },
    )
    const expiresAt = (await office.store.read(orderId))?.expiresAt ?? 0
    office.clock.set(expiresAt - 1)
    expect(await listUsable()).toEqual([])
    office.clock.set(expiresAt + 1)
    expect(await listUsable()).toHaveLength(1)
  })

  it('are used up by the order that completes, without a payment where nothing is due', async () => {
    await give('any-popcorn', 2)
    const orderId = await orderWith([popcorn])
    expect((await office.call('startCompletion', { orderId })).status).toBeLessThan(300)
    await office.services.completion.idle()
    expect([await getStatus(orderId), (await listHeld()).length]).toEqual(['Completed', 1])
    const paid = await orderWith([{ ...popcorn, modifiers: [butter] }])
    await office.pay(paid)
    expect([await getStatus(paid), await listHeld()]).toEqual(['Completed', []])
    expect((await set(await office.order(), [popcorn])).problem).toMatchObject(refusal('RewardNotHeld', 0))
  })

  it('are given back when the payment fails', async () => {
    await give('any-popcorn')
    const orderId = await orderWith([{ ...popcorn, modifiers: [butter] }])
    await office.pay(orderId, '4000000000000002')
    await office.call('deleteOrder', { orderId })
    expect(await listUsable()).toHaveLength(1)
  })

  it('go to one of many orders at the same moment, and are used up once', async () => {
    await give('any-popcorn')
    const orders = await Promise.all(Array.from({ length: 40 }, () => office.order()))
    const answers = await Promise.all(orders.map((orderId) => set(orderId, [popcorn])))
    const winners = orders.filter((_, index) => answers[index]?.status === 200)
    expect(winners).toHaveLength(1)
    for (const { problem } of answers.filter(({ status }) => status !== 200))
      expect(problem).toMatchObject({
        itemAvailabilityErrors: [expect.objectContaining({ id: 'i1', unavailableReason: 'RewardNotHeld' })],
      })
    const [orderId = ''] = winners
    await Promise.all(Array.from({ length: 8 }, () => office.call('startCompletion', { orderId })))
    await office.services.completion.idle()
    expect([await getStatus(orderId), await listHeld()]).toEqual(['Completed', []])
  })
})
