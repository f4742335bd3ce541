import { insertCode } from '../codes/testing/sample-codes.ts'
import { visitor, type Caller } from '../domain/caller.ts'
import type { SignedNotice } from '../domain/payment-provider.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA, siteId } from '../orders/testing/small-cinema.ts'
import { defaultOrderSettings } from '../orders/settings.ts'

const minute = 60_000
const payOrigin = 'http://pay.example'
const returnUrl = 'http://shop.example/order/payment/?returned=1'
const page = { webPaymentMethodId: 'ledgerline-page', redirectReturnUrl: returnUrl }

const approved = '4111111111111111'
const declined = '4000000000000002'
const challenged = '4000000000003220'
const slowCard = '4000000000000044'

jest.setTimeout(60_000)

describe('paying on the provider’s page', () => {
  let office: BoxOffice
  let orderId: string
  const [embedded] = defaultOrderSettings.paymentMethods
  const name = { text: 'Card on its page', translations: [] }
  beforeAll(async () => {
    office = await BoxOffice.open({
      settings: {
        paymentMethods: [
          ...(embedded ? [embedded] : []),
          { type: 'Redirect', name, siteIds: [], orderTypes: ['Standard'] },
        ],
      },
    })
  })
  beforeEach(async () => {
    await office.reset()
    orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
  })
  afterAll(() => office.close())

  const begin = (body: object = page) => office.call('createRedirectPayment', { orderId }, body)
  const current = async () => (await office.call('getCurrentRedirectPayment', { orderId })).body
  const visit = (address: string) => {
    const { pathname, search } = new URL(address, payOrigin)
    return office.provider.app.inject({ method: 'GET', url: `${pathname}${search}` })
  }
  const submit = (path: string, address: string, fields: Record<string, string>, origin = payOrigin) =>
    office.provider.app.inject({
      method: 'POST',
      url: `${path}${new URL(address).search}`,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const sendCard = (address: string, number: string) =>
    submit('/pay/', address, { number, expiry: '04/29', securityCode: '123', name: 'Ines Marchetti' })
  const getUrl = async () => (await begin()).body.redirectUrl
  const complete = async () => {
    await office.services.completion.idle()
    return (await office.call('getCompletion', { orderId })).body.status
  }

  it('is a payment method if the chain offers it', async () => {
    const list = async (query: string) => {
      const { body } = {
        body: (await office.app.inject(`/ocapi/v1/web-payment-methods${query}`)).json<{
          webPaymentMethods: { id: string; isDefault: boolean }[]
        }>(),
      }
      return body.webPaymentMethods.map(({ id, isDefault }) => `${id} ${String(isDefault)}`)
    }
    expect(await list('')).toEqual(['ledgerline-card true', 'ledgerline-page false'])
    expect(await list('?orderType=GiftShop')).toEqual(['ledgerline-card true'])
    expect((await begin({ ...page, webPaymentMethodId: 'ledgerline-card' })).problem?.type).toMatch(
      'method-unknown',
    )
  })

  it('sends the visitor there and back, and completes the order', async () => {
    const { body } = await begin()
    expect(body).toMatchObject({
      redirectPayment: { type: 'Redirect', status: 'NotStarted', value: { valueIncludingTax: 26.6 } },
      redirectUrl: expect.stringMatching(/^http:\/\/pay\.example\/pay\/\?session=/) as unknown,
    })
    const form = await visit(body.redirectUrl)
    expect(form.statusCode).toBe(200)
    expect(form.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(form.body).toContain('£26.60')
    const sent = await sendCard(body.redirectUrl, approved)
    expect(sent.statusCode).toBe(303)
    const back = await visit(String(sent.headers.location))
    expect([back.statusCode, back.headers.location]).toEqual([303, returnUrl])
    expect(await complete()).toBe('Completed')
    expect(await current()).toMatchObject({
      redirectPayment: { status: 'Completed' },
      maskedCardNumber: 'card ending 1111',
    })
    expect(await office.charges(orderId)).toEqual(['captured'])
  })

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example/'],
    ['another site behind a name', 'http://shop.example@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ' '],
  ])('never redirects to %s', async (_, redirectReturnUrl) => {
    const refused = await begin({ ...page, redirectReturnUrl })
    expect(refused.status).toBe(400)
    expect(await office.payments(orderId)).toEqual([])
  })

  it('shows mistakes in the card, and charges nothing for them', async () => {
    const url = await getUrl()
    const sent = await sendCard(url, '4111111111111112')
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain('aria-invalid="true"')
    expect(sent.body).not.toContain('4111111111111112')
    expect(await office.charges(orderId)).toEqual([])
  })

  it('requires a code, and returns declined after a wrong one', async () => {
    const url = await getUrl()
    await sendCard(url, challenged)
    expect((await visit(url)).body).toContain('name="code"')
    expect((await current()).redirectPayment.status).toBe('Pending')
    await submit('/pay/code', url, { code: '9999' })
    expect((await visit(url)).headers.location).toBe(returnUrl)
    expect(await current()).toMatchObject({
      redirectPayment: { status: 'Declined' },
      declineReason: 'challenge-failed',
    })
    expect((await office.call('getOrder', { orderId })).body.order.status).toBe('InProgress')
  })

  it('has one outcome, however often the visitor goes back and sends the card', async () => {
    const url = await getUrl()
    await Promise.all([sendCard(url, approved), sendCard(url, approved), visit(url)])
    await sendCard(url, declined)
    expect(await complete()).toBe('Completed')
    for (let times = 0; times < 2; times += 1) expect((await visit(url)).headers.location).toBe(returnUrl)
    expect(await office.charges(orderId)).toEqual(['captured'])
    expect((await begin()).status).toBe(409)
  })

  it('completes the order of a visitor who has closed the tab, when the bank answers late', async () => {
    const url = await getUrl()
    await sendCard(url, slowCard)
    expect((await visit(url)).body).toContain('http-equiv="refresh"')
    await office.wait(5_000)
    expect(await complete()).toBe('Completed')
  })

  it('takes no money for an order that expired meanwhile', async () => {
    const url = await getUrl()
    office.clock.advance(13 * minute)
    await sendCard(url, approved)
    expect((await visit(url)).headers.location).toBe(returnUrl)
    expect(await office.charges(orderId)).toEqual(['declined'])
    expect((await current()).redirectPayment.status).toBe('Declined')
  })

  it('is the only payment of the rest: it replaces the card fields, and they replace it', async () => {
    const session = await office.paymentSession(orderId)
    const url = await getUrl()
    expect((await office.payments(orderId)).map(({ type }) => type)).toEqual(['Redirect'])
    expect((await office.sendCard(session, approved)).state).toBe('declined')
    await office.paymentSession(orderId)
    expect((await office.payments(orderId)).map(({ type }) => type)).toEqual(['Embedded'])
    await sendCard(url, approved)
    expect(await office.charges(orderId)).toEqual([])
    expect((await office.call('getCurrentRedirectPayment', { orderId })).problem?.type).toMatch(
      'payment-not-found',
    )
  })

  it('pays the rest that a gift card leaves', async () => {
    await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 1_000 })
    await office.call('addGiftCardPayment', { orderId }, { cardNumber: 'GIFT', pin: '0042' })
    await sendCard(await getUrl(), approved)
    expect(await complete()).toBe('Completed')
    const { order } = (await office.call('getCompletedOrder', { orderId })).body
    expect(order.paymentSummary.map(({ type, value }) => [type, value.valueIncludingTax])).toEqual([
      ['GiftCard', 10],
      ['Redirect', 16.6],
    ])
  })

  it('accepts cards only from its own page, for its own sessions', async () => {
    const url = await getUrl()
    const fields = { number: approved, expiry: '04/29', securityCode: '123', name: 'Ines Marchetti' }
    expect((await submit('/pay/', url, fields, 'http://evil.example')).statusCode).toBe(403)
    expect((await submit('/pay/', `${payOrigin}/pay/?session=e30.AAAA`, fields)).statusCode).toBe(410)
    const session = await office.paymentSession(orderId)
    expect((await submit('/pay/', `${payOrigin}/pay/?session=${session}`, fields)).statusCode).toBe(410)
    expect(await office.charges(orderId)).toEqual([])
  })

  it('is settled once by notices over HTTP that are repeated and out of order', async () => {
    const held: SignedNotice[] = []
    office.provider.connect(async (notice) => {
      held.push(notice)
      const sent = await office.app.inject({ method: 'POST', url: '/payments/notices', payload: notice })
      return sent.json<{ accepted: boolean }>()
    })
    await sendCard(await getUrl(), approved)
    expect(await complete()).toBe('Completed')
    for (const notice of [...held].reverse())
      await office.app.inject({ method: 'POST', url: '/payments/notices', payload: notice })
    expect(await complete()).toBe('Completed')
    expect(await office.charges(orderId)).toEqual(['captured'])
    const forged = { body: held[1]?.body, signature: 'AAAA' }
    for (const payload of [forged, {}, { body: 5 }]) {
      const sent = await office.app.inject({ method: 'POST', url: '/payments/notices', payload })
      expect(sent.json()).toEqual({ accepted: false })
    }
    office.provider.connect(office.services.payments.receive)
  })

  describe('at a till', () => {
    const member: Caller = { kind: 'member', memberId: 'm1', rewardIds: [], subscriptionIds: [] }
    const workstation: Caller = { kind: 'workstation', workstationId: 'w1', siteId }
    const beginAtTill = () =>
      office.call('createCinemaProcessedPayment', { orderId }, { reference: 'till 4' })
    const setResult = (status: 'Completed' | 'Declined') =>
      office.call('setCinemaProcessedPayment', { orderId }, { status })

    it('is for workstations alone', async () => {
      for (const each of [visitor, member]) {
        office.actAs(each)
        expect((await beginAtTill()).status).toBe(403)
        expect((await setResult('Completed')).status).toBe(403)
      }
      expect(await office.payments(orderId)).toEqual([])
    })

    it('completes the order when the money is taken', async () => {
      office.actAs(workstation)
      expect((await setResult('Completed')).problem?.type).toMatch('payment-not-found')
      const begun = await beginAtTill()
      expect(begun.body.cinemaProcessedPayment).toMatchObject({ type: 'CinemaProcessed', status: 'Pending' })
      expect((await begin()).problem?.type).toMatch('payment-in-progress')
      expect((await setResult('Completed')).body.cinemaProcessedPayment.status).toBe('Completed')
      expect(await complete()).toBe('Completed')
      expect(await office.charges(orderId)).toEqual([])
      expect((await setResult('Completed')).status).toBe(409)
    })

    it('leaves the order open otherwise', async () => {
      office.actAs(workstation)
      await beginAtTill()
      await setResult('Declined')
      await sendCard(await getUrl(), approved)
      expect(await complete()).toBe('Completed')
    })
  })
})
