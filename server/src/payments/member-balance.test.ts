import { samplePoints } from '../balances/testing/sample-rules.ts'
import { insertCode } from '../codes/testing/sample-codes.ts'
import { visitor, type MemberCaller } from '../domain/caller.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { removeGuard } from '../order-store/testing/without-guard.ts'
import { evening, seatA, siteId } from '../orders/testing/small-cinema.ts'

/** Price for the evening: ticket and booking fee. */
const adult = 13.3
const slowCard = '4000000000000044'
const day = 24 * 60 * 60_000

jest.setTimeout(60_000)

const toMember = (memberId: string): MemberCaller => ({
  kind: 'member',
  memberId,
  rewardIds: [],
  subscriptionIds: [],
})
const ines = toMember('ines')

let office: BoxOffice
let isCaptureRefused: boolean
const around = (port: PaymentProvider): PaymentProvider => ({
  ...port,
  capture: async (reference) => {
    if (!isCaptureRefused) return port.capture(reference)
    await port.void(reference)
    return 'refused'
  },
})
beforeAll(async () => {
  office = await BoxOffice.open({ around, settings: { balances: samplePoints, allowUnpaidBookings: true } })
})
beforeEach(async () => {
  isCaptureRefused = false
  await office.reset()
  office.actAs(ines)
})
afterAll(() => office.close())

const give = (units: number, memberId = 'ines', expiresAt: number | null = null, causeId = 'given') =>
  office.services.ledger.earn({ memberId, units, causeId, expiresAt })
const pay = (orderId: string, value?: number) =>
  office.call('setMemberBalancePayment', { orderId }, value === undefined ? {} : { value })
const getMaximum = (orderId: string) => office.call('getMaximumMemberBalance', { orderId })
const get = async (orderId: string) => (await office.call('getOrder', { orderId })).body.order
const getCompleted = async (orderId: string) =>
  (await office.call('getCompletedOrder', { orderId })).body.order
const complete = async (orderId: string) => {
  const started = await office.call('startCompletion', { orderId })
  await office.services.completion.idle()
  return started
}
const getBalance = (memberId = 'ines') => office.services.ledger.readBalance(memberId)
/** Sorted, as the clock stands still. */
const listMovements = async (memberId = 'ines') =>
  (await office.services.ledger.listMovements(memberId))
    .map(({ reason, units }) => `${reason} ${String(units)}`)
    .sort()
const getType = (answer: { problem: { type: string } | null }) => answer.problem?.type.split(':').at(-1)

