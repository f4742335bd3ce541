import { createHash } from 'node:crypto'
import { insertCode, sampleVoucher } from '../codes/testing/sample-codes.ts'
import { sweepExpiredOrders } from '../order-store/order-store.ts'
import { getVoucherId } from '../order-store/scarce-ids.ts'
import { removeGuard } from '../order-store/testing/without-guard.ts'
import { BoxOffice, openingTime } from '../orders/testing/box-office.ts'
import { evening, seatA } from '../orders/testing/small-cinema.ts'

const minute = 60_000
const rivals = 200

jest.setTimeout(60_000)

describe('vouchers on an order', () => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open()
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  const add = (orderId: string, barcode: string, type = 'Ticket') =>
    office.call('addVoucher', { orderId }, { type, credentials: { barcode, pin: '0042' } })
  const insert = (code: string, change: Parameters<typeof insertCode>[2] = {}) =>
    insertCode(office.services.codes, code, change)
  const get = async (orderId: string) => (await office.call('getOrder', { orderId })).body.order
  const use = (orderId: string, voucherIds: (string | null)[]) => {
    const tickets = voucherIds.map((voucherId, index) => ({
      id: `t${index}`,
      ticketTypeId: 'adult',
      voucherId,
    }))
    const seats = voucherIds.map((_, index) => seatA(index + 1))
    return office.call('setOrderShowtime', { orderId, showtimeId: evening }, { seats, tickets })
  }
  /** Uses that no order holds or has spent. */
  const countLeft = async (code: string) => {
    const found = await office.services.codes.find('Voucher', code, '0042')
    return found && office.services.codes.countLeft(found.scarceId, office.clock.now())
  }

  it('makes the order free, which can then be completed', async () => {
    await insert('VOUCHER', { capacity: 3 })
    const orderId = await office.orderFor(evening, [seatA(1), seatA(2)])
    const { body } = await add(orderId, 'vouc-her')
    expect(body).toMatchObject({
      voucher: { type: 'Ticket', maskedBarcode: 'VO.CHER', voucherTypeCode: 'FREE', expiresAt: null },
      availableRedemptions: 3,
    })
    const voucherId = body.voucher.id
    expect((await get(orderId)).totalPrice.valueIncludingTax).toBe(26.6)
    const { order } = (await use(orderId, [voucherId, voucherId])).body
    expect(order).toMatchObject({
      totalPrice: { valueIncludingTax: 0 },
      originalPrice: { valueIncludingTax: 26.6 },
      vouchers: [{ id: voucherId }],
      showtimes: [{ tickets: [{ voucherId, amountSaved: { valueIncludingTax: 12.5 } }, { voucherId }] }],
    })
    expect(await countLeft('VOUCHER')).toBe(1)
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    expect((await office.call('getCompletedOrder', { orderId })).body.order.vouchers).toMatchObject([
      { id: voucherId },
    ])
    office.clock.advance(60 * minute)
    await sweepExpiredOrders(office.database, office.clock.now())
    expect(await countLeft('VOUCHER')).toBe(1)
  })

  it('is not spent if no ticket of the order uses it', async () => {
    await insert('VOUCHER')
    const orderId = await office.orderFor(evening, [seatA(1)], ['free'])
    await add(orderId, 'VOUCHER')
    expect(await countLeft('VOUCHER')).toBe(0)
    await office.call('startCompletion', { orderId })
    await office.services.completion.idle()
    expect((await office.call('getCompletion', { orderId })).body.status).toBe('Completed')
    expect(await countLeft('VOUCHER')).toBe(1)
  })

  it('applies a deal to all lines, including later ones', async () => {
    const deal = { dealId: 'autumn', calculation: { kind: 'PercentageOff', basisPoints: 1_000 } } as const
    await insert('DEAL', { rules: { ...sampleVoucher, type: 'Deal', deal } })
    const orderId = await office.orderFor(evening, [seatA(1)])
    const voucherId = (await add(orderId, 'DEAL', 'Deal')).body.voucher.id
    expect(await get(orderId)).toMatchObject({
      totalPrice: { valueIncludingTax: 12.05 },
      deals: [{ dealId: 'autumn', voucherId, amountSaved: { valueIncludingTax: 1.25, tax: 0.2 } }],
    })
    await office.hold(orderId, evening, [seatA(1), seatA(2)])
    expect(await get(orderId)).toMatchObject({
      totalPrice: { valueIncludingTax: 24.1 },
      deals: [{ amountSaved: { valueIncludingTax: 2.5 } }],
    })
    await office.call('removeVoucher', { orderId, voucherId })
    expect((await get(orderId)).totalPrice.valueIncludingTax).toBe(26.6)
  })

  it.each([
    [
      'taken off',
      (orderId: string, voucherId: string) => office.call('removeVoucher', { orderId, voucherId }),
    ],
    ['of a cancelled order', (orderId: string) => office.call('deleteOrder', { orderId })],
    ['of an order that has run out', async () => office.clock.advance(11 * minute)],
    [
      'of an order that was swept away',
      async () => {
        office.clock.advance(11 * minute)
        await sweepExpiredOrders(office.database, office.clock.now())
      },
    ],
  ])('releases a voucher %s', async (_, free) => {
    await insert('VOUCHER')
    const orderId = await office.orderFor(evening, [seatA(1)])
    const voucherId = (await add(orderId, 'VOUCHER')).body.voucher.id
    expect(await countLeft('VOUCHER')).toBe(0)
    await free(orderId, voucherId)
    expect(await countLeft('VOUCHER')).toBe(1)
    const another = await office.order()
    expect((await add(another, 'VOUCHER')).status).toBe(200)
  })

  it('holds a voucher as long as its order, including extensions', async () => {
    await insert('VOUCHER')
    const orderId = await office.order()
    await add(orderId, 'VOUCHER')
    office.clock.advance(9 * minute)
    await office.hold(orderId, evening, [seatA(1)])
    office.clock.advance(9 * minute)
    await office.call('resetOrderExpiry', { orderId })
    office.clock.advance(9 * minute)
    expect((await add(await office.order(), 'VOUCHER')).problem?.errorCode).toBe(12003)
  })

  it('answers a repeated request as the first one', async () => {
    await insert('VOUCHER')
    const orderId = await office.orderFor(evening, [seatA(1)])
    const again = () =>
      office.call(
        'addVoucher',
        { orderId },
        { type: 'Ticket', credentials: { barcode: 'VOUCHER', pin: '0042' } },
        { 'idempotency-key': 'a key of its own' },
      )
    const first = await again()
    const { request_hash: hash } = await office.database.read
      .selectFrom('idempotency')
      .select('request_hash')
      .executeTakeFirstOrThrow()
    const body = '{"credentials":{"barcode":"VOUCHER","pin":"0042"},"type":"Ticket"}'
    expect(hash).not.toBe(createHash('sha256').update(body).digest('base64url'))
    expect((await again()).text).toBe(first.text)
    expect((await get(orderId)).vouchers).toHaveLength(1)
  })

  it('refuses tickets that a voucher does not pay for', async () => {
    await insert('CHILD', {
      rules: { ...sampleVoucher, opens: { ...sampleVoucher.opens, ticketTypeIds: ['child'] } },
    })
    const orderId = await office.orderFor(evening, [seatA(1)])
    const voucherId = (await add(orderId, 'CHILD')).body.voucher.id
    expect((await use(orderId, [voucherId])).problem?.type).toMatch('voucher-invalid-for-order')
    expect((await use(orderId, ['another'])).problem?.type).toMatch('invalid-argument')
    await office.database.tx((trx) =>
      trx.updateTable('code_batch').set({ revoked_at: openingTime }).execute(),
    )
    expect((await use(orderId, [voucherId])).problem?.type).toMatch('voucher-invalidated')
  })

  it("limits free tickets to the voucher's uses", async () => {
    await insert('VOUCHER', { capacity: 2 })
    const [first, second] = [await office.order(), await office.order()]
    const firstId = (await add(first, 'VOUCHER')).body.voucher.id
    await add(second, 'VOUCHER')
    expect((await use(first, [firstId, firstId])).problem?.type).toMatch('voucher-no-redemptions-left')
    expect((await get(first)).showtimes).toEqual([])
    expect((await use(first, [firstId, null])).status).toBe(200)
  })

  it(`lets one of ${rivals} orders have the last use`, async () => {
    await insert('VOUCHER', { capacity: 4 })
    await office.database.tx((trx) =>
      trx.updateTable('scarce').set({ taken: 3 }).where('capacity', '=', 4).execute(),
    )
    const orders = await Promise.all(Array.from({ length: rivals }, () => office.order()))
    const answers = await Promise.all(orders.map((orderId) => add(orderId, 'VOUCHER')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, problem } of answers) if (status !== 200) expect(problem?.errorCode).toBe(12003)
    const found = await office.services.codes.find('Voucher', 'VOUCHER', '0042')
    const row = await office.database.read
      .selectFrom('scarce')
      .select('taken')
      .where('id', '=', getVoucherId(found?.hash ?? ''))
      .executeTakeFirst()
    expect(row).toEqual({ taken: 4 })
  })
})

it('spends the last use more than once without the guard, which proves the race of the test above', async () => {
  const office = await BoxOffice.open({ aroundStore: removeGuard('scarce.take') })
  await insertCode(office.services.codes, 'VOUCHER')
  const orders = await Promise.all(Array.from({ length: rivals }, () => office.order()))
  const credentials = { barcode: 'VOUCHER', pin: '0042' }
  const answers = await Promise.all(
    orders.map((orderId) => office.call('addVoucher', { orderId }, { type: 'Ticket', credentials })),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  await office.close()
})
