import { samplePoints } from '../balances/testing/sample-rules.ts'
import { insertCode } from '../codes/testing/sample-codes.ts'
import { visitor, type MemberCaller } from '../domain/caller.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { siteId } from '../orders/testing/small-cinema.ts'

jest.setTimeout(60_000)

const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open({ settings: { balances: samplePoints } })
})
beforeEach(async () => {
  await office.reset()
  office.actAs(ines)
})
afterAll(() => office.close())

async function begin(quantity = 1, others: readonly object[] = []) {
  const orderId = (await office.call('createGiftShopOrder', {}, { siteId })).body.order.id
  const items = [{ id: 'p1', itemId: 'points-500', quantity }, ...others]
  const set = await office.call('setOrderItems', { orderId }, { items })
  if (!set.problem) await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
  return { orderId, set }
}
const listMovements = async () =>
  (await office.services.ledger.listMovements('ines'))
    .map(({ reason, units, expiresAt }) => `${reason} ${String(units)} ${String(expiresAt)}`)
    .sort()

describe('points that are bought', () => {
  it('are credited once when the order is complete, stay, and earn nothing', async () => {
    const { orderId, set } = await begin(2)
    expect(set.body.order.items).toMatchObject([{ itemId: 'points-500', quantity: 2, balanceUnits: 500 }])
    expect(await listMovements()).toEqual([])
    await office.pay(orderId)
    await office.services.completion.resume()
    office.services.completion.run(orderId)
    await office.services.completion.idle()
    expect(await listMovements()).toEqual(['recharged 1000 null'])
    const { order } = (await office.call('getCompletedOrder', { orderId })).body
    expect(order.broughtUnits).toMatchObject({ balanceTypeId: 'points', units: 1_000 })
    expect(order.preparation).toBeUndefined()
    expect(await office.services.ledger.earnedSince('ines', 0)).toBe(1_000)
  })

  it('earn for what else is in the order', async () => {
    const { orderId } = await begin(1, [{ id: 'm1', itemId: 'mug', quantity: 1 }])
    await office.pay(orderId)
    expect((await listMovements()).map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
      'earned 125',
      'recharged 500',
    ])
  })

  it('are for members only', async () => {
    office.actAs(visitor)
    const { set } = await begin()
    expect(set.problem).toMatchObject({ status: 400, type: 'urn:foyer:problem:member-not-signed-in' })
    office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId })
    expect((await begin()).set.problem?.type).toMatch('member-not-signed-in')
  })

  it('cannot be paid with points, nor can gift cards', async () => {
    await office.services.ledger.earn({ memberId: 'ines', units: 9_000, causeId: 'given', expiresAt: null })
    const { orderId } = await begin()
    const pay = () => office.call('setMemberBalancePayment', { orderId }, {})
    expect((await pay()).problem).toMatchObject({ errorCode: 11001 })
    const items = [
      { id: 'p1', itemId: 'points-500', quantity: 1 },
      { id: 'g1', itemId: 'gift-card', quantity: 1, giftCard: { amount: 25, faceId: 'sunset' } },
      { id: 'm1', itemId: 'mug', quantity: 1 },
    ]
    await office.call('setOrderItems', { orderId }, { items })
    expect((await office.call('getMaximumMemberBalance', { orderId })).body.payment.maximumUnits).toBe(1_250)
    expect((await pay()).body.units).toBe(1_250)
    // A cheaper order, whose rest is money: the points go with the mug.
    await office.call('setOrderItems', { orderId }, { items: items.slice(0, 2) })
    expect((await office.call('getOrder', { orderId })).body.order.payments).toEqual([])
  })

  it('can be paid by gift card', async () => {
    await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 5_000 })
    const { orderId } = await begin()
    await office.call('addGiftCardPayment', { orderId }, { cardNumber: 'GIFT', pin: '0042' })
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    expect(await listMovements()).toEqual(['recharged 500 null'])
  })
})
