import { insertCode, sampleVoucher } from '../codes/testing/sample-codes.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'
import { BoxOffice, openingTime } from '../orders/testing/box-office.ts'
import { removeGuard } from '../order-store/testing/without-guard.ts'
import { ballroom, evening, seatA, siteId } from '../orders/testing/small-cinema.ts'

const rivals = 200
const minute = 60_000
const slowCard = '4000000000000044'
/** Price for the evening: ticket and booking fee. */
const adult = 13.3

jest.setTimeout(60_000)

describe('gift cards', () => {
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
    office = await BoxOffice.open({ around })
  })
  beforeEach(async () => {
    isCaptureRefused = false
    await office.reset()
  })
  afterAll(() => office.close())

  const insert = (code: string, capacity: number, expiresAt: number | null = null) =>
    insertCode(office.services.codes, code, { rules: { kind: 'GiftCard' }, capacity, expiresAt })
  const pay = (orderId: string, cardNumber: string, value?: number, headers = {}) =>
    office.call(
      'addGiftCardPayment',
      { orderId },
      { cardNumber, pin: '0042', ...(value === undefined ? {} : { value }) },
      headers,
    )
  const details = (cardNumber: string, pin = '0042') =>
    office.call('getGiftCardDetails', {}, { cardNumber, pin })
  const balance = async (cardNumber: string) =>
    (await details(cardNumber)).body.availableBalance.valueIncludingTax
  const movements = async () =>
    (
      await office.database.read
        .selectFrom('movement')
        .select(['amount', 'reason'])
        .orderBy('moved_at')
        .execute()
    ).map(({ amount, reason }) => `${reason} ${String(amount)}`)
  const get = async (orderId: string) => (await office.call('getOrder', { orderId })).body.order
  const complete = async (orderId: string) => {
    const started = await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    return started
  }

  it('reveal their balance for number and pin', async () => {
    await insert('GIFTCARD6789', 2_550, openingTime + minute)
    expect((await details('gift card-6789')).body).toEqual({
      maskedCardNumber: 'GI......6789',
      expiresAt: new Date(openingTime + minute).toISOString(),
      availableBalance: { valueIncludingTax: 25.5, valueExcludingTax: 25.5, tax: 0 },
      refillId: expect.any(String),
    })
    expect((await details('GIFTCARD6789', '0000')).problem?.errorCode).toBe(40000)
  })

  it('are looked up with the answer of a captcha and without one', async () => {
    await insert('GIFTCARD6789', 2_550)
    const body = { cardNumber: 'GIFTCARD6789', pin: '0042' }
    const headers = { 'x-captcha-response': 'an answer' }
    const [proven, plain] = [
      await office.call('getGiftCardDetails', {}, body, headers),
      await office.call('getGiftCardDetails', {}, body),
    ]
    expect([proven.status, plain.status]).toEqual([200, 200])
    expect(proven.body).toEqual(plain.body)
  })

  it('pay a whole order, charged when it is completed', async () => {
    await insert('GIFT', 5_000)
    const orderId = await office.orderFor(evening, [seatA(1)])
    expect((await pay(orderId, 'GIFT')).body).toMatchObject({
      giftCardPayment: {
        type: 'GiftCard',
        status: 'NotStarted',
        value: { valueIncludingTax: adult },
        maskedDetail: 'GIFT',
      },
      availableBalance: { valueIncludingTax: 50 },
    })
    expect(await balance('GIFT')).toBe(50)
    expect((await complete(orderId)).status).toBe(200)
    expect(await balance('GIFT')).toBe(36.7)
    expect(await movements()).toEqual(['sale -1330'])
    const { order } = (await office.call('getCompletedOrder', { orderId })).body
    expect(order.paymentSummary).toMatchObject([{ type: 'GiftCard', value: { valueIncludingTax: adult } }])
    expect(await office.charges(orderId)).toEqual([])
  })

  it('pay a part, and a web payment pays the rest', async () => {
    await insert('ONE', 500)
    await insert('TWO', 5_000)
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    await pay(orderId, 'ONE')
    await pay(orderId, 'TWO', 10)
    expect((await complete(orderId)).problem?.type).toMatch('payment-incomplete')
    await office.pay(orderId)
    const { order } = (await office.call('getCompletedOrder', { orderId })).body
    expect(order.paymentSummary.map(({ type, value }) => [type, value.valueIncludingTax])).toEqual([
      ['GiftCard', 5],
      ['GiftCard', 10],
      ['Embedded', 11.6],
    ])
    expect([await balance('ONE'), await balance('TWO')]).toEqual([0, 40])
    const charges = await office.database.read.selectFrom('provider_charge').selectAll().execute()
    expect(charges).toMatchObject([{ status: 'captured', amount_minor: 1_160 }])
  })

  it('make a web payment begin again if they are added after it', async () => {
    await insert('GIFT', 5_000)
    const orderId = await office.orderFor(evening, [seatA(1)])
    const session = await office.paymentSession(orderId)
    await pay(orderId, 'GIFT', 3)
    expect((await office.sendCard(session, '4111111111111111')).state).toBe('declined')
    expect(await office.charges(orderId)).toEqual([])
    await office.pay(orderId)
    expect((await get(orderId)).payments.map(({ value }) => value.valueIncludingTax)).toEqual([3, 10.3])
  })

  it("are refunded if the bank's payment fails", async () => {
    await insert('GIFT', 500)
    await insertCode(office.services.codes, 'VOUCHER', {
      rules: { ...sampleVoucher, opens: { ...sampleVoucher.opens, priceMinor: 600 } },
    })
    const orderId = await office.orderFor(evening, [seatA(1)])
    await office.call(
      'addVoucher',
      { orderId },
      { type: 'Ticket', credentials: { barcode: 'VOUCHER', pin: '0042' } },
    )
    const voucherId = (await get(orderId)).vouchers[0]?.id
    const tickets = [{ id: 't', ticketTypeId: 'adult', voucherId }]
    await office.call('setOrderShowtime', { orderId, showtimeId: evening }, { seats: [seatA(1)], tickets })
    await pay(orderId, 'GIFT')
    isCaptureRefused = true
    await office.pay(orderId)
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Failed')
    expect(await office.charges(orderId)).toEqual(['voided'])
    expect(await balance('GIFT')).toBe(5)
    expect(await movements()).toEqual(['sale -500', 'return 500'])
    expect((await office.payments(orderId)).map(({ status }) => status)).toEqual(['Declined', 'Declined'])
    const voucher = await office.services.codes.find('Voucher', 'VOUCHER', '0042')
    expect(await office.services.codes.countLeft(voucher?.scarceId ?? '', office.clock.now())).toBe(1)
    expect(await office.claims(orderId)).toEqual({})
  })

  it('leave the order open if one of them is empty before the bank is asked', async () => {
    await insert('FULL', 500)
    await insert('SPENT', 500)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId, 'FULL')
    await pay(orderId, 'SPENT')
    const rival = await office.orderFor(evening, [seatA(2)])
    await pay(rival, 'SPENT')
    await office.pay(rival)
    await office.pay(orderId)
    expect((await get(orderId)).status).toBe('InProgress')
    expect(await office.charges(orderId)).toEqual(['declined'])
    expect([await balance('FULL'), await balance('SPENT')]).toEqual([5, 0])
    expect(await movements()).toEqual(['sale -500'])
  })

  it('charge nothing if one of them is emptied while the bank is asked', async () => {
    await insert('FULL', 500)
    await insert('SPENT', 500)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId, 'FULL')
    await pay(orderId, 'SPENT')
    await office.sendCard(await office.paymentSession(orderId), slowCard)
    const rival = await office.orderFor(evening, [seatA(2)])
    await pay(rival, 'SPENT')
    await office.pay(rival)
    await office.wait(5_000)
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Failed')
    expect([await balance('FULL'), await balance('SPENT')]).toEqual([5, 0])
    expect(await office.charges(orderId)).toEqual(['voided'])
    expect(await movements()).toEqual(['sale -500'])
    expect((await office.call('getCurrentEmbeddedPayment', { orderId })).body.declineReason).toBe(
      'gift-card-refused',
    )
    expect(await office.claims(orderId)).toEqual({})
  })

  it('leave an order open that they alone should have paid', async () => {
    await insert('SPENT', 1_330)
    const [orderId, rival] = [
      await office.orderFor(evening, [seatA(1)]),
      await office.orderFor(evening, [seatA(2)]),
    ]
    await pay(orderId, 'SPENT')
    await pay(rival, 'SPENT')
    await complete(rival)
    expect((await complete(orderId)).problem).toMatchObject({ status: 400, errorCode: 11052 })
    const paymentId = (await get(orderId)).payments[0]?.id ?? ''
    const { order } = (await office.call('removePayment', { orderId, paymentId })).body
    expect(order.payments).toEqual([])
    await office.pay(orderId)
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Completed')
  })

  it('pay less when the order becomes cheaper, and nothing when it is free', async () => {
    await insert('GIFT', 5_000)
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    await pay(orderId, 'GIFT', 20)
    await office.hold(orderId, evening, [seatA(1)])
    expect((await get(orderId)).payments).toMatchObject([{ value: { valueIncludingTax: adult } }])
    await office.hold(orderId, evening, [seatA(1), seatA(2)])
    expect((await get(orderId)).payments).toMatchObject([{ value: { valueIncludingTax: adult } }])
    await office.hold(orderId, evening, [seatA(1)], ['free'])
    expect((await get(orderId)).payments).toEqual([])
  })

  it('can be removed until they are charged', async () => {
    await insert('GIFT', 5_000)
    const orderId = await office.orderFor(evening, [seatA(1)])
    await pay(orderId, 'GIFT')
    const paymentId = (await get(orderId)).payments[0]?.id ?? ''
    expect((await office.call('removePayment', { orderId, paymentId: 'another' })).status).toBe(404)
    expect((await office.call('removePayment', { orderId, paymentId })).status).toBe(200)
    expect((await office.call('removePayment', { orderId, paymentId })).status).toBe(404)
    await pay(orderId, 'GIFT')
    await complete(orderId)
    const charged = (await get(orderId)).payments[0]?.id ?? ''
    expect((await office.call('removePayment', { orderId, paymentId: charged })).status).toBe(409)
  })

  it('are added once for one key', async () => {
    await insert('GIFT', 5_000)
    const orderId = await office.orderFor(evening, [seatA(1)])
    const key = { 'idempotency-key': 'a key of its own' }
    const first = await pay(orderId, 'GIFT', 5, key)
    expect((await pay(orderId, 'GIFT', 5, key)).text).toBe(first.text)
    expect((await get(orderId)).payments).toHaveLength(1)
  })

  it.each([
    ['a part', 500, 5, 'Unpaid', []],
    ['the whole', 5_000, 37.5, 'Completed', ['sale -1250']],
  ] as const)('pay %s of an unpaid booking', async (_, capacity, left, status, moved) => {
    const unpaid = await BoxOffice.open({ settings: { allowUnpaidBookings: true } })
    await insertCode(unpaid.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity })
    const { order } = (await unpaid.call('createStandardOrder', {}, { siteId, bookingMode: 'Unpaid' })).body
    const orderId = order.id
    await unpaid.hold(orderId, evening, [seatA(1)])
    await unpaid.call('setOrderCustomer', { orderId }, { email: 'ines@postbox.example' })
    await unpaid.call('addGiftCardPayment', { orderId }, { cardNumber: 'GIFT', pin: '0042' })
    await unpaid.call('startCompletion', { orderId })
    await unpaid.services.completion.idle()
    const { body } = await unpaid.call('getGiftCardDetails', {}, { cardNumber: 'GIFT', pin: '0042' })
    expect(body.availableBalance.valueIncludingTax).toBe(left)
    const rows = await unpaid.database.read.selectFrom('movement').select(['amount', 'reason']).execute()
    expect(rows.map(({ amount, reason }) => `${reason} ${String(amount)}`)).toEqual(moved)
    expect((await unpaid.claims(orderId))[seatA(1)]).toBe(status === 'Unpaid' ? 'held' : 'sold')
    await unpaid.close()
  })

  it(`give their last cent to one of ${rivals} orders`, async () => {
    const price = 1_580
    await insert('GIFT', 2 * price - 1)
    const orders = await Promise.all(
      Array.from({ length: rivals }, async () => {
        const orderId = await office.orderFor(ballroom, [], ['lounge'])
        expect((await pay(orderId, 'GIFT')).status).toBe(200)
        return orderId
      }),
    )
    const started = await Promise.all(orders.map((orderId) => office.call('startCompletion', { orderId })))
    await office.services.completion.idle()
    expect(started.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, problem } of started) if (status !== 200) expect(problem?.errorCode).toBe(11052)
    expect(await balance('GIFT')).toBe((price - 1) / 100)
    expect(await movements()).toEqual([`sale -${price}`])
  })
})

it('give their last cent more than once without the guard, which proves the race of the test above', async () => {
  const office = await BoxOffice.open({ aroundStore: removeGuard('scarce.take') })
  await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 1_580 })
  const orders: string[] = []
  for (let rival = 0; rival < 20; rival += 1) {
    const orderId = await office.orderFor(ballroom, [], ['lounge'])
    await office.call('addGiftCardPayment', { orderId }, { cardNumber: 'GIFT', pin: '0042' })
    orders.push(orderId)
  }
  await Promise.all(orders.map((orderId) => office.call('startCompletion', { orderId })))
  await office.services.completion.idle()
  const movements = await office.database.read.selectFrom('movement').select('amount').execute()
  expect(movements.length).toBeGreaterThan(1)
  await office.close()
})