describe('points as payment', () => {
  it('say how much of an order they can pay', async () => {
    await give(900)
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect((await getMaximum(orderId)).body).toEqual({
      payment: {
        balanceTypeId: 'points',
        maximumValue: { valueIncludingTax: 9, valueExcludingTax: 9, tax: 0 },
        maximumUnits: 900,
        availableUnits: 900,
      },
      relatedData: {
        balanceType: {
          id: 'points',
          name: { text: 'Points', translations: [] },
          unitName: { text: 'point', translations: [] },
          spending: { units: 100, amount: 1 },
          isPrimary: true,
        },
      },
    })
    await give(9_000, 'ines', null, 'more')
    expect((await getMaximum(orderId)).body.payment).toMatchObject({
      maximumValue: { valueIncludingTax: adult },
      maximumUnits: 1_330,
      availableUnits: 9_900,
    })
    // What they pay already does not count.
    await pay(orderId, 5)
    expect((await getMaximum(orderId)).body.payment.maximumUnits).toBe(1_330)
  })

  it('pay a whole order, charged when it is completed', async () => {
    await give(2_000)
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect((await pay(orderId)).body).toMatchObject({
      type: 'MemberBalance',
      status: 'NotStarted',
      value: { valueIncludingTax: adult },
      balanceTypeId: 'points',
      units: 1_330,
    })
    expect((await get(orderId)).payments).toMatchObject([{ type: 'MemberBalance', units: 1_330 }])
    expect(await getBalance()).toBe(2_000)
    expect((await complete(orderId)).status).toBe(200)
    expect(await getBalance()).toBe(670)
    expect(await listMovements()).toEqual(['earned 2000', 'sale -1330'])
    const order = await getCompleted(orderId)
    expect(order.paymentSummary).toMatchObject([
      { type: 'MemberBalance', value: { valueIncludingTax: adult }, units: 1_330 },
    ])
    // What was paid with points earns none.
    expect(order.broughtUnits).toMatchObject({ balanceTypeId: 'points', units: 0 })
  })

  it('pay a part, beside a gift card and a web payment', async () => {
    await give(500)
    await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 300 })
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId)
    await office.call('addGiftCardPayment', { orderId }, { cardNumber: 'GIFT', pin: '0042' })
    await office.pay(orderId)
    const order = await getCompleted(orderId)
    expect(order.paymentSummary.map(({ type, value }) => [type, value.valueIncludingTax])).toEqual([
      ['MemberBalance', 5],
      ['GiftCard', 3],
      ['Embedded', 5.3],
    ])
    // 12.50 of 13.30 are the ticket; 8.30 of 13.30 were money: 78.0 points.
    expect(order.broughtUnits?.units).toBe(78)
    expect(await listMovements()).toEqual(['earned 500', 'earned 78', 'sale -500'])
  })

  it('are set anew, and taken off', async () => {
    await give(2_000)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId, 5)
    const { id } = (await pay(orderId, 3)).body
    expect((await get(orderId)).payments).toMatchObject([{ id, value: { valueIncludingTax: 3 } }])
    const { order } = (await office.call('removePayment', { orderId, paymentId: id })).body
    expect(order.payments).toEqual([])
    await office.pay(orderId)
    expect(await listMovements()).toEqual(['earned 125', 'earned 2000'])
  })

  it('pay less when the order becomes cheaper', async () => {
    await give(5_000)
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    await pay(orderId)
    await office.hold(orderId, evening, [seatA(1)])
    expect((await get(orderId)).payments).toMatchObject([{ units: 1_330 }])
    await office.hold(orderId, evening, [seatA(1)], ['free'])
    expect((await get(orderId)).payments).toEqual([])
  })

  it('come back where the bank refuses', async () => {
    isCaptureRefused = true
    await give(500)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId)
    await office.pay(orderId)
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Failed')
    expect(await getBalance()).toBe(500)
    expect(await listMovements()).toEqual(['earned 500', 'return 500', 'sale -500'])
  })

  it('run out, when they come back after their time', async () => {
    isCaptureRefused = true
    const { clock, services } = office
    await give(500, 'ines', clock.now() + day)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId)
    await office.sendCard(await office.paymentSession(orderId), slowCard)
    expect(await services.ledger.expireDue()).toBe(0)
    await office.wait(5_000)
    expect(await getBalance()).toBe(500)
    clock.advance(day)
    await services.ledger.expireDue()
    expect(await getBalance()).toBe(0)
    expect(await listMovements()).toEqual(['earned 500', 'expired -500', 'return 500', 'sale -500'])
  })

  it('charge nothing if they are spent while the bank is asked', async () => {
    await give(500)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId)
    await office.sendCard(await office.paymentSession(orderId), slowCard)
    const rival = await office.orderFor(evening, [seatA(2)])
    await pay(rival)
    await office.pay(rival)
    await office.wait(5_000)
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Failed')
    expect(await office.charges(orderId)).toEqual(['voided'])
    expect((await office.call('getCurrentEmbeddedPayment', { orderId })).body.declineReason).toBe(
      'member-balance-refused',
    )
    expect((await listMovements()).filter((each) => each.startsWith('sale'))).toEqual(['sale -500'])
  })

  it('leave an order open that they alone should have paid', async () => {
    await give(1_330)
    const [orderId, rival] = [
      await office.orderFor(evening, [seatA(1)]),
      await office.orderFor(evening, [seatA(2)]),
    ]
    await pay(orderId)
    await pay(rival)
    await complete(rival)
    expect(getType(await complete(orderId))).toBe('member-balance-insufficient')
    const paymentId = (await get(orderId)).payments[0]?.id ?? ''
    await office.call('removePayment', { orderId, paymentId })
    await office.pay(orderId)
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Completed')
  })

  it.each([
    [0, 'member-balance-amount-invalid'],
    [-1, 'member-balance-amount-invalid'],
    [0.005, 'member-balance-amount-invalid'],
    [13.31, 'member-balance-amount-invalid'],
    [9.01, 'member-balance-insufficient'],
  ])('refuse %p of an order', async (value, condition) => {
    await give(900)
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect(getType(await pay(orderId, value))).toBe(condition)
  })

  it('refuse a member without any, an order without anything to pay, and a chain whose points do not pay', async () => {
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect(getType(await pay(orderId))).toBe('member-balance-insufficient')
    expect((await getMaximum(orderId)).body.payment.maximumUnits).toBe(0)
    const free = await office.orderFor(evening, [seatA(2)], ['free'])
    expect((await pay(free)).problem).toMatchObject({ errorCode: 11001 })
    for (const balances of [null, { ...samplePoints, spending: null }]) {
      const other = await BoxOffice.open({ settings: { balances } })
      other.actAs(ines)
      const id = await other.orderFor(evening, [seatA(1)])
      const answer = await other.call('setMemberBalancePayment', { orderId: id }, {})
      expect(getType(answer)).toBe('member-balance-not-accepted')
      await other.close()
    }
  })

  it('are the signed-in member’s, for an order that is not another’s', async () => {
    await give(2_000)
    await give(2_000, 'omar')
    const orderId = await office.orderFor(evening, [seatA(1)])
    office.actAs(toMember('omar'))
    expect([getType(await getMaximum(orderId)), getType(await pay(orderId))]).toEqual([
      'forbidden',
      'forbidden',
    ])
    office.actAs(visitor)
    expect([getType(await getMaximum(orderId)), getType(await pay(orderId))]).toEqual([
      'member-not-signed-in',
      'member-not-signed-in',
    ])
    office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId })
    expect(getType(await pay(orderId))).toBe('forbidden')
    // A visitor's order becomes that of the member who pays.
    office.actAs(visitor)
    const another = await office.orderFor(evening, [seatA(2)])
    office.actAs(toMember('omar'))
    expect((await pay(another)).status).toBe(200)
    expect((await office.store.read(another))?.memberId).toBe('omar')
    await complete(another)
    expect([await getBalance(), await getBalance('omar')]).toEqual([2_000, 670])
  })

  it('are set once for one key', async () => {
    await give(2_000)
    const orderId = await office.orderFor(evening, [seatA(1)])
    const headers = { 'idempotency-key': 'a key of its own' }
    const first = await office.call('setMemberBalancePayment', { orderId }, { value: 5 }, headers)
    const second = await office.call('setMemberBalancePayment', { orderId }, { value: 5 }, headers)
    expect(second.text).toBe(first.text)
  })

  it('pay no booking that is paid at the cinema', async () => {
    await give(500)
    const { order } = (await office.call('createStandardOrder', {}, { siteId, bookingMode: 'Unpaid' })).body
    const orderId = order.id
    await office.hold(orderId, evening, [seatA(1)])
    await office.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await pay(orderId)
    await complete(orderId)
    // Nor does it earn before it is paid.
    expect(await listMovements()).toEqual(['earned 500'])
  })
})

