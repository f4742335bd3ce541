import { BoxOffice, openingTime } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'
import { signNotice } from './notices.ts'
import type { ProviderNotice } from '../domain/payment-provider.ts'

const minute = 60_000
const approved = '4111111111111111'
const declined = '4000000000000002'
const poor = '4000000000009995'
const challenged = '4000000000003220'
const slowCard = '4000000000000044'
const silent = '4000000000000127'

// Large auditorium schemas are compiled once, which takes long on a busy machine.
jest.setTimeout(30_000)

describe('paying by card', () => {
  let office: BoxOffice
  let orderId: string
  beforeAll(async () => {
    office = await BoxOffice.open()
  })
  beforeEach(async () => {
    await office.reset()
    orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
  })
  afterAll(() => office.close())

  const current = async () => (await office.call('getCurrentEmbeddedPayment', { orderId })).body
  const completion = async () => (await office.call('getCompletion', { orderId })).body
  const notify = (notice: ProviderNotice) =>
    office.services.payments.receive(signNotice(notice, 'between shop and provider'))

  it('lists the one payment method', async () => {
    const { body } = await office.call('getWebPaymentMethods')
    expect(body.webPaymentMethods).toMatchObject([
      {
        id: 'ledgerline-card',
        type: 'Embedded',
        isDefault: true,
        name: { text: 'Card', translations: [] },
        providerName: 'Ledgerline',
      },
    ])
  })

  it('turns an approved card into a ticket with a code', async () => {
    await office.pay(orderId)
    expect(await current()).toMatchObject({
      embeddedPayment: { status: 'Completed', value: { valueIncludingTax: 26.6 } },
      declineReason: null,
      maskedCardNumber: 'card ending 1111',
    })
    expect(await completion()).toMatchObject({ orderId, orderType: 'Standard', status: 'Completed' })
    const { body } = await office.call('getCompletedOrder', { orderId })
    expect(body.order).toMatchObject({
      status: 'Completed',
      expiresAt: null,
      customer: { email: 'ines@postbox.example' },
      paymentSummary: [{ type: 'Embedded', maskedDetail: 'card ending 1111' }],
    })
    expect(body.order.transaction?.barcode).toMatch(/^[2-9A-HJKMNP-Z]{7}$/)
    expect(body.order.transaction?.number).toBe((await completion()).transactionNumber)
    expect(await office.claims(orderId)).toEqual({ [seatA(1)]: 'sold', [seatA(2)]: 'sold' })
    expect(await office.charges(orderId)).toEqual(['captured'])
    const { status, body: found } = await office.call('getJourneyByOrderId', { orderId })
    expect(status).toBe(200)
    expect(found?.journey.orders[0]?.id).toBe(orderId)
    office.clock.advance(24 * 60 * minute)
    expect((await office.call('getOrder', { orderId })).body.order.status).toBe('Completed')
  })

  it('keeps the order after a declined card and takes another', async () => {
    await office.pay(orderId, declined)
    expect(await current()).toMatchObject({
      embeddedPayment: { status: 'Declined' },
      declineReason: 'declined',
      maskedCardNumber: 'card ending 0002',
    })
    expect((await office.call('getOrder', { orderId })).body.order.status).toBe('InProgress')
    await office.pay(orderId, poor)
    expect((await current()).declineReason).toBe('insufficient-funds')
    await office.pay(orderId, approved)
    expect((await completion()).status).toBe('Completed')
    expect(await office.charges(orderId)).toEqual(['declined', 'declined', 'captured'])
  })

  it('requires a code, and accepts only the right one', async () => {
    const first = await office.paymentSession(orderId)
    expect((await office.sendCard(first, challenged)).state).toBe('challenge')
    expect((await current()).embeddedPayment.status).toBe('Pending')
    expect(await office.sendCode(first, '9999')).toBe('declined')
    expect((await current()).declineReason).toBe('challenge-failed')
    const second = await office.paymentSession(orderId)
    await office.sendCard(second, challenged)
    expect(await office.sendCode(second, '1234')).toBe('approved')
    await office.services.completion.idle()
    expect((await completion()).status).toBe('Completed')
  })

  it('waits for a slow bank, and holds the seats meanwhile', async () => {
    office.clock.advance(9.5 * minute)
    const { body } = await office.call(
      'createEmbeddedPayment',
      { orderId },
      { webPaymentMethodId: 'ledgerline-card' },
    )
    expect(body.updatedOrderExpiresAt).toBe(new Date(openingTime + 11.5 * minute).toISOString())
    const session = await office.paymentSession(orderId)
    expect((await office.sendCard(session, slowCard)).state).toBe('pending')
    expect((await office.call('getOrder', { orderId })).body.order.expiresAt).toBe(
      new Date(openingTime + 12.5 * minute).toISOString(),
    )
    await office.wait(4_999)
    expect((await current()).embeddedPayment.status).toBe('Pending')
    await office.wait(1)
    expect((await completion()).status).toBe('Completed')
  })

  it('gives a bank that never answers thirty seconds and keeps the order', async () => {
    const session = await office.paymentSession(orderId)
    await office.sendCard(session, silent)
    await office.wait(29_999)
    expect((await current()).embeddedPayment.status).toBe('Pending')
    await office.wait(1)
    expect(await current()).toMatchObject({
      embeddedPayment: { status: 'Declined' },
      declineReason: 'timed-out',
    })
    await office.pay(orderId)
    expect((await completion()).status).toBe('Completed')
  })

  it('refuses changes and cancellation of an order from the moment its bank is asked', async () => {
    const session = await office.paymentSession(orderId)
    await office.sendCard(session, slowCard)
    expect((await office.hold(orderId, evening, [seatA(5)])).status).toBe(409)
    expect((await office.call('deleteOrder', { orderId })).status).toBe(409)
    const again = { webPaymentMethodId: 'ledgerline-card' }
    expect((await office.call('createEmbeddedPayment', { orderId }, again)).status).toBe(409)
    await office.wait(5_000)
    expect((await office.hold(orderId, evening, [seatA(5)])).status).toBe(409)
    expect((await office.call('deleteOrder', { orderId })).status).toBe(409)
  })

  it('charges one payment once, however often the card is sent', async () => {
    const session = await office.paymentSession(orderId)
    expect(await office.paymentSession(orderId)).not.toBe('')
    await Promise.all([1, 2, 3].map(() => office.sendCard(session, approved)))
    await office.sendCard(session, declined)
    await office.services.completion.idle()
    expect(await office.charges(orderId)).toEqual(['captured'])
    expect((await completion()).status).toBe('Completed')
  })

  it('does not charge fields that were opened for another sum', async () => {
    const session = await office.paymentSession(orderId)
    await office.hold(orderId, evening, [seatA(1)])
    expect((await office.sendCard(session, approved)).state).toBe('declined')
    expect(await office.charges(orderId)).toEqual([])
    await office.pay(orderId)
    expect((await completion()).status).toBe('Completed')
  })

  it('charges fields that were open while words for the kitchen came, which cost nothing', async () => {
    const note = (comment: string, quantity: number) =>
      office.call(
        'setOrderItems',
        { orderId },
        { items: [{ id: 'i1', itemId: 'crisps', quantity }], itemDeliveriesComment: comment },
      )
    await note('', 1)
    const session = await office.paymentSession(orderId)
    const [before] = (await office.call('getOrder', { orderId })).body.order.payments
    expect((await note('No salt', 1)).body.order.payments).toEqual([before])
    expect((await office.sendCard(session, approved)).state).not.toBe('declined')
    await office.services.completion.idle()
    expect((await completion()).status).toBe('Completed')
  })

  it('drops fields that were open while the goods became more', async () => {
    const set = (quantity: number) =>
      office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', itemId: 'crisps', quantity }] })
    await set(1)
    const session = await office.paymentSession(orderId)
    expect((await set(2)).body.order.payments).toEqual([])
    expect((await office.sendCard(session, approved)).state).toBe('declined')
  })

  it('does not charge for an order that is over', async () => {
    const session = await office.paymentSession(orderId)
    await office.call('deleteOrder', { orderId })
    expect((await office.sendCard(session, approved)).state).toBe('declined')
    expect(await office.charges(orderId)).toEqual(['declined'])
  })

  it('accepts notices twice, late and out of order', async () => {
    await office.pay(orderId, declined)
    const [refused] = await office.payments(orderId)
    const stale = {
      paymentId: refused?.id ?? '',
      reference: 'LL-stale',
      amountMinor: 2660,
      maskedDetail: 'card ending 0002',
    }
    expect(await notify({ type: 'authorised', ...stale })).toEqual({ accepted: false })
    expect(await notify({ type: 'submitted', ...stale })).toEqual({ accepted: false })
    await office.pay(orderId)
    const paid = (await office.payments(orderId)).find(({ status }) => status === 'Completed')
    const notice = {
      paymentId: paid?.id ?? '',
      reference: paid?.providerReference ?? '',
      amountMinor: 2660,
      maskedDetail: 'card ending 1111',
    }
    expect(await notify({ type: 'authorised', ...notice })).toEqual({ accepted: true })
    await notify({ type: 'declined', reason: 'declined', ...notice })
    expect((await current()).embeddedPayment.status).toBe('Completed')
    expect(await office.charges(orderId)).toEqual(['declined', 'captured'])
  })

  it('accepts signed notices only', async () => {
    await office.paymentSession(orderId)
    const [payment] = await office.payments(orderId)
    const forged = signNotice(
      {
        type: 'authorised',
        paymentId: payment?.id ?? '',
        reference: 'x',
        amountMinor: 2660,
        maskedDetail: '',
      },
      'a guess',
    )
    expect(await office.services.payments.receive(forged)).toEqual({ accepted: false })
    expect((await current()).embeddedPayment.status).toBe('NotStarted')
  })

  it('refuses what cannot be paid', async () => {
    const pay = (id: string, webPaymentMethodId: string | number = 'ledgerline-card') =>
      office.call('createEmbeddedPayment', { orderId: id }, { webPaymentMethodId })
    const empty = await office.order()
    expect((await pay(empty)).problem?.type).toMatch('order-empty')
    await office.hold(empty, evening, [seatA(9)])
    expect((await pay(empty)).problem?.type).toMatch('customer-required')
    for (const method of ['barter', '2', 2])
      expect((await pay(orderId, method)).problem?.type).toMatch('web-payment-method-unknown')
    const free = await office.orderFor(evening, [seatA(10)], ['free'])
    expect((await pay(free)).problem?.type).toMatch('nothing-to-pay')
    expect((await office.call('getCurrentEmbeddedPayment', { orderId })).status).toBe(404)
    office.clock.advance(10 * minute)
    expect((await pay(orderId)).status).toBe(410)
  })
})
