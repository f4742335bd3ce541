import type { OrderPayment } from '@foyer/contract/wire/orders'
import { success } from '../../../cache/result.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../../context/testing/order-stores.ts'

const amount = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const payment = (
  id: string,
  type: OrderPayment['type'],
  status: OrderPayment['status'] = 'NotStarted',
): OrderPayment => ({ id, type, status, value: amount(25) })
const missing = () => refuseFor('payment-not-found')
const redirect = (status: OrderPayment['status'], declineReason: string | null = null) =>
  answerWith({ redirectPayment: payment('p1', 'Redirect', status), declineReason, maskedCardNumber: null })
const embedded = (status: OrderPayment['status'], declineReason: string | null = null) =>
  answerWith({ embeddedPayment: payment('p1', 'Embedded', status), declineReason, maskedCardNumber: null })
const frame = { frameUrl: 'https://pay.example/fields', origin: 'https://pay.example' }
const fields = () =>
  success({
    status: 201,
    serverTime: null,
    body: {
      embeddedPayment: payment('p2', 'Embedded'),
      connectorFunctionName: 'foyerFrame',
      connectorParametersJson: JSON.stringify(frame),
      updatedOrderExpiresAt: '2026-11-21T12:12:00Z',
    },
  })
const payPage = (redirectUrl = 'https://pay.example/pay/?session=1') =>
  answerWith({
    redirectPayment: payment('p3', 'Redirect'),
    redirectUrl,
    updatedOrderExpiresAt: '2026-11-21T12:12:00Z',
  })
const wanted = {
  webPaymentMethodId: 'page',
  returnUrl: 'https://halcyon.example/order/payment/return/?orderId=o1',
}

async function open(script: Script, payments: OrderPayment[] = []) {
  const created = createTestStores({
    getOrder: () => answerHeldOrder({ payments }),
    getOrderCustomer: () => answerWith({ customer: null }),
    ...script,
  })
  await created.orderStores.order.restore()
  const { order } = created.orderStores.order
  if (!order) throw new Error('there is no order')
  return { ...created, store: created.orderStores.payments, order }
}

describe('the ways to pay', () => {
  it('are asked for by cinema and type of order', async () => {
    const { store, getCalls } = await open({
      getWebPaymentMethods: () => answerWith({ webPaymentMethods: [] }),
    })
    await store.methods('1,001', 'Standard').ensure()
    await store.methods('1,001', 'GiftShop').ensure()
    await store.methods('1,001', 'GiftShop').ensure()
    expect(getCalls('getWebPaymentMethods').map(([, request]) => request)).toEqual([
      { query: { siteId: '1,001', orderType: 'Standard' } },
      { query: { siteId: '1,001', orderType: 'GiftShop' } },
    ])
  })
})

describe('an embedded payment', () => {
  it.each([
    ['insufficient-funds', { kind: 'declined', reason: 'insufficient-funds' }],
    [null, { kind: 'declined', reason: 'declined' }],
    // No matter of the card: there is nothing to pay for any more.
    ['seats-unavailable', { kind: 'seats-gone' }],
  ])('that was turned down with %p says why', async (reason, result) => {
    const { store } = await open({ getCurrentEmbeddedPayment: () => embedded('Declined', reason) })
    expect(await store.embedded.result('o1')).toEqual(result)
  })

  it('takes the place of a redirect payment that nobody has begun', async () => {
    const { store, order, getCalls } = await open(
      { removePayment: () => answerHeldOrder(), createEmbeddedPayment: fields },
      [payment('p1', 'Redirect')],
    )
    await store.embedded.start(order, 'card')
    expect(getCalls('removePayment')[0]?.[1]).toMatchObject({ params: { orderId: 'o1', paymentId: 'p1' } })
  })
})

