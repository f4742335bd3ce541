import type { RequestedGiftCard } from '@foyer/contract/wire/order-items'
import { insertCode } from '../codes/testing/sample-codes.ts'
import { addMonths } from '../domain/add-months.ts'
import { BoxOffice, openingTime } from '../orders/testing/box-office.ts'
import { siteId } from '../orders/testing/small-cinema.ts'

jest.setTimeout(60_000)

const day = 24 * 60 * 60_000
/** The small gift shop's: as many months as a new card is valid. */
const validityMonths = 24

let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open()
})
beforeEach(() => office.reset())
afterAll(() => office.close())

const insert = (code: string, expiresAt: number | null = openingTime + day) =>
  insertCode(office.services.codes, code, { rules: { kind: 'GiftCard' }, capacity: 300, expiresAt })

const getDetails = async (cardNumber: string) =>
  (await office.call('getGiftCardDetails', {}, { cardNumber, pin: '0042' })).body

async function put(giftCard: Partial<RequestedGiftCard>, quantity = 1) {
  const { body } = await office.call('createGiftShopOrder', {}, { siteId })
  const orderId = body.order.id
  const card = { amount: 25, faceId: 'sunset', ...giftCard }
  const items = [{ id: 'g1', itemId: 'gift-card', quantity, giftCard: card }]
  return { orderId, set: await office.call('setOrderItems', { orderId }, { items }) }
}

async function refill(giftCard: Partial<RequestedGiftCard>, quantity = 1): Promise<string> {
  const { orderId, set } = await put(giftCard, quantity)
  if (set.problem) throw new Error(JSON.stringify(set.problem))
  await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
  await office.pay(orderId)
  return orderId
}

describe('a gift card that is refilled', () => {
  it('has the amount as soon as the order is completed, with a movement, and is valid again', async () => {
    await insert('GIFTCARD6789')
    const { refillId } = await getDetails('GIFTCARD6789')
    const orderId = await refill({ refillId: refillId ?? null }, 2)
    expect(await getDetails('GIFTCARD6789')).toMatchObject({
      availableBalance: { valueIncludingTax: 53 },
      expiresAt: new Date(addMonths(openingTime, validityMonths)).toISOString(),
    })
    const movements = await office.database.read.selectFrom('movement').select(['amount', 'reason']).execute()
    expect(movements).toEqual([{ amount: 5_000, reason: 'refill' }])
    const { order } = (await office.call('getCompletedOrder', { orderId })).body
    expect(order.items[0]?.giftCard?.refilledCardNumber).toBe('GI......6789')
    expect((await office.call('getRedeemableItems', { orderId })).body.redeemableItems).toEqual([])
  })

  it('has nothing of it before the order is paid', async () => {
    await insert('GIFTCARD6789')
    const { refillId } = await getDetails('GIFTCARD6789')
    const { set } = await put({ refillId: refillId ?? null })
    expect(set.body.order.totalPrice.valueIncludingTax).toBe(25)
    expect((await getDetails('GIFTCARD6789')).availableBalance.valueIncludingTax).toBe(3)
  })

  it.each([
    ['later', openingTime + 5 * 365 * day],
    ['never', null],
  ])('keeps its end if it ends %s', async (_, expiresAt) => {
    await insert('GIFTCARD6789', expiresAt)
    const { refillId, expiresAt: before } = await getDetails('GIFTCARD6789')
    await refill({ refillId: refillId ?? null })
    expect(await getDetails('GIFTCARD6789')).toMatchObject({
      availableBalance: { valueIncludingTax: 28 },
      expiresAt: before,
    })
  })

  it.each<[string, (refillId: string) => Partial<RequestedGiftCard>, string]>([
    ['is unknown', () => ({ refillId: 'unknown' }), '/refillId'],
    ['is named by its number', () => ({ refillId: 'GIFTCARD6789' }), '/refillId'],
    [
      'would be sent to somebody',
      (refillId) => ({ refillId, recipient: { name: 'Bea', email: 'bea@postbox.example' } }),
      '/recipient',
    ],
    ['gets less than the least', (refillId) => ({ refillId, amount: 5 }), '/amount'],
  ])('is refused if it %s', async (_, getWanted, path) => {
    await insert('GIFTCARD6789')
    const { refillId } = await getDetails('GIFTCARD6789')
    const { set } = await put(getWanted(refillId ?? ''))
    expect(set.problem?.violations).toMatchObject([{ path: `body/items/0/giftCard${path}` }])
  })

  it('is refused once its validity has ended', async () => {
    await insert('GIFTCARD6789', openingTime + day)
    const { refillId } = await getDetails('GIFTCARD6789')
    office.clock.advance(day)
    const { set } = await put({ refillId: refillId ?? null })
    expect(set.problem?.violations).toMatchObject([{ path: 'body/items/0/giftCard/refillId' }])
  })
})
