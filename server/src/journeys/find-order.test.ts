import { BoxOffice } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'
import { answerAfter, OrderFinder } from './find-order.ts'

jest.setTimeout(60_000)

describe('finding an order by its reference and e-mail address', () => {
  let office: BoxOffice
  let orderId: string
  let reference: string

  beforeAll(async () => {
    office = await BoxOffice.open()
    orderId = await office.orderFor(evening, [seatA(1)])
    await office.pay(orderId)
    const { body } = await office.call('getCompletedOrder', { orderId })
    reference = body.order.transaction?.barcode ?? ''
  })
  afterAll(() => office.close())

  const finder = (isOn = true) =>
    new OrderFinder({ database: office.database, clock: office.clock, limits: { isOn }, answerAfter: 0 })
  const mine = { email: 'ines@postbox.example', address: '203.0.113.7' }
  const ask = (body: object) => office.call('findCompletedOrder', {}, body)

  it("returns the order's id and nothing else, however the two were typed", async () => {
    const spaced = `${reference.slice(0, 3)} ${reference.slice(3)}`.toLowerCase()
    const { body, text } = await ask({ reference: ` ${spaced}`, email: ' Ines@PostBox.example ' })
    expect(body).toEqual({ orderId })
    expect(text).toBe(JSON.stringify({ orderId }))
  })

  it('gives the same answer for an unknown reference and for a wrong address', async () => {
    const [unknown, wrong] = await Promise.all([
      ask({ reference: 'ZZZZZZZ', email: mine.email }),
      ask({ reference, email: 'eve@evil.example' }),
    ])
    const toComparable = ({ problem }: typeof unknown) => ({ ...problem, correlationId: '', instance: '' })
    expect(unknown.status).toBe(404)
    expect(toComparable(wrong)).toEqual(toComparable(unknown))
    expect(wrong.text).not.toMatch(/ines|postbox/)
  })

  it('takes the same time whether there is an order or not', async () => {
    const measure = async (body: object) => {
      const from = performance.now()
      await ask(body)
      return performance.now() - from
    }
    const questions = [
      { reference, email: mine.email },
      { reference, email: 'eve@evil.example' },
      { reference: 'ZZZZZZ2', email: mine.email },
    ]
    for (const question of questions) expect(await measure(question)).toBeGreaterThanOrEqual(answerAfter - 5)
  })

  it('finds no order that is not complete', async () => {
    const open = await office.orderFor(evening, [seatA(2)])
    await office.database.tx((trx) =>
      trx.updateTable('sales_order').set({ booking_id: 'HXHXHXH' }).where('id', '=', open).execute(),
    )
    expect(await finder().find({ ...mine, reference: 'HXHXHXH' })).toEqual({ kind: 'not-found' })
  })

  it('finds none for an empty address, also where the order has no customer', async () => {
    const open = await office.orderFor(evening, [seatA(3)])
    await office.database.tx((trx) =>
      trx
        .updateTable('sales_order')
        .set({ booking_id: 'HYHYHYH', status: 'Completed', customer: null })
        .where('id', '=', open)
        .execute(),
    )
    for (const email of ['', ' ', 'null'])
      expect(await finder().find({ ...mine, email, reference: 'HYHYHYH' })).toEqual({ kind: 'not-found' })
  })

  it.each([
    [
      'from one address',
      (at: number) => ({ reference: `AAAA${at}`, email: `a${at}@b.example`, address: '203.0.113.9' }),
      20,
    ],
    [
      'from one network of the sixth version',
      (at: number) => ({ reference: `AAAA${at}`, email: `a${at}@b.example`, address: `2001:db8:1:2::${at}` }),
      20,
    ],
    [
      'about one reference',
      (at: number) => ({ reference: 'AAAAAAA', email: `a${at}@b.example`, address: `203.0.113.${at}` }),
      10,
    ],
    [
      'for one e-mail address',
      (at: number) => ({ reference: `AAAA${at}`, email: 'ada@b.example', address: `203.0.113.${at}` }),
      10,
    ],
  ])('limits failed tries per hour %s, and states when to try again', async (_, question, most) => {
    const limited = finder()
    for (let at = 0; at < most; at++) expect(await limited.find(question(at))).toEqual({ kind: 'not-found' })
    const refused = await limited.find(question(most))
    expect(refused).toMatchObject({ kind: 'limited' })
    const seconds = refused.kind === 'limited' ? refused.retryAfterSeconds : 0
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(3_600)
    expect(await finder(false).find(question(most))).toEqual({ kind: 'not-found' })
    office.clock.advance(seconds * 1_000)
    expect(await limited.find(question(most))).toEqual({ kind: 'not-found' })
  })

  it('refuses a reference after too many tries to its owner too, so that nothing is revealed', async () => {
    const limited = finder()
    for (let at = 0; at < 10; at++)
      await limited.find({ reference, email: `a${at}@b.example`, address: `203.0.113.${at}` })
    expect(await limited.find({ ...mine, reference })).toMatchObject({ kind: 'limited' })
  })

  it('counts tries that are made at once', async () => {
    const limited = finder()
    const tries = Array.from({ length: 40 }, (_, at) =>
      limited.find({ reference: 'AAAAAAA', email: `a${at}@b.example`, address: `203.0.113.${at}` }),
    )
    const kinds = (await Promise.all(tries)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'not-found')).toHaveLength(10)
  })

  it('does not count successful searches', async () => {
    const limited = finder()
    for (let at = 0; at < 30; at++)
      expect(await limited.find({ ...mine, reference })).toEqual({ kind: 'found', orderId })
  })
})