describe('a redirect payment', () => {
  it('leaves for the provider’s page, and remembers that money may move', async () => {
    const { store, order, memory, getCalls } = await open({ createRedirectPayment: () => payPage() })
    expect(await store.redirect.start(order, wanted)).toEqual({
      kind: 'leave',
      url: 'https://pay.example/pay/?session=1',
    })
    expect([store.redirect.state.kind, memory.paymentStatus]).toEqual(['Started', 'Started'])
    expect(getCalls('createRedirectPayment')[0]?.[1]).toMatchObject({
      body: { webPaymentMethodId: 'page', redirectReturnUrl: wanted.returnUrl },
    })
  })

  it.each(['javascript:alert(1)', 'http://pay.example/', 'https://halcyon.example@pay.example/', 'pay'])(
    'does not lead to %s',
    async (address) => {
      const { store, order, memory } = await open({ createRedirectPayment: () => payPage(address) })
      expect(await store.redirect.start(order, wanted)).toMatchObject({ failure: { kind: 'contract' } })
      expect([store.redirect.state.kind, memory.paymentStatus]).toEqual(['NotStarted', 'NotStarted'])
    },
  )

  it('takes the place of card fields that nobody has typed into, and not of a card that was sent', async () => {
    const { store, order, getCalls } = await open(
      { removePayment: () => refuseFor('payment-in-progress'), createRedirectPayment: () => payPage() },
      [payment('p1', 'Embedded')],
    )
    expect(await store.redirect.start(order, wanted)).toMatchObject({ condition: 'payment-in-progress' })
    expect(getCalls('createRedirectPayment')).toHaveLength(0)
  })

  it('is begun where the server has dropped the fields by itself', async () => {
    const { store, order } = await open({ removePayment: missing, createRedirectPayment: () => payPage() }, [
      payment('p1', 'Embedded'),
    ])
    expect((await store.redirect.start(order, wanted)).kind).toBe('leave')
  })

  describe('that is followed up', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    async function follow(answers: NonNullable<Script['getCurrentRedirectPayment']>[]) {
      const opened = await open({
        getCurrentRedirectPayment: () =>
          (answers.length > 1 ? answers.shift() : answers[0])?.() ?? unreachable(),
      })
      opened.store.redirect.followed()
      const result = opened.store.redirect.result('o1')
      await jest.advanceTimersByTimeAsync(31_000)
      return { ...opened, result: await result }
    }

    it('ignores one 404', async () => {
      const { result, getCalls } = await follow([
        missing,
        () => redirect('Pending'),
        () => redirect('Completed'),
      ])
      expect(result).toEqual({ kind: 'completed' })
      expect(getCalls('getCurrentRedirectPayment')).toHaveLength(3)
    })

    it('takes a second 404 for the answer', async () => {
      const { result, getCalls, memory } = await follow([missing])
      expect(result).toEqual({ kind: 'not-started' })
      expect(getCalls('getCurrentRedirectPayment')).toHaveLength(2)
      expect(memory.paymentStatus).toBe('NotStarted')
    })

    it.each([
      ['NotStarted', { kind: 'not-started' }, 'NotStarted'],
      ['Declined', { kind: 'declined', reason: 'declined' }, 'NotStarted'],
      // Late: the bank may still take the money.
      ['Pending', { kind: 'pending' }, 'Started'],
    ] as const)('ends with %s', async (status, outcome, remembered) => {
      const { result, memory } = await follow([() => redirect(status)])
      expect(result).toEqual(outcome)
      expect(memory.paymentStatus).toBe(remembered)
    })
  })

  it('that is read is asked about once, whatever the answer', async () => {
    const { store, getCalls } = await open({ getCurrentRedirectPayment: () => redirect('Pending') })
    expect(await store.redirect.read('o1')).toEqual({ kind: 'pending' })
    expect(getCalls('getCurrentRedirectPayment')).toHaveLength(1)
  })

  it('of another order leaves what this browser has begun alone', async () => {
    const { store, memory } = await open({ getCurrentRedirectPayment: () => redirect('Declined') })
    store.embedded.submitted()
    expect((await store.redirect.read('o9')).kind).toBe('declined')
    expect(memory.paymentStatus).toBe('Started')
  })
})

describe('leaving an order whose visitor was at the provider’s page', () => {
  it.each([
    ['gives the seats back when nothing was paid there', 'NotStarted', 1],
    ['leaves them while the bank is asked', 'Pending', 0],
  ] as const)('%s', async (_, status, deleted) => {
    const { store, memory, getCalls } = await open(
      { getCurrentRedirectPayment: () => redirect(status), deleteOrder: () => answerWith(undefined) },
      [payment('p1', 'Redirect')],
    )
    memory.paymentStatus = 'Started'
    await store.leaveOrder()
    expect(getCalls('deleteOrder')).toHaveLength(deleted)
  })
})

