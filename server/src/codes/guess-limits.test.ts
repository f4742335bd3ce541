import { insertCode } from './testing/sample-codes.ts'
import { BoxOffice } from '../orders/testing/box-office.ts'

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

  it('counts failures alone, also when all are tried at once', async () => {
    for (let times = 0; times < 40; times += 1) expect((await ask('GIFT')).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 60 }, (_, guess) => ask(`GUESS${guess}`)))
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(20)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(40)
  })

  it('is limited in all', async () => {
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

it('answers a wrong pin and an unknown code alike, at one distance from the question', async () => {
  const distance = 120
  const office = await BoxOffice.open({ codeAnswerAfter: distance })
  await insertCode(office.services.codes, 'GIFT', { rules: { kind: 'GiftCard' }, capacity: 500 })
  const ask = async (cardNumber: string, pin: string) => {
    const begun = performance.now()
    const { problem } = await office.call('getGiftCardDetails', {}, { cardNumber, pin })
    return { problem: { ...problem, correlationId: null }, took: performance.now() - begun }
  }
  await ask('GIFT', '0042')
  const [wrong, unknown] = [await ask('GIFT', '0043'), await ask('UNKNOWN', '0042')]
  expect(wrong.problem).toEqual(unknown.problem)
  for (const { took } of [wrong, unknown]) expect(took).toBeGreaterThanOrEqual(distance - 2)
  await office.close()
})
