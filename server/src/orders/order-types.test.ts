import { randomUUID } from 'node:crypto'
import { isActionAllowed, type OrderAction } from '@foyer/contract/orders/order-actions'
import { orderTypes, type OrderType } from '@foyer/contract/wire/enumerations'
import { visitor, type MemberCaller, type WorkstationCaller } from '../domain/caller.ts'
import { giveToMember } from '../order-store/order-member.ts'
import { runOrderWrite } from '../order-store/order-writes.ts'
import { BoxOffice } from './testing/box-office.ts'
import { evening, seatA, siteId } from './testing/small-cinema.ts'

const member: MemberCaller = { kind: 'member', memberId: 'm1', rewardIds: [], subscriptionIds: [] }
const till: WorkstationCaller = { kind: 'workstation', workstationId: 'till-1', siteId }

// Large auditorium schemas are compiled once, which takes long on a busy machine.
jest.setTimeout(30_000)

let office: BoxOffice
beforeAll(async () => {
  office = await BoxOffice.open()
})
beforeEach(() => office.reset())
afterAll(() => office.close())

async function createOrder(type: OrderType): Promise<string> {
  if (type !== 'Subscription') {
    const call = type === 'GiftShop' ? 'createGiftShopOrder' : 'createStandardOrder'
    return (await office.call(call, {}, { siteId })).body.order.id
  }
  office.actAs(member)
  const { body } = await office.call('createSubscriptionOrder', {}, { siteId, action: 'Purchase' })
  return body.order.id
}

/** Every action that has a call now. */
const calls: Partial<Record<OrderAction, (orderId: string) => Promise<{ problem: unknown }>>> = {
  setShowtime: (orderId) => office.hold(orderId, evening, [seatA(1)]),
  setItems: (orderId) => office.call('setOrderItems', { orderId }, { items: [] }),
  setTip: (orderId) => office.call('setOrderTip', { orderId }, { tip: null }),
  setCustomer: (orderId) => office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' }),
  createEmbeddedPayment: (orderId) =>
    office.call('createEmbeddedPayment', { orderId }, { webPaymentMethodId: 'ledgerline-card' }),
  addVoucher: (orderId) =>
    office.call('addVoucher', { orderId }, { type: 'Ticket', credentials: { barcode: 'CODE' } }),
  removeVoucher: (orderId) => office.call('removeVoucher', { orderId, voucherId: 'v1' }),
  addTicketRedemptionCard: (orderId) =>
    office.call('addTicketRedemptionCard', { orderId }, { cardNumber: 'CODE' }),
  addThirdPartyMemberCard: (orderId) =>
    office.call('addTicketRedemptionCard', { orderId }, { cardNumber: 'CODE', type: 'ThirdParty' }),
  addGiftCardPayment: (orderId) => office.call('addGiftCardPayment', { orderId }, { cardNumber: 'CODE' }),
  createRedirectPayment: (orderId) =>
    office.call(
      'createRedirectPayment',
      { orderId },
      { webPaymentMethodId: 'ledgerline-page', redirectReturnUrl: 'http://shop.example/' },
    ),
  setCinemaProcessedPayment: (orderId) => {
    office.actAs(till)
    return office.call('createCinemaProcessedPayment', { orderId }, {})
  },
  removePayment: (orderId) => office.call('removePayment', { orderId, paymentId: 'p1' }),
  resetExpiry: (orderId) => office.call('resetOrderExpiry', { orderId }),
  cancel: (orderId) => office.call('deleteOrder', { orderId }),
  complete: (orderId) => office.call('startCompletion', { orderId }),
}
const pairs = (Object.keys(calls) as OrderAction[]).flatMap((action) =>
  orderTypes.map((type) => [action, type] as const),
)

test.each(pairs)('%s on a %s order is refused where the table says so', async (action, type) => {
  const orderId = await createOrder(type)
  const answer = await calls[action]?.(orderId)
  const invalidType = expect.objectContaining({ type: 'urn:foyer:problem:order-type-invalid', status: 400 })
  if (isActionAllowed(action, type)) expect(answer?.problem).not.toEqual(invalidType)
  else expect(answer?.problem).toEqual(invalidType)
})

it('takes a redemption card off Standard orders alone', async () => {
  for (const type of orderTypes) {
    const orderId = await createOrder(type)
    const { problem } = await office.call('removeTicketRedemptionCard', { orderId, cardId: 'c1' })
    expect(problem?.type).toMatch(type === 'Standard' ? 'not-found' : 'order-type-invalid')
  }
})

describe('a gift-shop order', () => {
  it('has no booking, and cannot be completed while it is empty', async () => {
    const { status, body } = await office.call('createGiftShopOrder', {}, { siteId })
    expect(status).toBe(200)
    expect(body.order).toMatchObject({ type: 'GiftShop', booking: null, showtimes: [], siteId })
    const orderId = body.order.id
    expect((await office.call('getOrder', { orderId })).body.order).toEqual(body.order)
    expect((await office.call('startCompletion', { orderId })).problem?.type).toMatch('order-empty')
  })

  it('needs an existing cinema', async () => {
    const { problem } = await office.call('createGiftShopOrder', {}, { siteId: '9' })
    expect(problem?.type).toMatch('site-not-found')
  })

  it('has one effect under a key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const create = () => office.call('createGiftShopOrder', {}, { siteId }, headers)
    expect((await create()).text).toBe((await create()).text)
  })
})

