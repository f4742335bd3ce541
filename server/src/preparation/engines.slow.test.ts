import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { siteId } from '../orders/testing/small-cinema.ts'

// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

describe('goods on PostgreSQL', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open({ target: { pglite: await openPgliteInMemory() } })
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  async function buy(create: 'createStandardOrder' | 'createGiftShopOrder', item: object): Promise<string> {
    const orderId = (await office.call(create, {}, { siteId })).body.order.id
    await office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', ...item }] })
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await office.pay(orderId)
    return orderId
  }

  it('are handed over once, also when many orders are paid at once', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, () => buy('createStandardOrder', { itemId: 'crisps' })),
    )
    office.actAs({ kind: 'workstation', workstationId: 'till', siteId })
    const list = async () => (await office.call('getOrdersInPreparation', { siteId })).body.orders
    expect((await list()).map(({ orderId }) => orderId).sort()).toEqual([...orders].sort())
    const [first = ''] = orders
    await office.call('startPreparation', { orderId: first })
    const collected = await Promise.all(
      Array.from({ length: 6 }, () => office.call('setOrderCollected', { orderId: first })),
    )
    expect(collected.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await list()).toHaveLength(11)
  })

  it('are gift cards that pay, and whose movements add up', async () => {
    const card = { itemId: 'gift-card', quantity: 3, giftCard: { amount: 10, faceId: 'sunset' } }
    const bought = await Promise.all(Array.from({ length: 4 }, () => buy('createGiftShopOrder', card)))
    const codes = await Promise.all(
      bought.map(
        async (orderId) => (await office.call('getRedeemableItems', { orderId })).body.redeemableItems,
      ),
    )
    expect(new Set(codes.flat().map(({ code }) => code)).size).toBe(12)
    const orderId = (await office.call('createGiftShopOrder', {}, { siteId })).body.order.id
    await office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', itemId: 'mug' }] })
    for (const { code: cardNumber, pin } of codes[0]?.slice(0, 2) ?? [])
      await office.call('addGiftCardPayment', { orderId }, { cardNumber, pin })
    expect((await office.call('startCompletion', { orderId })).problem).toBeNull()
    await office.services.completion.idle()
    const rows = await office.database.query({
      sql: `select capacity - taken as balance, (select sum(amount) from movement
        where movement.scarce_id = scarce.id) as moved from scarce where id like 'card:%'`,
      parameters: [],
    })
    const balances = rows.map((row) => Number(row['balance']))
    expect(rows.map((row) => Number(row['moved']))).toEqual(balances)
    expect(balances.reduce((sum, each) => sum + each, 0)).toBe(12 * 1_000 - 1_250)
  })
})
