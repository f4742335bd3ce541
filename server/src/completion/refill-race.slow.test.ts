import { insertCode } from '../codes/testing/sample-codes.ts'
import { openPgliteInMemory } from '../database/testing/pglite.ts'
import { BoxOffice, type BoxOfficeOptions } from '../orders/testing/box-office.ts'
import { siteId } from '../orders/testing/small-cinema.ts'

// PostgreSQL in memory is slow to start.
jest.setTimeout(180_000)

const cardNumber = 'GIFTCARD6789'
/** Main unit: enough for the mugs of half of the rivals. */
const first = 250
const refills = 20
const rivals = 40
const mug = 12.5

describe.each<[string, () => Promise<BoxOfficeOptions>]>([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ target: { pglite: await openPgliteInMemory() } })],
])('a gift card that is spent and refilled at once on %s', (_, getOptions) => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open(await getOptions())
  })
  afterAll(() => office.close())

  const openOrder = async (item: object) => {
    const { body } = await office.call('createGiftShopOrder', {}, { siteId })
    const orderId = body.order.id
    const set = await office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', ...item }] })
    if (set.problem) throw new Error(JSON.stringify(set.problem))
    return orderId
  }

  it('agrees with its movements to the last minor unit, and is never below zero', async () => {
    const rules = { kind: 'GiftCard' } as const
    await insertCode(office.services.codes, cardNumber, { rules, capacity: first * 100 })
    const getDetails = async () =>
      (await office.call('getGiftCardDetails', {}, { cardNumber, pin: '0042' })).body
    const { refillId } = await getDetails()
    const refill = async () => {
      const orderId = await openOrder({
        itemId: 'gift-card',
        giftCard: { amount: 10, faceId: 'sunset', refillId },
      })
      await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
      await office.pay(orderId)
    }
    const spend = async () => {
      const orderId = await openOrder({ itemId: 'mug' })
      const added = await office.call('addGiftCardPayment', { orderId }, { cardNumber, pin: '0042' })
      if (added.problem) return 0
      const started = await office.call('startCompletion', { orderId })
      return started.problem ? 0 : mug
    }
    const work = [
      ...Array.from({ length: refills }, () => refill),
      ...Array.from({ length: rivals }, () => spend),
    ]
    const spent = await Promise.all(work.map((each) => each()))
    await office.services.completion.idle()

    const total = spent.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
    const { availableBalance } = await getDetails()
    expect(availableBalance.valueIncludingTax).toBeCloseTo(first + refills * 10 - total, 5)
    expect(availableBalance.valueIncludingTax).toBeGreaterThanOrEqual(0)
    const [sum] = await office.database.query({
      sql: 'select sum(amount) as moved from movement',
      parameters: [],
    })
    // What the batch was issued with has no movement here.
    expect(Number(sum?.['moved'])).toBe(Math.round((refills * 10 - total) * 100))
  })
})