describe('what an order earns', () => {
  it('is credited when it is completed, and runs out in a year', async () => {
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    await office.pay(orderId)
    expect(await office.services.ledger.listMovements('ines')).toEqual([
      {
        causeId: orderId,
        units: 250,
        reason: 'earned',
        movedAt: office.clock.now(),
        expiresAt: Date.parse('2027-11-21T18:00:00Z'),
      },
    ])
    expect((await getCompleted(orderId)).broughtUnits).toMatchObject({ balanceTypeId: 'points', units: 250 })
  })

  it('is doubled for showtimes of the evening in a club of the evening', async () => {
    office.clubs.set('ines', 'late-shift')
    await office.pay(await office.orderFor(evening, [seatA(1)]))
    expect(await getBalance()).toBe(250)
  })

  it('is nobody’s for a visitor, until a member claims the order, once', async () => {
    office.actAs(visitor)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await office.pay(orderId)
    expect((await getCompleted(orderId)).broughtUnits).toBeUndefined()
    office.verifiedEmails.set('ines', 'ines@postbox.example')
    await Promise.all([1, 2, 3].map(() => office.services.claims.claim(orderId, 'ines')))
    await office.services.claims.claim(orderId, 'ines')
    expect(await listMovements()).toEqual(['earned 125'])
    expect((await getCompleted(orderId)).broughtUnits?.units).toBe(125)
  })

  it('is credited once, however often the completion is begun and resumed', async () => {
    await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 5_000 })
    const orderId = await office.orderFor(evening, [seatA(1)])
    await office.call('addGiftCardPayment', { orderId }, { cardNumber: 'GIFT', pin: '0042' })
    await Promise.all([1, 2, 3].map(() => office.call('startCompletion', { orderId })))
    office.services.completion.run(orderId)
    await office.services.completion.resume()
    await office.services.completion.idle()
    expect(await listMovements()).toEqual(['earned 125'])
  })
})

it('would be spent more than once without the guard', async () => {
  const unguarded = await BoxOffice.open({
    aroundStore: removeGuard('scarce.take'),
    settings: { balances: samplePoints },
  })
  unguarded.actAs(ines)
  await unguarded.services.ledger.earn({ memberId: 'ines', units: 1_330, causeId: 'given', expiresAt: null })
  const orders: string[] = []
  for (const seat of [1, 2, 3]) {
    const orderId = await unguarded.orderFor(evening, [seatA(seat)])
    await unguarded.call('setMemberBalancePayment', { orderId }, {})
    orders.push(orderId)
  }
  await Promise.all(orders.map((orderId) => unguarded.call('startCompletion', { orderId })))
  await unguarded.services.completion.idle()
  const sales = await unguarded.services.ledger.listMovements('ines')
  expect(sales.filter(({ reason }) => reason === 'sale').length).toBeGreaterThan(1)
  await unguarded.close()
})