describe('an order of a subscription', () => {
  const start = (action: 'Purchase' | 'Reactivate' = 'Purchase', at = siteId) =>
    office.call('createSubscriptionOrder', {}, { siteId: at, action })

  it('is the member’s, has no booking, and cannot be completed while it is empty', async () => {
    office.actAs(member)
    const { status, body } = await start()
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      type: 'Subscription',
      booking: null,
      showtimes: [],
      subscription: null,
    })
    const orderId = body.order.id
    expect((await office.store.read(orderId))?.memberId).toBe('m1')
    expect((await office.call('getOrder', { orderId })).body.order).toEqual(body.order)
    expect((await office.call('startCompletion', { orderId })).problem?.type).toMatch('order-empty')
  })

  it('is for members, at an existing cinema', async () => {
    office.actAs(visitor)
    expect((await start()).problem?.type).toMatch('member-not-signed-in')
    office.actAs(till)
    expect((await start()).status).toBe(403)
    office.actAs(member)
    expect((await start('Purchase', '9')).problem?.type).toMatch('site-not-found')
  })

  it('reactivates only for who has a subscription', async () => {
    office.actAs(member)
    expect((await start('Reactivate')).problem).toMatchObject({
      type: 'urn:foyer:problem:subscription-none-current',
      errorCode: 31002,
    })
    office.actAs({ ...member, subscriptionIds: ['always'] })
    expect((await start('Reactivate')).status).toBe(200)
  })

  it('has one effect under a key', async () => {
    office.actAs(member)
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => office.call('createSubscriptionOrder', {}, { siteId, action: 'Purchase' }, headers)
    expect((await send()).text).toBe((await send()).text)
  })
})

describe('whoever begins an order', () => {
  it('is its owner as a member, and not as a visitor', async () => {
    const visitors = await office.order()
    office.actAs(member)
    const members = await office.order()
    expect((await office.store.read(visitors))?.memberId).toBeNull()
    expect((await office.store.read(members))?.memberId).toBe('m1')
  })

  it('has one order open at a workstation', async () => {
    office.actAs(till)
    const orderId = await office.order()
    const second = await office.call('createGiftShopOrder', {}, { siteId })
    expect(second.problem).toMatchObject({ type: 'urn:foyer:problem:order-already-created', status: 400 })
    office.actAs({ ...till, workstationId: 'till-2' })
    await office.order()
    office.actAs(till)
    await office.call('deleteOrder', { orderId })
    await office.order()
  })

  it('is the owner as a member at a workstation, which still has one order open', async () => {
    const { workstationId } = till
    office.actAs({ ...member, workstation: { workstationId, siteId } })
    const orderId = await office.order()
    expect((await office.store.read(orderId))?.memberId).toBe('m1')
    office.actAs(till)
    const second = await office.call('createStandardOrder', {}, { siteId })
    expect(second.problem?.type).toBe('urn:foyer:problem:order-already-created')
  })

  it('can begin another order at a workstation when the first is completed or expired', async () => {
    office.actAs(till)
    const orderId = await office.orderFor(evening, [seatA(1)], ['free'])
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    await office.order()
    office.clock.advance(10 * 60_000)
    await office.order()
  })

  it('gets one of twenty orders that a workstation begins simultaneously', async () => {
    office.actAs(till)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => office.call('createStandardOrder', {}, { siteId })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it('a change of a cancelled order is refused as not created', async () => {
  const orderId = await office.order()
  await office.call('deleteOrder', { orderId })
  const { problem } = await office.hold(orderId, evening, [seatA(1)])
  expect(problem).toMatchObject({ type: 'urn:foyer:problem:order-not-created', status: 404 })
  expect((await office.call('getOrder', { orderId })).problem?.type).toMatch('order-not-found')
})

describe('a sign-in during an order', () => {
  const other: MemberCaller = { ...member, memberId: 'm2' }
  const setCustomer = (orderId: string) =>
    office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
  const readMemberId = async (orderId: string) => (await office.store.read(orderId))?.memberId

  it('gives the order to the member with its next change, and not with a read', async () => {
    const orderId = await office.order()
    office.actAs(member)
    await office.call('getOrder', { orderId })
    expect(await readMemberId(orderId)).toBeNull()
    expect((await setCustomer(orderId)).status).toBe(200)
    expect(await readMemberId(orderId)).toBe('m1')
  })

  it('refuses other members from then on, whatever they ask of the order', async () => {
    office.actAs(member)
    const orderId = await office.order()
    await office.hold(orderId, evening, [seatA(1)])
    office.actAs(other)
    const answers = [
      await setCustomer(orderId),
      await office.call('getOrder', { orderId }),
      await office.call('getOrderCustomer', { orderId }),
      await office.call('getCurrentEmbeddedPayment', { orderId }),
      await office.call('getCurrentRedirectPayment', { orderId }),
      await office.hold(orderId, evening, [seatA(2)]),
      await office.call('resetOrderExpiry', { orderId }),
      await office.call('deleteOrder', { orderId }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(await office.store.read(orderId)).toMatchObject({
      memberId: 'm1',
      status: 'InProgress',
      customer: null,
    })
  })

  it('leaves the order to a member who goes on as a visitor or at a workstation', async () => {
    office.actAs(member)
    const orderId = await office.order()
    for (const caller of [visitor, till]) {
      office.actAs(caller)
      expect((await setCustomer(orderId)).status).toBe(200)
      expect(await readMemberId(orderId)).toBe('m1')
    }
  })

  it('gives an order that two members change at once to one of them', async () => {
    const orderId = await office.order()
    const changeBy = (caller: MemberCaller) => {
      const write = office.services.orders.setCustomer(orderId, { email: 'ines@postbox.example' })
      return runOrderWrite(office.store, async () => giveToMember(await write(), caller))
    }
    const outcomes = await Promise.allSettled([changeBy(member), changeBy(other)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