describe('a gift card', () => {
  const details = () =>
    answerWith({ maskedCardNumber: '12.......6789', expiresAt: null, availableBalance: amount(15) })
  const added = () => answerWith({ giftCardPayment: payment('g1', 'GiftCard'), availableBalance: amount(15) })

  it('is looked up, then put on the order for the sum that is wanted', async () => {
    const { store, getCalls } = await open({ getGiftCardDetails: details, addGiftCardPayment: added })
    await store.giftCards.find({ cardNumber: 'GIFT', pin: '0042' })
    expect(store.giftCards.state).toMatchObject({
      kind: 'found',
      card: { maskedCardNumber: '12.......6789' },
    })
    expect(await store.giftCards.add(10)).toEqual({ kind: 'ok' })
    expect(getCalls('addGiftCardPayment')[0]?.[1]).toMatchObject({
      body: { cardNumber: 'GIFT', pin: '0042', value: 10 },
    })
    expect(store.giftCards.state).toEqual({ kind: 'idle' })
    expect(store.giftCards.balances.get('g1')).toBe(15)
  })

  it('closes card fields that are open for the old sum', async () => {
    const { store, order } = await open({
      getGiftCardDetails: details,
      addGiftCardPayment: added,
      createEmbeddedPayment: fields,
    })
    await store.embedded.start(order, 'card')
    expect(store.embedded.frame).toEqual(frame)
    await store.giftCards.find({ cardNumber: 'GIFT' })
    await store.giftCards.add(10)
    expect(store.embedded.frame).toBeNull()
  })

  it.each([
    ['gift-card-details-invalid', () => refuseFor('gift-card-details-invalid')],
    [null, unreachable],
  ] as const)('that is not found is refused with %p', async (condition, answer) => {
    const { store } = await open({ getGiftCardDetails: answer })
    await store.giftCards.find({ cardNumber: 'GIFT' })
    expect(store.giftCards.state).toEqual({ kind: 'refused', card: null, condition })
  })

  it('that is refused by the order stays, so that another sum can be taken', async () => {
    const { store } = await open({
      getGiftCardDetails: details,
      addGiftCardPayment: () => refuseFor('gift-card-balance-insufficient'),
    })
    await store.giftCards.find({ cardNumber: 'GIFT' })
    expect(await store.giftCards.add(20)).toMatchObject({ condition: 'gift-card-balance-insufficient' })
    expect(store.giftCards.state).toMatchObject({
      kind: 'refused',
      condition: 'gift-card-balance-insufficient',
      card: { availableBalance: amount(15) },
    })
  })

  it('is taken off, and what was open for the old sum is closed', async () => {
    const { store, order, getCalls } = await open(
      { removePayment: () => answerHeldOrder(), createEmbeddedPayment: fields },
      [payment('g1', 'GiftCard')],
    )
    await store.embedded.start(order, 'card')
    expect(await store.remove('g1')).toEqual({ kind: 'ok' })
    expect(getCalls('removePayment')[0]?.[1]).toMatchObject({ params: { orderId: 'o1', paymentId: 'g1' } })
    expect(store.embedded.frame).toBeNull()
  })
})

describe('an order without a web payment', () => {
  const completion = (status: string) =>
    answerWith({ orderId: 'o1', orderType: 'Standard', status, transactionNumber: '77' })

  it('is completed by the page', async () => {
    const { store, memory, getCalls } = await open({
      startCompletion: () => completion('Pending'),
      getCompletion: () => completion('Completed'),
    })
    expect(await store.complete('o1')).toEqual({ kind: 'completed', transactionNumber: '77' })
    expect(getCalls('startCompletion')).toHaveLength(1)
    // Its step shows it until the ticket comes.
    expect(memory.read()?.id).toBe('o1')
    store.settle('o1')
    expect(memory.read()).toBeNull()
  })

  it('is waited for where its completion is not known yet, however often', async () => {
    const answers = [
      () => refuseFor('not-found'),
      () => completion('Pending'),
      () => refuseFor('not-found'),
      () => completion('Completed'),
    ]
    const { store, getCalls } = await open({
      startCompletion: () => completion('Pending'),
      getCompletion: () => (answers.shift() ?? unreachable)(),
    })
    jest.useFakeTimers()
    try {
      const outcome = store.complete('o1')
      await jest.advanceTimersByTimeAsync(30_000)
      expect(await outcome).toEqual({ kind: 'completed', transactionNumber: '77' })
    } finally {
      jest.useRealTimers()
    }
    expect(getCalls('getCompletion')).toHaveLength(4)
  })

  it.each([
    ['gift-card-balance-insufficient', { kind: 'refused', condition: 'gift-card-balance-insufficient' }],
    ['unpaid-booking-closed', { kind: 'refused', condition: 'unpaid-booking-closed' }],
    ['order-expired', { kind: 'order-expired' }],
    ['seats-unavailable', { kind: 'failed' }],
  ] as const)('stays when its completion is refused with %s', async (condition, outcome) => {
    const { store, memory, getCalls } = await open({ startCompletion: () => refuseFor(condition) })
    expect(await store.complete('o1')).toEqual(outcome)
    expect(getCalls('getCompletion')).toHaveLength(0)
    expect(memory.read()?.id).toBe('o1')
  })
})
