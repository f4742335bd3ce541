import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'
import { insertCode, sampleCard, sampleVoucher } from './testing/sample-codes.ts'

const hour = 60 * 60_000
const tooMany = { status: 429 }

jest.setTimeout(60_000)

describe('guessing codes', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open({ limited: true })
  })
  beforeEach(async () => {
    await office.reset()
    await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 500 })
  })
  afterAll(() => office.close())

  const ask = (cardNumber: string, pin = '0042', from = '10.0.0.1') =>
    office.call('getGiftCardDetails', {}, { cardNumber, pin }, {}, from)

  it('is limited by address, over the kinds of codes, until the hour is over', async () => {
    for (let guess = 0; guess < 20; guess += 1)
      expect((await ask(`GUESS${guess}`)).problem?.type).toMatch('gift-card-details-invalid')
    expect((await ask('GIFT')).problem).toMatchObject(tooMany)
    const orderId = await office.order('10.0.0.2')
    const credentials = { barcode: 'VOUCHER', pin: null }
    const refused = await office.call(
      'addVoucher',
      { orderId },
      { type: 'Ticket', credentials },
      {},
      '10.0.0.1',
    )
    expect(refused.problem).toMatchObject(tooMany)
    expect((await ask('GIFT', '0042', '10.0.0.2')).status).toBe(200)
    office.clock.advance(hour)
    expect((await ask('GIFT')).status).toBe(200)
  })

  it('is limited by code, wherever its pin is tried from', async () => {
    for (let pin = 0; pin < 10; pin += 1)
      expect((await ask('GIFT', `900${pin}`, `10.0.1.${pin}`)).problem?.type).toMatch(
        'gift-card-details-invalid',
      )
    expect((await ask('GIFT', '0042', '10.0.2.1')).problem).toMatchObject(tooMany)
  })

  it('counts failures only, also for simultaneous tries', async () => {
    for (let times = 0; times < 40; times += 1) expect((await ask('GIFT')).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 60 }, (_, guess) => ask(`GUESS${guess}`)))
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(40)
  })

  it('is limited in total', async () => {
    const at = Math.floor(office.clock.now() / hour)
    const row = { counter: `${at} all`, failures: 9_999, expires_at: office.clock.now() + hour }
    await office.database.tx((trx) => trx.insertInto('code_guess').values(row).execute())
    expect((await ask('UNKNOWN')).status).toBe(400)
    expect((await ask('GIFT', '0042', '10.0.0.9')).problem).toMatchObject(tooMany)
  })

  it('keeps no address, and no count for longer than its hour', async () => {
    await ask('UNKNOWN', '0042', '10.9.8.7')
    const read = () => office.database.read.selectFrom('code_guess').selectAll().execute()
    expect(await read()).toHaveLength(3)
    expect(JSON.stringify(await read())).not.toContain('10.9.8.7')
  })
})

describe('an answer to a wrong code', () => {
  const distance = 120
  const batch = 'revoked'
  let office: BoxOffice
  let orderId: string
  beforeAll(async () => {
    office = await BoxOffice.open({ codeAnswerAfter: distance })
    // Warm-up: the first call is slower.
    await office.call('getGiftCardDetails', {}, { cardNumber: 'FIRST', pin: null })
  })
  beforeEach(async () => {
    await office.reset()
    orderId = await office.orderFor(evening, [seatA(1)])
  })
  afterAll(() => office.close())

  const asks = {
    'of a gift card': (cardNumber: string, pin: string | null) =>
      office.call('getGiftCardDetails', {}, { cardNumber, pin }),
    'of a gift card that is to pay': (cardNumber: string, pin: string | null) =>
      office.call('addGiftCardPayment', { orderId }, { cardNumber, pin }),
    'of a voucher': (barcode: string, pin: string | null) =>
      office.call('addVoucher', { orderId }, { type: 'Ticket', credentials: { barcode, pin } }),
    'of a redemption card': (cardNumber: string, pin: string | null) =>
      office.call('addTicketRedemptionCard', { orderId }, { cardNumber, pin }),
    'of a card of a scheme': (cardNumber: string, pin: string | null) =>
      office.call('addTicketRedemptionCard', { orderId }, { cardNumber, pin, type: 'ThirdParty' }),
  }
  const rules = {
    'of a gift card': { kind: 'GiftCard' },
    'of a gift card that is to pay': { kind: 'GiftCard' },
    'of a voucher': sampleVoucher,
    'of a redemption card': sampleCard,
    'of a card of a scheme': { ...sampleCard, type: 'ThirdParty' },
  } as const
  type Kind = keyof typeof asks
  const kinds = Object.keys(asks) as Kind[]

  const ask = async (kind: Kind, code: string, pin: string | null) => {
    const begun = performance.now()
    const { problem } = await asks[kind](code, pin)
    return { problem: { ...problem, correlationId: null }, took: performance.now() - begun }
  }

  it.each(kinds)(
    '%s does not distinguish a wrong pin from an unknown code, nor does its timing',
    async (kind) => {
      await insertCode(office.services.codes, 'CODE', { rules: rules[kind], capacity: 500 })
      const [wrong, unknown] = [await ask(kind, 'CODE', '0043'), await ask(kind, 'UNKNOWN', '0042')]
      expect(wrong.problem).toMatchObject({ status: 400 })
      expect(wrong.problem).toEqual(unknown.problem)
      for (const { took } of [wrong, unknown]) expect(took).toBeGreaterThanOrEqual(distance - 2)
      expect((await asks[kind]('CODE', '0042')).status).toBe(200)
    },
  )

  it.each(kinds.filter((kind) => kind !== 'of a voucher'))(
    '%s does not distinguish a revoked code without a pin from an unknown one',
    async (kind) => {
      await insertCode(office.services.codes, 'CODE', {
        id: batch,
        rules: rules[kind],
        capacity: 500,
        codes: [{ code: 'CODE', pin: null }],
      })
      await office.database.tx((trx) => trx.updateTable('code_batch').set({ revoked_at: 1 }).execute())
      const [revoked, unknown] = [await ask(kind, 'CODE', null), await ask(kind, 'UNKNOWN', null)]
      expect(revoked.problem).toEqual(unknown.problem)
      for (const { took } of [revoked, unknown]) expect(took).toBeGreaterThanOrEqual(distance - 2)
    },
  )

  it('does not distinguish a used-up card from an unknown one', async () => {
    await insertCode(office.services.codes, 'CARD', { rules: sampleCard })
    const other = await office.orderFor(evening, [seatA(2)])
    await office.call('addTicketRedemptionCard', { orderId: other }, { cardNumber: 'CARD', pin: '0042' })
    const kind = 'of a redemption card'
    const [used, unknown] = [await ask(kind, 'CARD', '0042'), await ask(kind, 'UNKNOWN', '0042')]
    expect(used.problem).toEqual(unknown.problem)
    for (const { took } of [used, unknown]) expect(took).toBeGreaterThanOrEqual(distance - 2)
  })
})
